import { lit } from './colour.ts'
import { num, type Vec3 } from './geometry.ts'
import { facePaint, type Material, roundPaint } from './materials.ts'
import type { Pen } from './pen.ts'

type Axis = 'x' | 'y' | 'z'

/** A slice of a turned part. Counted from the end that faces the viewer: left for x, front for y, top for z. */
export interface Slice {
  length: number
  r: number
  /** Radius at the far end, when it tapers. */
  r2?: number
  material: Material
  /** Paint of the end face that looks at the viewer, when it differs. */
  cap?: string
}

/** A screw thread, as ridges: close enough to the eye. */
export function thread(turns: number, pitch: number, r: number, root: number, material: Material): Slice[] {
  const flanks = [
    { length: pitch / 2, r, r2: root, material: { ...material, colour: lit(material.colour, 0.74) } },
    { length: pitch / 2, r: root, r2: r, material },
  ]
  return Array.from({ length: turns }, () => flanks).flat()
}

export interface Spindle {
  transform: string
  /** Canvas units per millimetre along the axis, and across it. */
  along: number
  across: number
  /** How round the ends look: 0 is a line, 1 a circle. */
  squash: number
}

/** A drawing frame whose first direction runs away from the viewer along the axis; the lit flank is at negative second. */
function spindle(pen: Pen, end: Vec3, axis: Axis): Spindle {
  const away: Record<Axis, Vec3> = { x: [1, 0, 0], y: [0, -1, 0], z: [0, 0, -1] }
  const [dx, dy] = pen.along(away[axis])
  const along = Math.hypot(dx, dy) || 1e-9
  const [ux, uy] = [dx / along, dy / along]
  const [vx, vy] = axis === 'z' ? [1, 0] : [-uy, ux]
  const [ox, oy] = pen.peek(end)
  const across = pen.scale
  const squash = Math.sqrt(Math.max(0, 1 - (along / across) ** 2))
  const matrix = [ux, uy, vx, vy].map((n) => num(n, 3)).join(' ')
  return { transform: `matrix(${matrix} ${num(ox)} ${num(oy)})`, along, across, squash }
}

/**
 * The part of a round surface between two stations along its axis; radii and stations in millimetres.
 * A whole one reaches over its near end, so that no seam shows between wall and cap.
 */
export function band(s: Spindle, from: number, to: number, r: number, r2 = r, whole = false): string {
  const [u0, u1, a, b] = [from * s.along, to * s.along, r * s.across, r2 * s.across]
  const bow = (radius: number) => `${num(radius * s.squash)} ${num(radius)} 0 0`
  return `M${num(u0)} ${num(-a)}A${bow(a)} ${whole ? 0 : 1} ${num(u0)} ${num(a)}L${num(u1)} ${num(b)}A${bow(b)} 0 ${num(u1)} ${num(-b)}z`
}

/** A strip along a round surface between two directions; 0 faces the viewer, -90 is the lit flank. Degrees. */
export function strip(s: Spindle, from: number, to: number, r: number, start: number, end: number): string {
  const [radius, bow] = [r * s.across, r * s.across * s.squash]
  const corner = (u: number, angle: number) => {
    const a = (angle * Math.PI) / 180
    return `${num(u * s.along + bow * Math.cos(a))} ${num(radius * Math.sin(a))}`
  }
  const ellipse = `${num(bow)} ${num(radius)} 0 0`
  return `M${corner(from, start)}L${corner(to, start)}A${ellipse} 1 ${corner(to, end)}L${corner(from, end)}A${ellipse} 0 ${corner(from, start)}z`
}

/** A turned part. `dress` adds bands and print in the same frame, after the body. */
export function lathe(
  pen: Pen,
  near: Vec3,
  axis: Axis,
  slices: readonly Slice[],
  dress?: (s: Spindle) => string,
): void {
  const s = spindle(pen, near, axis)
  const side = axis === 'z' ? 'top' : axis === 'x' ? 'left' : 'front'
  let station = 0
  let nearer = 0
  const pieces = slices.map(({ length, r, r2 = r, material, cap }) => {
    const u = station
    const covered = nearer >= r
    station += length
    nearer = r2
    makeRoom(pen, near, axis, u, r)
    makeRoom(pen, near, axis, station, r2)
    const [rx, ry] = [num(r * s.across * s.squash), num(r * s.across)]
    const wall = `<path d="${band(s, u, station, r, r2, true)}" fill="${roundPaint(pen, material)}"/>`
    if (covered) return wall
    return `${wall}<ellipse cx="${num(u * s.along)}" rx="${rx}" ry="${ry}" fill="${cap ?? facePaint(pen, material, side)}"/>`
  })
  pen.put(`<g transform="${s.transform}">${pieces.reverse().join('')}${dress ? dress(s) : ''}</g>`)
}

function makeRoom(pen: Pen, [x, y, z]: Vec3, axis: Axis, u: number, r: number): void {
  const place: Vec3 = axis === 'x' ? [x + u, y, z] : axis === 'y' ? [x, y - u, z] : [x, y, z - u]
  const [px, py] = pen.peek(place)
  const tall = axis === 'z' ? r * pen.scale * Math.sin((pen.camera.tilt * Math.PI) / 180) : r * pen.scale
  pen.include([px - r * pen.scale, py - tall])
  pen.include([px + r * pen.scale, py + tall])
}
