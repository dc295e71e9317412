import { icKinds } from '../kinds/ic-kinds.ts'
import { known, natureOf } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { readTable, words } from '../kit/table.ts'

/** "ATSAMD21" with pin letter and flash code: ATSAMD21G18A-AU. The last column is `pin letter:packages:flash codes`. */
const rows = readTable(
  ['base', 'core', 'megahertz', 'supplyMin', 'supplyMax', 'extras', 'die', 'price', 'variants'],
  `
  ATSAMC20 Cortex-M0+ 48 2.7 5.5 -   A 1.6 E:AM:15,16,17,18 G:AM:16,17,18 J:AM:16,17,18
  ATSAMC21 Cortex-M0+ 48 2.7 5.5 CAN_FD A 1.9 E:AM:15,16,17,18 G:AM:15,16,17,18 J:AM:16,17,18
  ATSAMD09 Cortex-M0+ 48 2.4 3.6 -   A 0.8 C:SS:13 D:M:14
  ATSAMD10 Cortex-M0+ 48 1.62 3.6 -  A 0.9 C:SS:13,14 D:SSM:13,14
  ATSAMD11 Cortex-M0+ 48 1.62 3.6 USB A 1  C:SS:14 D:SSM:14
  ATSAMD20 Cortex-M0+ 48 1.62 3.6 -  A 1.5 E:AM:14,15,16,17,18 G:AM:14,15,16,17,18 J:AM:14,15,16,17,18
  ATSAMD21 Cortex-M0+ 48 1.62 3.6 USB A 1.9 E:AM:15,16,17,18 G:AM:15,16,17,18 J:AM:15,16,17,18
  ATSAMD51 Cortex-M4F 120 1.71 3.6 USB A 3.4 G:M:18,19 J:AM:18,19,20 N:A:19,20 P:A:19,20
  ATSAME51 Cortex-M4F 120 1.71 3.6 USB,CAN_FD A 3.6 G:M:18,19 J:AM:18,19,20 N:A:19,20
  ATSAME53 Cortex-M4F 120 1.71 3.6 Ethernet,USB A 3.9 J:AM:18,19,20 N:A:19,20
  ATSAME54 Cortex-M4F 120 1.71 3.6 Ethernet,USB,CAN_FD A 4.4 N:A:19,20 P:A:19,20
  ATSAML10 Cortex-M23 32 1.62 3.6 -  A 1.1 D:YM:14,15,16 E:AM:14,15,16
  ATSAML11 Cortex-M23 32 1.62 3.6 -  A 1.3 D:YM:14,15,16 E:AM:14,15,16
  ATSAML21 Cortex-M0+ 48 1.62 3.6 USB B 2  E:AM:15,16,17,18 G:AM:16,17,18 J:AM:16,17,18
  ATSAML22 Cortex-M0+ 32 1.62 3.6 USB A 2.1 G:AM:16,17,18 J:AM:16,17,18 N:A:16,17,18
  ATSAMG55 Cortex-M4F 120 1.62 3.6 USB - 3.4 J:AM:19 G:U:19
  ATSAM4S  Cortex-M4 120 1.62 3.6 USB - 3.6 A:AM:2,4,8,16 B:AM:2,4,8,16 C:AC:2,4,8,16
  ATSAM3X  Cortex-M3 84  1.62 3.6 Ethernet,USB,CAN A 7 C:A:4,8 E:AC:4,8
  ATSAMS70 Cortex-M7 300 1.7  3.6 USB B 7.5 J:AM:19,20,21 N:A:19,20,21 Q:A:19,20,21
  ATSAME70 Cortex-M7 300 1.7  3.6 Ethernet,USB,CAN_FD B 8.6 J:AM:19,20,21 N:A:19,20,21 Q:A:19,20,21
  ATSAMV71 Cortex-M7 300 1.7  3.6 Ethernet,USB,CAN_FD B 9.6 J:A:19,20,21 N:A:19,20,21 Q:A:19,20,21
`,
)

const PINS: Readonly<Record<string, number>> = { C: 14, D: 24, E: 32, G: 48, J: 64, N: 100, P: 128, Q: 144 }
/** The older cores name their size by a plain figure and use A, B, C for 48, 64 and 100 pins. */
const OLD_PINS: Readonly<Record<string, number>> = { A: 48, B: 64, C: 100, E: 144 }

function bodyOf(letter: string, pins: number): string {
  if (letter === 'A') return `TQFP-${pins}`
  if (letter === 'M') return `QFN-${pins}`
  if (letter === 'U') return `WLCSP-${pins + 1}`
  if (letter === 'Y') return 'SSOP-24'
  if (letter === 'C') return `BGA-${pins}`
  return pins === 14 ? 'SOIC-14' : 'SOIC-20W'
}

/** U industrial, N 105 °C, F 125 °C; a final T is the reel. */
const packagings = remember((letter: string, pins: string): Order[] => {
  const body = bodyOf(letter, Number(pins))
  const code = letter === 'S' ? 'SS' : letter
  return (['U', 'N', 'F'] as const).flatMap((grade) => {
    const stem = `-${code}${grade}`
    const temperature = [-40, { U: 85, N: 105, F: 125 }[grade]] as const
    const details = { stem, temperature, price: grade === 'U' ? 1 : 1.06 }
    const loose = order(stem, body, body.startsWith('SO') || body.startsWith('SS') ? 'Tube' : 'Tray', details)
    return [loose, order(`${stem}T`, body, 'Tape & reel', details)]
  })
})

function linesOf(row: (typeof rows)[number]): Line[] {
  const old = /4S|3X/.test(row.base)
  return words(row.variants).flatMap((group) => {
    const [pinLetter = '', letters = '', codes = ''] = group.split(':')
    const pins = (old ? OLD_PINS[pinLetter] : PINS[pinLetter]) ?? 48
    return codes.split(',').flatMap((code): Line[] => {
      const flash = old ? Number(code) * 64 : 2 ** (Number(code) - 10)
      const head = old
        ? `${row.base}${code}${pinLetter}${row.die === '-' ? 'A' : row.die}`
        : `${row.base}${pinLetter}${code}${row.die === '-' ? '' : row.die}`
      const nature = natureOf(icKinds.cortexM, {
        attributes: known({
          core: row.core,
          clockFrequency: Number(row.megahertz) * 1e6,
          flashSize: flash,
          ramSize: Math.max(
            4,
            Math.round(flash / (row.core.startsWith('Cortex-M7') ? 5.33 : row.core === 'Cortex-M0+' ? 8 : 4)),
          ),
          ioCount: Math.round(pins * 0.8),
          connectivity: row.extras === '-' ? undefined : row.extras.replaceAll(',', ', ').replaceAll('_', ' '),
          supplyVoltageMin: Number(row.supplyMin),
          supplyVoltageMax: Number(row.supplyMax),
        }),
        job: head,
        price: Number(row.price) * (0.85 + pins / 320) + flash * 0.0016,
        temperature: [-40, 85],
      })
      return [...letters.replace('SS', 'S')].map((letter) => ({
        head,
        nature,
        orders: packagings(letter, String(letter === 'S' && pins === 24 ? 20 : pins)),
      }))
    })
  })
}

export const samFamily = partFamily({
  code: 'microchip-sam',
  brand: 'Microchip Technology',
  weight: 4,
  lines: rows.flatMap(linesOf),
})
