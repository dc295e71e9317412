import { Definitions, type Stop } from './definitions.ts'
import { num, type Point, type Vec3 } from './geometry.ts'

export const CANVAS = { width: 400, height: 300 }

/** How the part is looked at: turned on the bench, and tilted (90 is straight from above). Degrees. */
export interface Camera {
  turn: number
  tilt: number
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
  const definitions = new Definitions(idPrefix)
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
  const define: Pen['define'] = (fragment) => definitions.add(fragment)

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
    linear: (...gradient) => definitions.addLinear(...gradient),
    radial: (...gradient) => definitions.addRadial(...gradient),
  }
  return {
    pen,
    bounds,
    text: () => `${definitions}${lower.join('')}${upper.join('')}`,
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

/** The picture of one millimetre along each axis of the bench. */
function axes({ turn, tilt }: Camera, scale: number) {
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  const [sa, ca, sb, cb] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b)]
  const ex: Point = [ca * scale, -sa * sb * scale]
  const ey: Point = [sa * scale, ca * sb * scale]
  const ez: Point = [0, -cb * scale]
  return { ex, ey, ez }
}
