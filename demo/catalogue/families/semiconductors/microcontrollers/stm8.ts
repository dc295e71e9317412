import { natureOf } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { lookUp, readTable, words } from '../kit/table.ts'
import { packageOf, pinCounts, usualIo } from './stm32-codes.ts'

const FLASH: Readonly<Record<string, number>> = { 1: 2, 2: 4, 3: 8, 4: 16, 6: 32, 8: 64, B: 128 }

const rows = readTable(
  ['line', 'megahertz', 'supplyMin', 'supplyMax', 'price', 'variants'],
  `
  S001 16 2.95 5.5 0.25 JM:3=1
  S003 16 2.95 5.5 0.35 FPU,KT:3=1
  S005 16 2.95 5.5 0.6  KT,CT:6=2
  S007 24 2.95 5.5 0.9  CT:8=6
  S103 16 2.95 5.5 0.6  FPU,KTU:2=1,3=1
  S105 16 2.95 5.5 0.9  KTU,ST,CT:4=2,6=2
  S207 24 2.95 5.5 1.3  KT,ST,CT,RT,MT:6=6,8=6,B=6
  S208 24 2.95 5.5 1.6  CT,RT,MT:6=6,8=6,B=6
  S903 16 2.95 5.5 0.8  FPU,KTU:3=1
  L001 16 1.8  3.6 0.3  JM:3=1
  L050 16 1.8  3.6 0.4  JM:3=1
  L051 16 1.8  3.6 0.4  FP:3=1
  L052 16 1.8  3.6 0.8  CT,RT:6=2,8=4
  L101 16 1.65 3.6 0.6  FPU:2=1,3=1 GU,KTU:3=1
  L151 16 1.65 3.6 1    FPU,GU,KTU,CTU:2=1,3=1,4=2,6=2 RTU,MT:6=2,8=4 CT:8=4
  L152 16 1.65 3.6 1.2  KTU,CTU:4=2,6=2 RTU,MT:6=2,8=4 CT:8=4
  L162 16 1.65 3.6 1.6  RT,MT:8=4
`,
)

/** STM8 tells the temperature with 6 and 3, and often carries a die letter C that changes nothing for the buyer. */
const packagings = remember((letter: string, pins: string): Order[] => {
  const body = packageOf(letter, Number(pins))
  const loose = body.startsWith('TSSOP') || body.startsWith('SOIC') ? 'Tube' : 'Tray'
  return (['6', '3'] as const).flatMap((digit) =>
    ['', 'C'].flatMap((die) => {
      const stem = `${letter}${digit}${die}`
      const details = { stem, temperature: [-40, digit === '6' ? 85 : 125] as const }
      return [order(stem, body, loose, details), order(`${stem}TR`, body, 'Tape & reel', details)]
    }),
  )
})

export const stm8Family = partFamily({
  code: 'st-stm8',
  brand: 'STMicroelectronics',
  weight: 3,
  lines: rows.flatMap((row) =>
    words(row.variants).flatMap((group) => {
      const [bodies = '', memories = ''] = group.split(':')
      return bodies.split(',').flatMap(([pinLetter = '', ...letters]) =>
        memories.split(',').flatMap((memory): Line[] => {
          const [flashLetter = '', ram = ''] = memory.split('=')
          const pins = lookUp(pinCounts, pinLetter, 'pin letter')
          const flash = lookUp(FLASH, flashLetter, 'flash letter')
          const head = `STM8${row.line}${pinLetter}${flashLetter}`
          const nature = natureOf(
            {
              category: ['Integrated Circuits - Digital', 'Microcontrollers', 'STM8'],
              name: '8-bit microcontroller',
              headline: ['core', 'clockFrequency', 'flashSize'],
            },
            {
              attributes: {
                core: 'STM8',
                clockFrequency: Number(row.megahertz) * 1e6,
                flashSize: flash,
                ramSize: Number(ram),
                ioCount: usualIo[pins] ?? pins - 4,
                supplyVoltageMin: Number(row.supplyMin),
                supplyVoltageMax: Number(row.supplyMax),
              },
              job: head,
              price: Number(row.price) * (0.9 + pins / 320) + flash * 0.004,
              temperature: [-40, 85],
            },
          )
          return letters.map((letter) => ({ head, nature, orders: packagings(letter, String(pins)) }))
        }),
      )
    }),
  ),
})
