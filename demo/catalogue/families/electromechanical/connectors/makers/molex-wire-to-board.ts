import { family, numbers } from '../../numbering.ts'
import { drawnCount, type Orientation, pinHeaderDrawing } from '../connector.ts'
import { positions } from '../positions.ts'
import { crimpContact, wireHeader, wireHousing } from '../wire-to-board.ts'
import { molexNumber } from './molex-number.ts'
import { MOLEX_SERIES, type MolexSeries } from './molex-series.ts'

function drawingOf(series: MolexSeries, count: number, orientation: Orientation): string {
  if (series.series === 'PicoBlade') return `picoblade-${drawnCount(count)}`
  if (series.rows === 2) return pinHeaderDrawing(count / 2, 2)
  return `${orientation === 'Vertical' ? 'jst' : 'jst-side'}-${drawnCount(count)}`
}

export const molexHeaders = family(
  'molex-headers',
  3,
  MOLEX_SERIES.flatMap((series) =>
    series.headers.map(({ number, orientation, mounting, plating }) =>
      numbers({
        ...molexNumber(number),
        fields: { n: positions(series.circuits, 2) },
        describe: ({ n }) =>
          wireHeader(series, {
            positions: n.count,
            rows: series.rows,
            orientation,
            mounting,
            plating,
            packCount: mounting === 'Surface mount' ? 1000 : 500,
            drawing: drawingOf(series, n.count, orientation),
            price:
              ((mounting === 'Surface mount' ? 0.28 : 0.12) + n.count * 0.035 * Math.sqrt(series.pitch)) *
              (plating === 'Gold' ? 1.6 : 1),
          }),
      }),
    ),
  ),
)

export const molexHousings = family(
  'molex-housings',
  2,
  MOLEX_SERIES.flatMap((series) =>
    series.housings.map((number) =>
      numbers({
        ...molexNumber(number),
        fields: { n: positions(series.circuits, 2) },
        describe: ({ n }) => wireHousing(series, n.count, series.rows),
      }),
    ),
  ),
)

export const molexContacts = family(
  'molex-contacts',
  1,
  MOLEX_SERIES.flatMap((series) =>
    series.contacts.map((contact) =>
      numbers({ ...molexNumber(contact.number), fields: {}, describe: () => crimpContact(series, contact) }),
    ),
  ),
)
