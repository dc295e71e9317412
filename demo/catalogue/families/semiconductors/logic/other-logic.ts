import { logicCircuit } from '../kinds/logic.ts'
import { order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { type LogicFunction, logicFunctions } from './functions.ts'
import { makes } from './technologies.ts'

const little = (fn: LogicFunction) => ['little', 'lv'].includes(fn.spread)

/** Diodes Inc.: S and T with the pin count are SOIC and TSSOP, SE SOT-353, W5/W6 SOT-23, DW SOT-363. */
const diodesOrders = remember((pins: string) => {
  switch (pins) {
    case '5':
      return [
        order('SE-7', 'SOT-353', 'Tape & reel', { stem: 'SE' }),
        order('W5-7', 'SOT-23-5', 'Tape & reel', { stem: 'W5' }),
        order('FZ4-7', 'DFN-6', 'Tape & reel', { stem: 'FZ4', count: 5000 }),
        order('FW4-7', 'DFN-6', 'Tape & reel', { stem: 'FW4', count: 5000 }),
        order('FX4-7', 'DFN-4', 'Tape & reel', { stem: 'FX4', count: 5000 }),
        order('QSE-7', 'SOT-353', 'Tape & reel', { stem: 'QSE', qualification: 'AEC-Q100' }),
        order('QW5-7', 'SOT-23-5', 'Tape & reel', { stem: 'QW5', qualification: 'AEC-Q100' }),
      ]
    case '6':
      return [
        order('DW-7', 'SOT-363', 'Tape & reel', { stem: 'DW' }),
        order('W6-7', 'SOT-23-6', 'Tape & reel', { stem: 'W6' }),
        order('FZ4-7', 'DFN-6', 'Tape & reel', { stem: 'FZ4', count: 5000 }),
        order('FW4-7', 'DFN-6', 'Tape & reel', { stem: 'FW4', count: 5000 }),
      ]
    case '8':
      return [order('HK3-7', 'DFN-8', 'Tape & reel', { stem: 'HK3', count: 5000 })]
    default:
      return [
        order(`S${pins}-13`, Number(pins) > 16 ? `SOIC-${pins}W` : `SOIC-${pins}`, 'Tape & reel', { stem: `S${pins}` }),
        order(`T${pins}-13`, `TSSOP-${pins}`, 'Tape & reel', { stem: `T${pins}` }),
        order(`QS${pins}-13`, Number(pins) > 16 ? `SOIC-${pins}W` : `SOIC-${pins}`, 'Tape & reel', {
          stem: `QS${pins}`,
          qualification: 'AEC-Q100',
        }),
        order(`QT${pins}-13`, `TSSOP-${pins}`, 'Tape & reel', { stem: `QT${pins}`, qualification: 'AEC-Q100' }),
      ]
  }
})

export const diodesLogicFamily = partFamily({
  code: 'diodes-logic',
  brand: 'Diodes Incorporated',
  weight: 4,
  lines: ['HC', 'HCT', 'AHC', 'AHCT', 'LV', 'LVC', 'AUP'].flatMap((family) =>
    logicFunctions
      .filter(
        (fn) =>
          makes(family, fn.spread) && fn.pins <= 20 && ['every', 'wide', 'bus', 'little', 'lv'].includes(fn.spread),
      )
      .map((fn) => ({
        head: `74${family}${fn.number}${(family === 'LVC' || family === 'LV') && !little(fn) ? 'A' : ''}`,
        nature: logicCircuit(fn, family, [-40, 125]),
        orders: diodesOrders(String(fn.pins)),
      })),
  ),
})

/** ST: RM13TR SOIC reel, TTR TSSOP reel, B1R DIP tube; a Y before the package is the automotive grade. */
const stOrders = remember((pins: string) => {
  const soic = Number(pins) > 16 ? `SOIC-${pins}W` : `SOIC-${pins}`
  return [
    order('RM13TR', soic, 'Tape & reel', { stem: 'RM13' }),
    order('TTR', `TSSOP-${pins}`, 'Tape & reel', { stem: 'T' }),
    order('B1R', `DIP-${pins}`, 'Tube'),
    order('YRM13TR', soic, 'Tape & reel', { stem: 'YRM13', qualification: 'AEC-Q100' }),
    order('YTTR', `TSSOP-${pins}`, 'Tape & reel', { stem: 'YT', qualification: 'AEC-Q100' }),
  ]
})

const stLines = (prefix: string, family: string): Line[] =>
  logicFunctions
    .filter((fn) => makes(family, fn.spread) && fn.pins <= 24 && !little(fn) && fn.spread !== 'lvt')
    .map((fn) => ({
      head: `${prefix}${family}${fn.number}`,
      nature: logicCircuit(fn, family, [-55, 125]),
      orders: stOrders(String(fn.pins)),
    }))

export const stLogicFamily = partFamily({
  code: 'st-logic',
  brand: 'STMicroelectronics',
  weight: 3,
  lines: [
    ...stLines('M74', 'HC'),
    ...stLines('M74', 'HCT'),
    ...stLines('74', 'VHC'),
    ...stLines('74', 'LCX'),
    ...stLines('74', 'AC'),
  ],
})

/** Toshiba: D SOIC and FT TSSOP of the 74 line, FU and F of the single gates, FU and FK of the double ones. */
const toshibaOrders = remember((pins: string) => {
  switch (pins) {
    case '5':
      return [
        order('FU,LJ(CT', 'SOT-353', 'Tape & reel', { stem: 'FU' }),
        order('F,LJ(CT', 'SOT-23-5', 'Tape & reel', { stem: 'F' }),
        order('FE,LM(CT', 'SOT-553', 'Tape & reel', { stem: 'FE' }),
      ]
    case '8':
      return [
        order('FU,LJ(CT', 'SSOP-8', 'Tape & reel', { stem: 'FU', count: 3000 }),
        order('FK,LJ(CT', 'VSSOP-8', 'Tape & reel', { stem: 'FK' }),
      ]
    default:
      return [
        order('D(BJ)', Number(pins) > 16 ? `SOIC-${pins}W` : `SOIC-${pins}`, 'Tape & reel', { stem: 'D' }),
        order('FT(BJ)', `TSSOP-${pins}`, 'Tape & reel', { stem: 'FT' }),
      ]
  }
})

const toshibaDuals = ['00', '02', '08', '32', '74', '86', '125', '126', '241']

const toshibaLines: Line[] = [
  ...['HC', 'VHC', 'VHCT', 'LCX'].flatMap((family) =>
    logicFunctions
      .filter((fn) => makes(family, fn.spread) && fn.pins >= 14 && fn.pins <= 20)
      .map((fn) => ({
        head: `74${family}${fn.number}`,
        nature: logicCircuit(fn, family, [-40, 125]),
        orders: toshibaOrders(String(fn.pins)),
      })),
  ),
  ...logicFunctions
    .filter((fn) => fn.pins === 5 && fn.number.startsWith('1G'))
    .flatMap((fn) => [
      { head: `TC7SZ${fn.number.slice(2)}`, nature: logicCircuit(fn, 'LVC', [-40, 85]), orders: toshibaOrders('5') },
      ...(makes('AHC', fn.spread)
        ? [
            {
              head: `TC7SH${fn.number.slice(2)}`,
              nature: logicCircuit(fn, 'AHC', [-40, 85]),
              orders: toshibaOrders('5'),
            },
          ]
        : []),
    ]),
  ...logicFunctions
    .filter((fn) => fn.number.startsWith('2G') && toshibaDuals.includes(fn.number.slice(2)))
    .flatMap((fn) =>
      (
        [
          ['TC7WZ', 'LVC'],
          ['TC7WH', 'AHC'],
        ] as const
      ).map(([prefix, technology]) => ({
        head: `${prefix}${fn.number.slice(2)}`,
        nature: logicCircuit(fn, technology, [-40, 85]),
        orders: toshibaOrders('8'),
      })),
    ),
]

export const toshibaLogicFamily = partFamily({
  code: 'toshiba-logic',
  brand: 'Toshiba',
  weight: 3,
  lines: toshibaLines,
})
