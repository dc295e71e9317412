import type { Vec3 } from './geometry.ts'
import { num } from './geometry.ts'
import type { Pen } from './pen.ts'
import { GLYPHS } from './stroke-font.ts'

const ADVANCE = 5.5
const CAP_HEIGHT = 6

export interface Print {
  /** Centre of the printed field and the two directions of the plane it lies on. */
  centre: Vec3
  along: Vec3
  down: Vec3
  /** The room there is, in units of `along` and `down`. */
  width: number
  height: number
  ink: string
  /** Most lines the maker would use. */
  lines?: number
  /** Stroke as a share of the cell; 0.75 is a laser, 1.1 a pad printer. */
  weight?: number
  /** Height no letter may fall below before the text is cut short instead. */
  least?: number
  opacity?: number
}

/** Prints text in a field: as large as fits, on as few lines as read well, cut short where it would become dust. */
export function print(pen: Pen, text: string, field: Print): void {
  const legible = [...text.normalize('NFC')]
    .filter((c) => c === ' ' || GLYPHS[c] !== undefined)
    .join('')
    .trim()
  if (!legible) return
  const least = field.least ?? field.height * 0.22
  const { rows, size } = layOut(legible, field.width, field.height, field.lines ?? 1, least)
  const unit = size / CAP_HEIGHT
  const pitch = size * 1.5
  const firstTop = -(pitch * (rows.length - 1) + size) / 2
  const strokes = rows
    .map((row, i) => rowPath(row, -(row.length * ADVANCE - (ADVANCE - 4)) / 2, (firstTop + pitch * i) / unit))
    .join('')
  const scaled = (v: Vec3): Vec3 => [v[0] * unit, v[1] * unit, v[2] * unit]
  const fade = field.opacity === undefined ? '' : ` opacity="${num(field.opacity, 2)}"`
  pen.put(
    `<path transform="${pen.plane(field.centre, scaled(field.along), scaled(field.down))}" d="${strokes}" fill="none" stroke="${field.ink}" stroke-width="${num(field.weight ?? 0.8, 2)}" stroke-linecap="round"${fade}/>`,
  )
}

type Field = Omit<Print, 'centre' | 'along' | 'down'>

/** Print on a level face, read from the front. */
export function printTop(pen: Pen, text: string, centre: Vec3, field: Field): void {
  print(pen, text, { ...field, centre, along: [1, 0, 0], down: [0, 1, 0] })
}

/** Print on a face that looks at the viewer. */
export function printFront(pen: Pen, text: string, centre: Vec3, field: Field): void {
  print(pen, text, { ...field, centre, along: [1, 0, 0], down: [0, 0, -1] })
}

function layOut(text: string, width: number, height: number, maxLines: number, least: number) {
  let best = { rows: [text], size: 0 }
  for (let lines = 1; lines <= maxLines; lines++) {
    const rows = breakInto(text, lines)
    const longest = Math.max(...rows.map((row) => row.length))
    const size = Math.min(sizeFor(longest, width), height / (1 + 1.5 * (rows.length - 1)))
    // Another line must earn its place by clearly larger letters.
    if (size > best.size * 1.18) best = { rows, size }
  }
  if (best.size >= least) return best
  const room = Math.max(1, Math.floor((width / least) * (CAP_HEIGHT / ADVANCE)))
  const rows = best.rows.map((row) => row.slice(0, room))
  const longest = Math.max(...rows.map((row) => row.length))
  return { rows, size: Math.min(sizeFor(longest, width), height / (1 + 1.5 * (rows.length - 1))) }
}

function sizeFor(characters: number, width: number): number {
  return (width * CAP_HEIGHT) / (characters * ADVANCE - (ADVANCE - 4))
}

/** Splits near equal parts, preferring to break after a dash, slash or space. */
function breakInto(text: string, lines: number): string[] {
  if (lines === 1 || text.length <= lines) return [text]
  const rows: string[] = []
  let rest = text
  for (let left = lines; left > 1 && rest.length > 1; left--) {
    const ideal = Math.ceil(rest.length / left)
    const near = [0, -1, 1, -2, 2]
      .map((d) => ideal + d)
      .find((at) => /[-/ ]/.test(rest[at - 1] ?? '') && at < rest.length)
    const at = near ?? ideal
    rows.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...rows, rest].filter((row) => row.length > 0)
}

function rowPath(row: string, startX: number, topY: number): string {
  return [...row]
    .flatMap((character, i) =>
      (GLYPHS[character] ?? []).map((stroke) => {
        const [start = '', commands = ''] = stroke.split(' ', 1).concat(stroke.slice(stroke.indexOf(' ') + 1))
        const [x = '0', y = '0'] = start.split(',')
        return `M${num(Number(x) + startX + i * ADVANCE)} ${num(Number(y) + topY)}${commands}`
      }),
    )
    .join('')
}
