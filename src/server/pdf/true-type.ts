import type { Path } from 'fontkit'

/** A TrueType font with the least that PDF asks for: no hints, no composite glyphs. */

export const UNITS_PER_EM = 1000

/** The shape of a glyph as the table `glyf` holds it. */
export interface Outline {
  bytes: Buffer
  left: number
  points: number
  contours: number
}

export const EMPTY: Outline = { bytes: Buffer.alloc(0), left: 0, points: 0, contours: 0 }

interface Point {
  x: number
  y: number
  isOnCurve: boolean
}

const ON_CURVE = 1
const X_FLAGS = { short: 2, same: 16 }
const Y_FLAGS = { short: 4, same: 32 }

export function encodeOutline(path: Path): Outline {
  const contours = readContours(path)
  const points = contours.flat()
  if (points.length === 0) return EMPTY
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const left = Math.min(...xs)
  let end = -1
  const ends = contours.map((contour) => (end += contour.length))
  const [x, y] = [encodeSteps(xs, X_FLAGS), encodeSteps(ys, Y_FLAGS)]
  const flags = points.map(
    ({ isOnCurve }, place) => (isOnCurve ? ON_CURVE : 0) | (x.flags[place] ?? 0) | (y.flags[place] ?? 0),
  )
  const header = int16s([contours.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0])
  const bytes = padded(Buffer.concat([header, Buffer.from(flags), Buffer.from(x.bytes), Buffer.from(y.bytes)]))
  return { bytes, left, points: points.length, contours: contours.length }
}

function readContours(path: Path): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)
    for (let at = 0; at + 1 < args.length; at += 2) {
      const isOnCurve = at + 2 === args.length
      contour?.push({ x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0), isOnCurve })
    }
  }
  return contours.map(withoutLastOfTwo).filter((contour) => contour.length > 1)
}

/** A contour is closed by itself: its first point need not follow again. */
function withoutLastOfTwo(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  return contour.length > 1 && last?.isOnCurve && last.x === first?.x && last.y === first.y
    ? contour.slice(0, -1)
    : contour
}

/** Coordinates as differences, in no, one or two bytes. */
function encodeSteps(values: number[], { short, same }: typeof X_FLAGS): { flags: number[]; bytes: number[] } {
  const bytes: number[] = []
  const flags = values.map((value, place) => {
    const step = value - (values[place - 1] ?? 0)
    if (step === 0) return same
    if (Math.abs(step) < 256) {
      bytes.push(Math.abs(step))
      return step > 0 ? short | same : short
    }
    bytes.push((step >> 8) & 255, step & 255)
    return 0
  })
  return { flags, bytes }
}

export interface FontGlyph {
  advance: number
  outline: Outline
}

/** Of a whole font, in units. */
export interface FontMetrics {
  ascent: number
  descent: number
  bbox: { minX: number; minY: number; maxX: number; maxY: number }
}

export function writeTrueType(glyphs: FontGlyph[], { ascent, descent, bbox }: FontMetrics): Buffer {
  const { minX, minY, maxX, maxY } = bbox
  const max = (read: (glyph: FontGlyph) => number) => Math.max(...glyphs.map(read))
  const widest = max(({ advance }) => advance)
  const offsets = [0]
  for (const { outline } of glyphs) offsets.push((offsets.at(-1) ?? 0) + outline.bytes.length)
  const [points, contours] = [max(({ outline }) => outline.points), max(({ outline }) => outline.contours)]
  return writeTables({
    glyf: Buffer.concat(glyphs.map(({ outline }) => outline.bytes)),
    // Versions, magic number, units, no dates, box, smallest size, direction, offsets of 32 bits.
    head: int16s([
      1,
      0,
      1,
      0,
      0,
      0,
      0x5f0f,
      0x3cf5,
      0,
      UNITS_PER_EM,
      ...zeros(8),
      minX,
      minY,
      maxX,
      maxY,
      0,
      6,
      2,
      1,
      0,
    ]),
    hhea: int16s([1, 0, ascent, descent, 0, widest, 0, 0, maxX, 1, ...zeros(7), glyphs.length]),
    hmtx: int16s(glyphs.flatMap(({ advance, outline }) => [advance, outline.left])),
    loca: Buffer.concat(offsets.map(uint32)),
    maxp: int16s([1, 0, glyphs.length, points, contours, 0, 0, 2, ...zeros(8)]),
  })
}

const zeros = (count: number): number[] => Array(count).fill(0)

/** In the order of their names, as the format asks for. */
function writeTables(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort()
  const highest = 2 ** Math.floor(Math.log2(names.length))
  const head = [int16s([1, 0, names.length, highest * 16, Math.log2(highest), (names.length - highest) * 16])]
  const bodies: Buffer[] = []
  let offset = 12 + names.length * 16
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0)
    const body = padded(table)
    head.push(Buffer.from(name), uint32(checksum(body)), uint32(offset), uint32(table.length))
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([...head, ...bodies])
}

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

function int16s(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [place, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, place * 2)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** To a multiple of four bytes. */
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
