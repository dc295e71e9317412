import { family, numbers } from '../../numbering.ts'
import { PLUGGABLE_TERMINALS, SCREW_TERMINALS } from '../categories.ts'
import { connector, drawnCount } from '../connector.ts'
import { positions, range } from '../positions.ts'

const CUI_SERIES = [
  { series: 'TB001', pitch: 5, code: '500', pluggable: false, current: 16 },
  { series: 'TB002', pitch: 5, code: '500', pluggable: false, current: 16 },
  { series: 'TB003', pitch: 5, code: '500', pluggable: false, current: 24 },
  { series: 'TB004', pitch: 5.08, code: '508', pluggable: false, current: 16 },
  { series: 'TB006', pitch: 5.08, code: '508', pluggable: false, current: 20 },
  { series: 'TB007', pitch: 5.08, code: '508', pluggable: false, current: 16 },
  { series: 'TB009', pitch: 5.08, code: '508', pluggable: false, current: 16 },
  { series: 'TBP02R1', pitch: 3.81, code: '381', pluggable: true, current: 8 },
  { series: 'TBP02R2', pitch: 5.08, code: '508', pluggable: true, current: 15 },
  { series: 'TBP01R1', pitch: 5.08, code: '508', pluggable: true, current: 15 },
  { series: 'TBL005', pitch: 2.54, code: '254', pluggable: false, current: 6 },
]

export const cuiTerminals = family(
  'cui-terminals',
  1,
  CUI_SERIES.map(({ series, pitch, code, pluggable, current }) =>
    numbers({
      model: `${series}-${code}-{n}{colour}`,
      fields: {
        n: positions(range(2, 24), 2),
        colour: [{ code: 'BE' }, { code: 'GN' }, { code: 'BK' }],
      },
      describe: ({ n }) =>
        connector({
          brand: 'CUI Devices',
          category: pluggable ? PLUGGABLE_TERMINALS : SCREW_TERMINALS,
          name: pluggable ? 'Pluggable terminal block' : 'Screw terminal block',
          series,
          system: pluggable ? `CUI Devices ${series}` : 'pcb-screw-terminal',
          positions: n.count,
          pitch,
          orientation: 'Right angle',
          mounting: 'Through hole',
          plating: 'Tin',
          current,
          voltage: 300,
          drawing: `terminal-block-${drawnCount(n.count)}`,
          marking: series,
          packing: 'Bag',
          packCount: 100,
          price: 0.08 + 0.11 * n.count,
        }),
    }),
  ),
)
