import { family, listed, numbers } from '../../numbering.ts'
import { SPRING_TERMINALS } from '../categories.ts'
import { connector, drawnCount } from '../connector.ts'
import { positions, range } from '../positions.ts'

const WAGO_SERIES = [
  { number: '236-4{n}', pitch: 5, current: 24, poles: range(2, 24) },
  { number: '236-1{n}', pitch: 5, current: 24, poles: range(2, 24) },
  { number: '256-4{n}', pitch: 5, current: 24, poles: range(2, 24) },
  { number: '250-2{n}', pitch: 3.5, current: 17.5, poles: range(2, 24) },
  { number: '2601-11{n}', pitch: 3.5, current: 17.5, poles: range(2, 12) },
  { number: '2604-11{n}', pitch: 5, current: 32, poles: range(2, 12) },
]
const LEVER_CONNECTORS = [
  { code: '221-412', poles: 2, current: 32 },
  { code: '221-413', poles: 3, current: 32 },
  { code: '221-415', poles: 5, current: 32 },
  { code: '221-612', poles: 2, current: 41 },
  { code: '221-613', poles: 3, current: 41 },
  { code: '221-615', poles: 5, current: 41 },
]

export const wagoTerminals = family('wago-terminals', 1, [
  ...WAGO_SERIES.map(({ number, pitch, current, poles }) =>
    numbers({
      model: number,
      fields: { n: positions(poles, 2) },
      describe: ({ n }) =>
        connector({
          brand: 'WAGO',
          category: SPRING_TERMINALS,
          name: 'Spring terminal block',
          series: number.slice(0, number.indexOf('-')),
          system: `WAGO ${number}`,
          positions: n.count,
          pitch,
          orientation: 'Right angle',
          mounting: 'Through hole',
          plating: 'Tin',
          current,
          voltage: 320,
          drawing: `terminal-block-${drawnCount(n.count)}`,
          marking: 'WAGO',
          packing: 'Box',
          packCount: 100,
          price: 0.14 + 0.42 * n.count,
        }),
    }),
  ),
  listed(LEVER_CONNECTORS, ({ code, poles, current }) =>
    connector({
      brand: 'WAGO',
      category: SPRING_TERMINALS,
      name: 'Lever splicing connector',
      series: '221',
      system: `WAGO ${code}`,
      positions: poles,
      pitch: 5.6,
      mounting: 'Free hanging',
      current,
      voltage: 450,
      temperature: [-35, 85],
      drawing: `terminal-block-${poles}`,
      marking: 'WAGO',
      packing: 'Box',
      packCount: 50,
      price: 0.16 + 0.1 * poles,
    }),
  ),
])
