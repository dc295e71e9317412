import { microchipOrders } from '../codes/microchip-orders.ts'
import { KILOBIT, memory } from '../kinds/memory.ts'
import type { Nature } from '../kit/nature.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'

type Bus = 'I2C' | 'SPI' | 'Microwire'

const JOB: Readonly<Record<Bus, string>> = { I2C: '24', SPI: '25', Microwire: '93' }

/** Serial EEPROMs of one bus and size replace each other: 24LC256, AT24C256 and M24256 are one job. */
function eeprom(bus: Bus, kilobits: number, supply: readonly [number, number], price = eepromPrice(kilobits)): Nature {
  return memory({
    kind: 'EEPROM',
    name: `${bus} EEPROM`,
    size: kilobits * KILOBIT,
    interface: bus,
    clock: bus === 'I2C' ? 400e3 : bus === 'SPI' ? 10e6 : 2e6,
    supply,
    job: `${JOB[bus]}x${kilobits}|*`,
    price,
  })
}

function eepromPrice(kilobits: number): number {
  return 0.11 + 0.0022 * kilobits ** 0.95
}

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
      nature: eeprom('I2C', size, supply),
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
      nature: eeprom('SPI', size, supply),
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
    ['A', 'B', 'C'].flatMap((organisation) =>
      (
        [
          ['93AA', [1.8, 5.5]],
          ['93LC', [2.5, 5.5]],
          ['93C', [4.5, 5.5]],
        ] as const
      ).map(([prefix, supply]) => ({
        head: `${prefix}${code}${organisation}`,
        nature: eeprom('Microwire', size, supply),
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

export const atmelEepromFamily = partFamily({
  code: 'microchip-atmel-eeprom',
  brand: 'Microchip Technology',
  weight: 2,
  lines: [
    ...atmelSizes.flatMap(([head, size]) =>
      (['M', 'L'] as const).map((voltage) => ({
        head,
        nature: eeprom('I2C', size, voltage === 'M' ? [1.7, 5.5] : [1.7, 3.6]),
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
    ).map(([head, size]) => ({ head, nature: eeprom('SPI', size, [1.8, 5.5]), orders: atmelOrders('L') })),
  ],
})

/** ST: W, R or F the voltage, MN SOIC, DW TSSOP, MC UFDFPN, BN DIP; 6 or 3 the temperature, TP reel, P tube. */
const stOrders = remember((voltage: string): Order[] =>
  [
    ['MN', 'SOIC-8'],
    ['DW', 'TSSOP-8'],
    ['MC', 'DFN-8'],
  ].flatMap(([code = '', body = '']) =>
    (['6', '3'] as const).flatMap((digit) => {
      const stem = `-${voltage}${code}${digit}`
      const temperature = [-40, digit === '6' ? 85 : 125] as const
      const details = digit === '6' ? { stem, temperature } : { stem, temperature, qualification: 'AEC-Q100' as const }
      return body === 'DFN-8'
        ? [order(`${stem}TG`, body, 'Tape & reel', details)]
        : [order(`${stem}TP`, body, 'Tape & reel', details), order(`${stem}P`, body, 'Tube', details)]
    }),
  ),
)

export const stEepromFamily = partFamily({
  code: 'st-eeprom',
  brand: 'STMicroelectronics',
  weight: 2,
  lines: (
    [
      ['M24C01', 'I2C', 1],
      ['M24C02', 'I2C', 2],
      ['M24C04', 'I2C', 4],
      ['M24C08', 'I2C', 8],
      ['M24C16', 'I2C', 16],
      ['M24C32', 'I2C', 32],
      ['M24C64', 'I2C', 64],
      ['M24128', 'I2C', 128],
      ['M24256', 'I2C', 256],
      ['M24512', 'I2C', 512],
      ['M24M01', 'I2C', 1024],
      ['M24M02', 'I2C', 2048],
      ['M95010', 'SPI', 1],
      ['M95020', 'SPI', 2],
      ['M95040', 'SPI', 4],
      ['M95080', 'SPI', 8],
      ['M95160', 'SPI', 16],
      ['M95320', 'SPI', 32],
      ['M95640', 'SPI', 64],
      ['M95128', 'SPI', 128],
      ['M95256', 'SPI', 256],
      ['M95512', 'SPI', 512],
      ['M95M01', 'SPI', 1024],
      ['M95M02', 'SPI', 2048],
      ['M93C46', 'Microwire', 1],
      ['M93C56', 'Microwire', 2],
      ['M93C66', 'Microwire', 4],
      ['M93C86', 'Microwire', 16],
    ] as const
  ).flatMap(([head, bus, size]) =>
    (['W', 'R', 'F'] as const).map((voltage) => ({
      head,
      nature: eeprom(bus, size, [{ W: 2.5, R: 1.8, F: 1.7 }[voltage], 5.5]),
      orders: stOrders(voltage),
    })),
  ),
})

/** onsemi's Catalyst line: W SOIC, Y TSSOP, V SOIC, HU4 UDFN, TD TSOT; I industrial, E extended; -GT3 reel of 3,000. */
const catalystOrders = remember((spec: string): Order[] =>
  spec.split(' ').flatMap((code) => {
    const body = { W: 'SOIC-8', Y: 'TSSOP-8', V: 'SOIC-8', HU4: 'DFN-8', TD: 'SOT-23-5', L: 'DIP-8' }[code] ?? 'SOIC-8'
    return (['I', 'E'] as const).flatMap((grade) => {
      const stem = `${code}${grade}-G`
      const details = { stem, temperature: [-40, grade === 'I' ? 85 : 125] as const, spellings: [`${code}${grade}`] }
      if (body === 'DIP-8') return [order(stem, body, 'Tube', details)]
      return [order(`${stem}T3`, body, 'Tape & reel', details)]
    })
  }),
)

export const catalystEepromFamily = partFamily({
  code: 'onsemi-eeprom',
  brand: 'onsemi',
  weight: 2,
  lines: [
    ...(
      [
        ['CAT24C02', 2],
        ['CAT24C04', 4],
        ['CAT24C08', 8],
        ['CAT24C16', 16],
        ['CAT24C32', 32],
        ['CAT24C64', 64],
        ['CAT24C128', 128],
        ['CAT24C256', 256],
        ['CAT24C512', 512],
        ['CAT24M01', 1024],
      ] as const
    ).map(([head, size]) => ({
      head,
      nature: eeprom('I2C', size, [1.7, 5.5]),
      orders: catalystOrders('W Y HU4 TD L'),
    })),
    ...(
      [
        ['CAT25010', 1],
        ['CAT25020', 2],
        ['CAT25040', 4],
        ['CAT25080', 8],
        ['CAT25160', 16],
        ['CAT25320', 32],
        ['CAT25640', 64],
        ['CAT25128', 128],
        ['CAT25256', 256],
        ['CAT25512', 512],
      ] as const
    ).map(([head, size]) => ({ head, nature: eeprom('SPI', size, [1.8, 5.5]), orders: catalystOrders('V Y HU4 L') })),
    ...(
      [
        ['CAT93C46', 1],
        ['CAT93C56', 2],
        ['CAT93C66', 4],
        ['CAT93C86', 16],
      ] as const
    ).map(([head, size]) => ({ head, nature: eeprom('Microwire', size, [1.8, 5.5]), orders: catalystOrders('V Y L') })),
  ],
})

/** ROHM: package letter, then -3 with the reel code. */
const rohmOrders = remember((): Order[] =>
  [
    ['F', 'SOIC-8'],
    ['FVT', 'TSSOP-8'],
    ['FJ', 'SOIC-8'],
    ['NUX', 'DFN-8'],
  ].map(([code = '', body = '']) => {
    const stem = `${code}-3`
    return order(`${stem}GTE2`, body, 'Tape & reel', { stem })
  }),
)

export const rohmEepromFamily = partFamily({
  code: 'rohm-eeprom',
  brand: 'ROHM Semiconductor',
  weight: 1,
  lines: (
    [
      ['BR24G01', 1],
      ['BR24G02', 2],
      ['BR24G04', 4],
      ['BR24G08', 8],
      ['BR24G16', 16],
      ['BR24G32', 32],
      ['BR24G64', 64],
      ['BR24G128', 128],
      ['BR24G256', 256],
      ['BR24G512', 512],
    ] as const
  ).map(([head, size]) => ({ head, nature: eeprom('I2C', size, [1.6, 5.5]), orders: rohmOrders() })),
})
