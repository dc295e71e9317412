import { logicCircuit } from '../kinds/logic.ts'
import { type Order, order, remember } from '../kit/order.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { words } from '../kit/table.ts'
import { type LogicFunction, logicFunctions } from './functions.ts'
import { makes } from './technologies.ts'

const FAMILIES = ['HC', 'HCT', 'AC', 'ACT', 'VHC', 'VHCT', 'LCX', 'LVC']

/** D SOIC, DW SOIC wide, DT TSSOP, N DIP, DF SC-88A, DTT SOT-23-5; R2 and T1/T2 are reels, G is lead-free. */
const standardOrders = remember((pins: string) => {
  const wide = Number(pins) >= 20
  const soic = wide ? `SOIC-${pins}W` : `SOIC-${pins}`
  const d = wide ? 'DW' : 'D'
  return [
    reel(`${d}R2G`, `${d}G`, soic, wide ? 1000 : 2500),
    order(`${d}G`, soic, 'Tube', { stem: `${d}G` }),
    reel('DTR2G', 'DTG', `TSSOP-${pins}`, 2500),
    order('DTG', `TSSOP-${pins}`, 'Tube', { stem: 'DTG' }),
    order('NG', `DIP-${pins}`, 'Tube'),
  ]
})

const automotiveOrders = remember((pins: string) =>
  standardOrders(pins)
    .filter(({ packing }) => packing === 'Tape & reel')
    .map((standard) => ({ ...standard, qualification: 'AEC-Q100' as const, price: standard.price * 1.4 })),
)

const littleOrders = remember((pins: string) => {
  const small = pins === '5' ? 'SOT-353' : 'SOT-363'
  return [
    reel('DFT2G', 'DFG', small, 3000),
    reel('DFT1G', 'DFG', small, 3000),
    reel('DTT1G', 'DTG', `SOT-23-${pins}`, 3000),
  ]
})

function reel(tail: string, stem: string, body: string, count: number): Order {
  return order(tail, body, 'Tape & reel', { stem, count, spellings: [tail.replace(/G$/, '')] })
}

const isLittle = (fn: LogicFunction) => ['little', 'lv', 'lvt'].includes(fn.spread)

const lettered = (family: string) => (family === 'HC' || family === 'HCT' || family === 'LVC' ? 'A' : '')

export const onsemiLogicFamily = partFamily({
  code: 'onsemi-logic',
  brand: 'onsemi',
  weight: 6,
  lines: FAMILIES.flatMap((family) =>
    logicFunctions
      .filter((fn) => makes(family, fn.spread) && fn.pins <= 20 && fn.spread !== 'lv' && fn.spread !== 'lvt')
      .flatMap((fn): Line[] => {
        const nature = logicCircuit(fn, family, [-55, 125])
        const pins = String(fn.pins)
        if (isLittle(fn)) return [{ head: `MC74${family}${fn.number}`, nature, orders: littleOrders(pins) }]
        const name = `74${family}${fn.number}${lettered(family)}`
        return [
          { head: `MC${name}`, nature, orders: standardOrders(pins) },
          { head: `NLV${name}`, nature, orders: automotiveOrders(pins) },
        ]
      }),
  ),
})

/** Fairchild's TinyLogic: NC7S has one gate, NC7W two; Z is the LVC-like family, Z-UHS. */
const tinyOrders = remember((spec: string) =>
  words(spec).map((token) => {
    const [code = '', body = ''] = token.split(':')
    return order(`${code}X`, body, 'Tape & reel', { stem: code })
  }),
)

const TINY_ORDERS: Readonly<Record<number, string>> = {
  5: 'M5:SOT-23-5 P5:SOT-353 L6:DFN-6',
  6: 'P6:SOT-363 L6:DFN-6',
  8: 'K8:VSSOP-8 L8:DFN-8',
}

export const tinyLogicFamily = partFamily({
  code: 'onsemi-tinylogic',
  brand: 'onsemi',
  weight: 2,
  lines: logicFunctions
    .filter((fn) => /^[12]G/.test(fn.number))
    .flatMap((fn) =>
      (fn.number.startsWith('1') ? ['SZ', 'SV', 'SP'] : ['WZ', 'WV', 'WP']).map((family) => ({
        head: `NC7${family}${fn.number.slice(2)}`,
        nature: logicCircuit(fn, family.endsWith('Z') ? 'LVC' : 'AUP', [-40, 85]),
        orders: tinyOrders(TINY_ORDERS[fn.pins] ?? ''),
      })),
    ),
})
