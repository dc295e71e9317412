import { icKinds } from '../kinds/ic-kinds.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import type { Line } from '../kit/part-family.ts'
import { lookUp, words } from '../kit/table.ts'
import type { TemperatureRange } from '../kit/temperature.ts'
import { flashSizes, packageOf, pinCounts, usualIo } from './stm32-codes.ts'

/** Columns of a table of microcontrollers whose number spells pins, flash, package and temperature in letters. */
export const mcuLineColumns = [
  'line',
  'core',
  'megahertz',
  'supplyMin',
  'supplyMax',
  'connectivity',
  'price',
  'temperatures',
  'variants',
] as const

export type McuLineRow = Record<(typeof mcuLineColumns)[number], string>

interface Maker {
  /** STM32F103C8 starts with STM32. */
  prefix: string
  /** The maker whose part this one replaces pin for pin, when it is not itself the original. */
  jobPrefix: string
}

const TEMPERATURES: Readonly<Record<string, TemperatureRange>> = { 6: [-40, 85], 7: [-40, 105], 3: [-40, 125] }

/** C8T6 in a tray (tube for small outlines), C8T6TR on a reel. */
const packagings = remember((letter: string, pins: string, temperatures: string): Order[] => {
  const body = packageOf(letter, Number(pins))
  const loose = body.startsWith('TSSOP') || body.startsWith('SOIC') ? 'Tube' : 'Tray'
  return [...temperatures].flatMap((digit, i) => {
    const stem = `${letter}${digit}`
    const details = {
      stem,
      temperature: lookUp(TEMPERATURES, digit, 'temperature digit'),
      price: 1 + i * 0.08,
    }
    const onReel = order(`${stem}TR`, body, 'Tape & reel', details)
    return letter === 'Y' ? [onReel] : [order(stem, body, loose, details), onReel]
  })
})

export function letteredMcuLines(row: McuLineRow, maker: Maker): Line[] {
  return words(row.variants).flatMap((group) => {
    const [bodies = '', memories = ''] = group.split(':')
    return bodies.split(',').flatMap((body) =>
      memories.split(',').flatMap((memory): Line[] => {
        const [pinLetter = '', ...packageLetters] = body
        const [flashLetter = '', ram = ''] = memory.split('=')
        const pins = lookUp(pinCounts, pinLetter, 'pin letter')
        const code = `${row.line}${pinLetter}${flashLetter}`
        const nature = natureOfMcu(
          row,
          pins,
          lookUp(flashSizes, flashLetter, 'flash letter'),
          Number(ram),
          `${maker.jobPrefix}${code}`,
        )
        return packageLetters.map((letter) => ({
          head: `${maker.prefix}${code}`,
          nature,
          orders: packagings(letter, String(pins), letter === 'Y' ? '6' : row.temperatures),
        }))
      }),
    )
  })
}

type IoCounts = Readonly<Record<number, number>>

/** Lines that bring out another number of pins than most, by the pins of the body. What is not listed is not known. */
const IO_OF_LINES: ReadonlyArray<readonly [line: RegExp, counts: IoCounts]> = [
  [/^V?F10\d$/, { 36: 26, 48: 37, 64: 51, 100: 80, 144: 112 }],
  [/^F0(30|31|51)$/, { 20: 15, 28: 23, 48: 39, 64: 55 }],
  [/^F042$/, { 20: 16, 28: 24, 48: 38 }],
  [/^F07[012]$/, { 20: 15, 48: 37, 64: 51, 100: 87 }],
  [/^F091$/, { 48: 38, 64: 52, 100: 88 }],
  [/^F30[123]$/, { 48: 37, 64: 51, 100: 87, 144: 115 }],
  [/^F4(01|11|12|13|46)$/, { 48: 36, 64: 50, 100: 81, 144: 114 }],
  [/^G0[345678BC]1$/, { 8: 6, 20: 18, 28: 26, 32: 30, 48: 44, 64: 60, 100: 94 }],
  [/^L4[34][123]$/, { 32: 26, 48: 38, 64: 52, 100: 83 }],
]

const ioCountOf = (line: string, pins: number): number | undefined =>
  (IO_OF_LINES.find(([pattern]) => pattern.test(line))?.[1] ?? usualIo)[pins]

function natureOfMcu(row: McuLineRow, pins: number, flash: number, ram: number, job: string): Nature {
  const radio = /Bluetooth|LoRa/.test(row.connectivity)
  const riscv = row.core.startsWith('RISC-V')
  return natureOf(radio ? icKinds.wirelessMcu : riscv ? icKinds.riscv : icKinds.cortexM, {
    attributes: known({
      core: row.core.replace('_', ' '),
      clockFrequency: Number(row.megahertz) * 1e6,
      flashSize: flash,
      ramSize: ram,
      ioCount: ioCountOf(row.line, pins),
      connectivity: row.connectivity === '-' ? undefined : row.connectivity.replaceAll(',', ', ').replaceAll('_', ' '),
      supplyVoltageMin: Number(row.supplyMin),
      supplyVoltageMax: Number(row.supplyMax),
    }),
    job,
    price: Number(row.price) * (0.8 + (0.2 * pins) / 64) + flash * 0.0015,
    temperature: [-40, 85],
  })
}
