import { num, type Point, type Vec3 } from './geometry.ts'

export const CANVAS = { width: 400, height: 300 }

/** How the part is looked at: turned on the bench, and tilted (90 is straight from above). Degrees. */
export interface Camera {
  turn: number
  tilt: number
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Colour stops from a flat run: where, what colour, where, what colour … */
export function stops(...run: (number | string)[]): Stop[] {
  return Array.from(
    { length: Math.floor(run.length / 2) },
    (_, i) => [Number(run[2 * i]), String(run[2 * i + 1])] as const,
  )
}

/** Everything a solid needs to put itself on the picture. */
export interface Pen {
  readonly camera: Camera
  /** Pixels of the canvas per millimetre. */
  readonly scale: number
  /** Where a place on the bench falls on the picture; the picture grows to hold it. */
  at(place: Vec3): Point
  /** The same without making room for it: for shadows and shine. */
  peek(place: Vec3): Point
  /** Makes room for a point of the picture itself. */
  include(point: Point): void
  /** The picture of a direction on the bench. */
  along(direction: Vec3): Point
  /** A transform that lays flat work onto a plane of the bench: one unit along u and v, starting at the origin. */
  plane(origin: Vec3, u: Vec3, v: Vec3): string
  put(svg: string): void
  /** Draws once and lays the same work at every offset, in the order given. The work must not cast shadows. */
  repeat(offsets: readonly Vec3[], draw: () => void): void
  /** Work that must lie under all else. */
  under(svg: string): void
  linear(stops: readonly Stop[], axis?: readonly [number, number, number, number], space?: 'box' | 'canvas'): string
  radial(stops: readonly Stop[], circle?: readonly [cx: number, cy: number, r: number]): string
  /** Keeps a fragment for reuse and gives its id; the same fragment is kept once. */
  define(fragment: (id: string) => string): string
}

interface Frame {
  scale: number
  origin: Point
}

interface Sheet {
  pen: Pen
  bounds: { minX: number; minY: number; maxX: number; maxY: number }
  /** The finished inner SVG. */
  text(): string
}

export function newSheet(idPrefix: string, camera: Camera, frame: Frame): Sheet {
  const { ex, ey, ez } = axes(camera, frame.scale)
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  const kept = new Map<string, { id: string; text: string }>()
  const lower: string[] = []
  let upper: string[] = []
  let echoes: readonly Point[] = []

  const flat = ([x, y, z]: Vec3): Point => [x * ex[0] + y * ey[0] + z * ez[0], x * ex[1] + y * ey[1] + z * ez[1]]
  const peek = (place: Vec3): Point => {
    const [x, y] = flat(place)
    return [x + frame.origin[0], y + frame.origin[1]]
  }
  const grow = (x: number, y: number) => {
    bounds.minX = Math.min(bounds.minX, x)
    bounds.maxX = Math.max(bounds.maxX, x)
    bounds.minY = Math.min(bounds.minY, y)
    bounds.maxY = Math.max(bounds.maxY, y)
  }
  const include = ([x, y]: Point) => {
    if (echoes.length === 0) grow(x, y)
    for (const [dx, dy] of echoes) grow(x + dx, y + dy)
  }
  const define = (fragment: (id: string) => string): string => {
    const key = fragment('')
    const known = kept.get(key)
    if (known) return known.id
    const id = `${idPrefix}_${kept.size.toString(36)}`
    kept.set(key, { id, text: fragment(id) })
    return id
  }

  const pen: Pen = {
    camera,
    scale: frame.scale,
    peek,
    along: flat,
    include,
    at(place) {
      const point = peek(place)
      include(point)
      return point
    },
    plane(origin, u, v) {
      const [a, b] = flat(u)
      const [c, d] = flat(v)
      const [e, f] = peek(origin)
      return `matrix(${[a, b, c, d].map((n) => num(n, 3)).join(' ')} ${num(e)} ${num(f)})`
    },
    put: (svg) => void upper.push(svg),
    repeat(offsets, draw) {
      const shifts = offsets.map(flat)
      const [outerWork, outerEchoes] = [upper, echoes]
      upper = []
      echoes = outerEchoes.length === 0 ? shifts : outerEchoes.flatMap((o) => shifts.map((s) => sum(o, s)))
      draw()
      echoes = outerEchoes
      const work = upper.join('')
      upper = outerWork
      upper.push(
        ...layRow(
          define((id) => `<g id="${id}">${work}</g>`),
          shifts,
          define,
        ),
      )
    },
    under: (svg) => void lower.push(svg),
    define,
    linear(stops, axis = [0, 0, 0, 1], space = 'box') {
      const [x1, y1, x2, y2] = axis.map((n) => num(n, 2))
      const units = space === 'canvas' ? ' gradientUnits="userSpaceOnUse"' : ''
      const id = define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${stopTags(stops)}</linearGradient>`,
      )
      return `url(#${id})`
    },
    radial(stops, circle = [0.36, 0.3, 0.75]) {
      const [cx, cy, r] = circle.map((n) => num(n, 2))
      const id = define(
        (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
      )
      return `url(#${id})`
    },
  }
  return {
    pen,
    bounds,
    text: () => {
      const defs = [...kept.values()].map((entry) => entry.text).join('')
      return `${defs && `<defs>${defs}</defs>`}${lower.join('')}${upper.join('')}`
    },
  }
}

/** Uses of one fragment; long even rows are laid in groups so that they stay short to write. */
function layRow(id: string, shifts: readonly Point[], define: Pen['define']): string[] {
  const use = (of: string, [x, y]: Point) => `<use href="#${of}" x="${num(x)}" y="${num(y)}"/>`
  const [a, b] = [shifts[0], shifts[1]]
  const even =
    a && b && shifts.every(([x, y], i) => near(x, a[0] + (b[0] - a[0]) * i) && near(y, a[1] + (b[1] - a[1]) * i))
  if (!a || !even || shifts.length < 9) return shifts.map((shift) => use(id, shift))
  const size = Math.ceil(Math.sqrt(shifts.length))
  const first = shifts.slice(0, size)
  const group = define((id2) => `<g id="${id2}">${first.map(([x, y]) => use(id, [x - a[0], y - a[1]])).join('')}</g>`)
  const whole = Math.floor(shifts.length / size)
  const groups = Array.from({ length: whole }, (_, i) => use(group, shifts[i * size] ?? a))
  return [...groups, ...shifts.slice(whole * size).map((shift) => use(id, shift))]
}

const sum = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const near = (p: number, q: number) => Math.abs(p - q) < 1e-6

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity, 2)}"`
      return `<stop offset="${num(offset, 3)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

/** The picture of one millimetre along each axis of the bench. */
function axes({ turn, tilt }: Camera, scale: number) {
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  const [sa, ca, sb, cb] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b)]
  const ex: Point = [ca * scale, -sa * sb * scale]
  const ey: Point = [sa * scale, ca * sb * scale]
  const ez: Point = [0, -cb * scale]
  return { ex, ey, ez }
}
