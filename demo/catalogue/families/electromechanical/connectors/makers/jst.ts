import { family, listed, numbers } from '../../numbering.ts'
import { drawnCount } from '../connector.ts'
import { looselyPaddedPositions, positions } from '../positions.ts'
import { crimpContact, wireHeader, wireHousing } from '../wire-to-board.ts'
import { JST_SERIES, type JstSeries } from './jst-series.ts'

const circuitsOf = (series: JstSeries) =>
  series.width === 1 ? positions(series.circuits) : looselyPaddedPositions(series.circuits, series.width)

export const jstHeaders = family(
  'jst-headers',
  4,
  JST_SERIES.flatMap((series) =>
    series.headers.map(({ number, orientation, mounting, packCount }) =>
      numbers({
        model: `${number}[(LF)(SN)]`,
        stem: number,
        fields: { n: circuitsOf(series) },
        describe: ({ n }) =>
          wireHeader(series, {
            positions: n.count,
            orientation,
            mounting,
            packCount,
            drawing: `${orientation === 'Vertical' ? 'jst' : 'jst-side'}-${drawnCount(n.count)}`,
            price: (mounting === 'Surface mount' ? 0.11 : 0.035) + n.count * 0.011 * Math.sqrt(series.pitch),
          }),
      }),
    ),
  ),
)

export const jstHousings = family(
  'jst-housings',
  2,
  JST_SERIES.flatMap((series) =>
    series.housings.map((number) =>
      numbers({ model: number, fields: { n: circuitsOf(series) }, describe: ({ n }) => wireHousing(series, n.count) }),
    ),
  ),
)

export const jstContacts = family(
  'jst-contacts',
  1,
  JST_SERIES.map((series) => listed(series.contacts, (contact) => crimpContact(series, contact))).filter(
    (rule) => rule.size > 0,
  ),
)
