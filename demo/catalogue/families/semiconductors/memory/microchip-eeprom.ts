import { microchipOrders } from '../codes/microchip-orders.ts'
import { eeprom } from '../kinds/memory.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'

/** 16 Kbit and up are written in kilobits, 1 Mbit as 1025 or 1026. */
const microchipSizes = [
  ['01B', 1],
  ['02B', 2],
  ['04B', 4],
  ['08B', 8],
  ['16B', 16],
  ['32A', 32],
  ['64', 64],
  ['128', 128],
  ['256', 256],
  ['512', 512],
  ['1025', 1024],
] as const

/** The letter behind 93LC46. */
const WORDS = { A: [8], B: [16], C: [8, 16] } as const

const microchipLines: Line[] = [
  ...microchipSizes.flatMap(([code, size]) =>
    (
      [
        ['24AA', [1.7, 5.5]],
        ['24LC', [2.5, 5.5]],
        ['24FC', [1.7, 5.5]],
      ] as const
    ).map(([prefix, supply]) => ({
      head: `${prefix}${code}`,
      nature: eeprom('I2C', size, supply, prefix === '24FC' ? { clock: 1e6 } : {}),
      orders: microchipOrders(
        size < 512 ? `IE SN P8 ST8 MS MNY${size <= 64 ? ' OT5!T' : ' SM'}` : 'IE SN SM P8 MF',
        '',
      ),
    })),
  ),
  ...(
    [
      ['010A', 1],
      ['020A', 2],
      ['040A', 4],
      ['080D', 8],
      ['160D', 16],
      ['320A', 32],
      ['640A', 64],
      ['128', 128],
      ['256', 256],
      ['512', 512],
      ['1024', 1024],
    ] as const
  ).flatMap(([code, size]) =>
    (
      [
        ['25AA', [1.8, 5.5]],
        ['25LC', [2.5, 5.5]],
      ] as const
    ).map(([prefix, supply]) => ({
      head: `${prefix}${code}`,
      nature: eeprom('SPI', size, supply, size >= 512 ? { clock: 20e6 } : {}),
      orders: microchipOrders(size < 512 ? 'IE SN P8 ST8 MS' : 'IE SN SM P8 MF', ''),
    })),
  ),
  ...(
    [
      ['46', 1],
      ['56', 2],
      ['66', 4],
      ['76', 8],
      ['86', 16],
    ] as const
  ).flatMap(([code, size]) =>
    (['A', 'B', 'C'] as const).flatMap((organisation) =>
      (
        [
          ['93AA', [1.8, 5.5]],
          ['93LC', [2.5, 5.5]],
          ['93C', [4.5, 5.5]],
        ] as const
      ).map(([prefix, supply]) => ({
        head: `${prefix}${code}${organisation}`,
        nature: eeprom('Microwire', size, supply, { words: WORDS[organisation] }),
        orders: microchipOrders('IE SN P8 ST8 MS', ''),
      })),
    ),
  ),
]

export const microchipEepromFamily = partFamily({
  code: 'microchip-eeprom',
  brand: 'Microchip Technology',
  weight: 4,
  lines: microchipLines,
})

/** Atmel heritage: SS SOIC-8, X TSSOP, MA UDFN, P DIP, ST SOT-23; H or U the finish, M or L the voltage, T reel, B tube. */
const atmelOrders = remember((voltage: string): Order[] =>
  [
    ['SSH', 'SOIC-8'],
    ['XH', 'TSSOP-8'],
    ['MAH', 'DFN-8'],
    ['STU', 'SOT-23-5'],
  ].flatMap(([code = '', body = '']) => {
    const stem = `-${code}${voltage}`
    const reel = order(`${stem}-T`, body, 'Tape & reel', { stem })
    return body.startsWith('SO') && body !== 'SOT-23-5' ? [reel, order(`${stem}-B`, body, 'Tube', { stem })] : [reel]
  }),
)

const atmelSizes = [
  ['AT24C01C', 1],
  ['AT24C01D', 1],
  ['AT24C02C', 2],
  ['AT24C02D', 2],
  ['AT24C04C', 4],
  ['AT24C04D', 4],
  ['AT24C08C', 8],
  ['AT24C08D', 8],
  ['AT24C16C', 16],
  ['AT24C16D', 16],
  ['AT24C32D', 32],
  ['AT24C32E', 32],
  ['AT24C64D', 64],
  ['AT24C128C', 128],
  ['AT24C256C', 256],
  ['AT24C512C', 512],
  ['AT24CM01', 1024],
  ['AT24CM02', 2048],
] as const

/** With the letter M these end at 3.6 V. */
const LOW_VOLTAGE = /^AT24C(0[1248]D|16D|32E|512C)$/

export const atmelEepromFamily = partFamily({
  code: 'microchip-atmel-eeprom',
  brand: 'Microchip Technology',
  weight: 2,
  lines: [
    ...atmelSizes.flatMap(([head, size]) =>
      (['M', 'L'] as const).map((voltage) => ({
        head,
        nature: eeprom('I2C', size, voltage === 'M' && LOW_VOLTAGE.test(head) ? [1.7, 3.6] : [1.7, 5.5], {
          clock: 1e6,
        }),
        orders: atmelOrders(voltage),
      })),
    ),
    ...(
      [
        ['AT25010B', 1],
        ['AT25020B', 2],
        ['AT25040B', 4],
        ['AT25080B', 8],
        ['AT25160B', 16],
        ['AT25320B', 32],
        ['AT25640B', 64],
        ['AT25128B', 128],
        ['AT25256B', 256],
        ['AT25512', 512],
        ['AT25M01', 1024],
      ] as const
    ).map(([head, size]) => ({
      head,
      nature: eeprom('SPI', size, [1.8, 5.5], { clock: 20e6 }),
      orders: atmelOrders('L'),
    })),
  ],
})
