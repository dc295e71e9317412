import { family, numbers } from '../../numbering.ts'
import { boxHeader } from '../box-headers.ts'
import type { Mounting, Orientation } from '../connector.ts'
import { positions, range } from '../positions.ts'
import { molexNumber } from './molex-number.ts'

/** Milli-Grid shrouded headers, 2 mm: the count stands before the last two digits. */
const SHAPES: readonly { number: string; orientation: Orientation; mounting: Mounting; plating: string }[] = [
  { number: '87831-{n}20', orientation: 'Vertical', mounting: 'Through hole', plating: 'Gold 15 µin' },
  { number: '87831-{n}41', orientation: 'Vertical', mounting: 'Through hole', plating: 'Gold 30 µin' },
  { number: '87832-{n}20', orientation: 'Vertical', mounting: 'Surface mount', plating: 'Gold 15 µin' },
  { number: '87832-{n}14', orientation: 'Vertical', mounting: 'Surface mount', plating: 'Gold 30 µin' },
  { number: '87833-{n}20', orientation: 'Right angle', mounting: 'Through hole', plating: 'Gold 15 µin' },
  { number: '87834-{n}19', orientation: 'Right angle', mounting: 'Surface mount', plating: 'Gold 15 µin' },
]

export const molexMilliGrid = family(
  'molex-milli-grid',
  1,
  SHAPES.map(({ number, orientation, mounting, plating }) =>
    numbers({
      ...molexNumber(number),
      fields: { n: positions(range(4, 50, 2), 2) },
      describe: ({ n }) =>
        boxHeader({
          brand: 'Molex',
          series: 'Milli-Grid',
          positions: n.count,
          pitch: 2,
          orientation,
          mounting,
          plating,
          priceLevel: 2.6,
        }),
    }),
  ),
)
