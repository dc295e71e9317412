import { positions, range } from '../connectors/positions.ts'
import { family, numbers } from '../numbering.ts'
import { ribbonCable } from './cable.ts'

/** FFSD-05-D-06.00-01-N: contacts per row, ends, inches. */
const INCHES = [6, 3, 4, 8, 10, 12, 2, 18, 24, 36].map((inches) => ({
  code: inches.toFixed(2).padStart(5, '0'),
  mm: Math.round(inches * 25.4),
}))
const samtec = [
  { series: 'FFSD', pitch: 1.27, tail: '-01-N', price: 3.4 },
  { series: 'TCSD', pitch: 2, tail: '-01-N', price: 3.2 },
  { series: 'IDSD', pitch: 2.54, tail: '', price: 2.7 },
].map(({ series, pitch, tail, price }) =>
  numbers({
    model: `${series}-{n}-{ends}-{length}${tail}`,
    fields: {
      length: INCHES,
      n: positions([5, 8, 10, 13, 15, 17, 20, 25, 3, 4, 6, 7, 12, 30], 2),
      ends: [{ code: 'D' }, { code: 'S' }],
    },
    describe: ({ length, n, ends }) =>
      ribbonCable({
        brand: 'Samtec',
        series,
        kind: ends.code === 'D' ? 'Ribbon cable, both ends' : 'Ribbon cable, one end',
        positions: n.count * 2,
        pitch,
        length: length.mm,
        price: price * (ends.code === 'D' ? 1 : 0.7) + n.count * 0.1 + length.mm * 0.004,
      }),
  }),
)

/** 687610050002: 6876 for 0.5 mm, ways, length in millimetres, contact side. */
const LENGTHS = [50, 100, 152, 200, 300].map((mm) => ({ code: String(mm).padStart(3, '0'), mm }))
const wuerth = [
  { prefix: '6876', pitch: 0.5, counts: range(6, 60, 2), sides: ['002', '001'] },
  { prefix: '6866', pitch: 1, counts: range(4, 30), sides: ['001', '002'] },
].map(({ prefix, pitch, counts, sides }) =>
  numbers({
    model: `${prefix}{n}{length}{side}`,
    fields: { length: LENGTHS, n: positions(counts, 2), side: sides.map((code) => ({ code })) },
    describe: ({ length, n, side }) =>
      ribbonCable({
        brand: 'Würth Elektronik',
        series: 'WR-FFC',
        kind: side.code === '001' ? 'FFC, contacts same side' : 'FFC, contacts opposite sides',
        positions: n.count,
        pitch,
        length: length.mm,
        price: 0.8 + n.count * 0.03 + length.mm * 0.003,
      }),
  }),
)
export const ribbonCables = family('ribbon-cables', 1, [...samtec, ...wuerth])
