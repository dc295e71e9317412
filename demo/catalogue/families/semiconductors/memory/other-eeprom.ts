import { eeprom, fastWhenLarge } from '../kinds/memory.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { partFamily } from '../kit/part-family.ts'

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

const stDetails = (bus: 'I2C' | 'SPI' | 'Microwire', size: number) =>
  bus === 'I2C' ? fastWhenLarge(size) : bus === 'SPI' ? { clock: 20e6 } : { words: [8, 16] }

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
      nature: eeprom(bus, size, [{ W: 2.5, R: 1.8, F: 1.7 }[voltage], 5.5], stDetails(bus, size)),
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
      nature: eeprom('I2C', size, [1.7, 5.5], fastWhenLarge(size)),
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
    ).map(([head, size]) => ({
      head,
      nature: eeprom('SPI', size, [1.8, 5.5], { clock: 20e6 }),
      orders: catalystOrders('V Y HU4 L'),
    })),
    ...(
      [
        ['CAT93C46', 1],
        ['CAT93C56', 2],
        ['CAT93C66', 4],
        ['CAT93C86', 16],
      ] as const
    ).map(([head, size]) => ({
      head,
      nature: eeprom('Microwire', size, [1.8, 5.5], { words: [8, 16] }),
      orders: catalystOrders('V Y L'),
    })),
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
