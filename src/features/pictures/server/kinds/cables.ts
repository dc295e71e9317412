import type { Kind } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { num, type Vec3 } from '../scene/geometry.ts'
import { lathe } from '../scene/lathe.ts'
import { BLACK_PLASTIC, GOLD, matt, STEEL, satin } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, onTop, rect, strokes } from '../scene/surfaces.ts'

/** A round cable along a smooth run on the bench: one cubic after another. */
function cable(pen: Pen, run: readonly Vec3[], r: number, colour: string): void {
  const [start, ...rest] = run.map((place) =>
    pen
      .at(place)
      .map((n) => num(n))
      .join(' '),
  )
  const d = `M${start}${Array.from({ length: Math.floor(rest.length / 3) }, (_, i) => `C${rest.slice(i * 3, i * 3 + 3).join(' ')}`).join('')}`
  const w = 2 * r * pen.scale
  const id = pen.define((id) => `<path id="${id}" d="${d}" fill="none" stroke-linecap="round"/>`)
  const soft = pen.define(
    (id) =>
      `<filter id="${id}" x="-10%" y="-20%" width="120%" height="150%"><feGaussianBlur stdDeviation="4"/></filter>`,
  )
  const use = (stroke: string, width: number, dx: number, dy: number, extra = '') =>
    `<use href="#${id}" x="${num(dx)}" y="${num(dy)}" stroke="${stroke}" stroke-width="${num(width, 2)}"${extra}/>`
  pen.under(use('#0d1b22', w, w * 0.25, w * 0.5, ` opacity=".3" filter="url(#${soft})"`))
  pen.put(
    use(lit(colour, 0.55), w, 0, 0) +
      use(lit(colour, 0.95), w * 0.72, -w * 0.08, -w * 0.08) +
      use(lit(colour, 1.35), w * 0.2, -w * 0.16, -w * 0.2),
  )
}

/** From flat coordinates in plan, at one height. */
function runAt(z: number, ...xy: number[]): Vec3[] {
  return Array.from({ length: xy.length / 2 }, (_, i) => [xy[i * 2] ?? 0, xy[i * 2 + 1] ?? 0, z] as const)
}

function usbCable(pen: Pen, _marking: string): void {
  const grip = BLACK_PLASTIC
  castShadow(pen, plan(2, 2, 44, 14), 6, 0.8)
  box(pen, [62, -26, 0.6], [6.6, 8.4, 2.6], STEEL, { soft: 0.8, glint: 0.8 })
  cable(
    pen,
    runAt(
      3,
      22,
      8,
      44,
      10,
      66,
      8,
      66,
      -6,
      66,
      -20,
      40,
      -28,
      26,
      -22,
      14,
      -16,
      26,
      -6,
      46,
      -18,
      52,
      -21,
      50,
      -22,
      52,
      -22,
    ),
    1.9,
    '#2a2e31',
  )
  box(pen, [50, -27, 0], [13, 10.4, 4.6], grip, { soft: 1.2, glint: 0.5 })
  box(pen, [-12, 2, 1.2], [14, 12, 4.6], STEEL, { soft: 0.4, glint: 0.9 })
  onTop(pen, 5.8, rect(-9, 4.4, 2.6, 2.4, '#4a545a') + rect(-9, 9.2, 2.6, 2.4, '#4a545a'))
  box(pen, [1, 0, 0], [21, 16, 7.4], grip, { soft: 1.6, glint: 0.5 })
  onTop(pen, 7.4, strokes('M6 8h9m-3-2.4 3 2.4-3 2.4M9 8l2.4-3h1.6', '#8b979d', 0.7))
}

function rfCable(pen: Pen, _marking: string): void {
  castShadow(pen, plan(-8, -3, 16, 8), 5, 0.7)
  const [x, y] = [50, -14]
  cable(
    pen,
    runAt(1.6, 8, 0, 26, 0, 60, 10, 64, -6, 66, -20, 34, -30, 24, -20, 16, -10, 36, -2, x - 2, y, x, y - 1, x, y, x, y),
    1,
    '#3a3f43',
  )
  lathe(pen, [x + 1, y, 2.6], 'z', [
    { length: 0.4, r: 2, r2: 2.4, material: GOLD },
    { length: 1.6, r: 2.4, material: GOLD },
  ])
  onTop(pen, 2.6, circle(x + 1, y, 1.1, '#b98f3c'))
  const z = 3.4
  lathe(
    pen,
    [-10, 0, z],
    'x',
    [
      { length: 1, r: 2.6, material: GOLD },
      { length: 0.5, r: 3.6, r2: 3.9, material: GOLD },
      { length: 5.5, r: 3.9, material: GOLD },
      { length: 1, r: 2.6, material: GOLD },
      { length: 4, r: 2.1, material: GOLD },
      { length: 5, r: 1.4, r2: 1, material: matt('#22262a') },
    ],
    (s) => {
      const e = (r: number, fill: string) =>
        `<ellipse rx="${num(r * s.across * s.squash)}" ry="${num(r * s.across)}" fill="${fill}"/>`
      const facets = [-0.55, 0, 0.55]
        .map((v) => `M${num(1.4 * s.along)} ${num(v * 3.9 * s.across)}H${num(6.8 * s.along)}`)
        .join('')
      return `${e(2.1, '#f5f2ea')}${e(0.5, '#7a5c1e')}<path d="${facets}" stroke="#8a6a24" stroke-width="1.2" opacity=".6"/>`
    },
  )
}

/** Hook-up wire on its spool. */
function spool(pen: Pen, _marking: string): void {
  const [R, r, h] = [15, 10.5, 16]
  const flange = satin('#e9ecec')
  const sleeve = '#c8322b'
  castShadow(pen, round(R * 0.97), h)
  lathe(
    pen,
    [0, 0, h],
    'z',
    [
      { length: 1.4, r: R, material: flange },
      { length: h - 2.8, r: r * 1.22, material: satin(sleeve) },
      { length: 1.4, r: R, material: flange },
    ],
    (s) => {
      const turns = Array.from({ length: 11 }, (_, i) => {
        const u = (1.4 + ((i + 0.5) * (h - 2.8)) / 11) * s.along
        const [a, b] = [r * 1.22 * s.across * s.squash, r * 1.22 * s.across]
        return `M${num(u)} ${num(-b)}A${num(a)} ${num(b)} 0 0 1 ${num(u)} ${num(b)}`
      }).join('')
      // The upper flange must hide the first turns, so only those below its rim are scored.
      return `<path d="${turns}" fill="none" stroke="#5f120d" stroke-width="1.1" opacity=".55"/>`
    },
  )
  lathe(pen, [0, 0, h], 'z', [{ length: 1.4, r: R, material: flange }])
  const bore = pen.linear(stops(0, '#3a4247', 1, '#98a3a9'), [0, 0, 1, 1])
  onTop(
    pen,
    h,
    circle(0, 0, 4, bore) +
      circle(0, 0, 12.4, 'none', ' stroke="#b9c1c5" stroke-width=".4"') +
      [0, 120, 240]
        .map((deg) => `<rect x="6" y="-1" width="4.4" height="2" rx="1" fill="#9aa5ab" transform="rotate(${deg})"/>`)
        .join(''),
  )
  cable(
    pen,
    [
      [8, 9.5, 5],
      [16, 16, 2],
      [22, 10, 0.8],
      [30, 8, 0.8],
    ],
    0.75,
    sleeve,
  )
  cable(
    pen,
    [
      [30, 8, 0.8],
      [31, 7.8, 0.8],
      [32, 7.6, 0.8],
      [33.5, 7.2, 0.8],
    ],
    0.45,
    '#c67b45',
  )
}

/** A rubber aerial with its hinge. */
function whip(pen: Pen, _marking: string): void {
  const rubber = satin('#2a2e31')
  const [z, r] = [5, 5]
  castShadow(pen, plan(-12, -3, 118, 6), r * 1.6, 0.9)
  lathe(
    pen,
    [-14, 0, z],
    'x',
    [
      { length: 8, r: 3.7, material: GOLD },
      { length: 1.6, r: 4.4, r2: 5, material: rubber },
      { length: 11, r, material: rubber },
      { length: 1.2, r: r * 0.9, material: rubber },
      { length: 12, r, material: rubber },
      { length: 68, r: r * 0.96, r2: r * 0.66, material: rubber },
      { length: 3, r: r * 0.66, r2: r * 0.42, material: rubber },
    ],
    (s) => {
      const e = (radius: number, fill: string) =>
        `<ellipse rx="${num(radius * s.across * s.squash)}" ry="${num(radius * s.across)}" fill="${fill}"/>`
      const facets = [-0.5, 0.05, 0.6]
        .map((v) => `M${num(0.6 * s.along)} ${num(v * 3.7 * s.across)}H${num(7.8 * s.along)}`)
        .join('')
      return `${e(2.6, '#f5f2ea')}${e(0.7, '#7a5c1e')}<path d="${facets}" stroke="#8a6a24" stroke-width="1" opacity=".6"/>`
    },
  )
}

export const CABLES: readonly Kind[] = [
  { code: /^cable-usb$/, samples: ['cable-usb'], camera: { turn: 20, tilt: 46 }, draw: usbCable },
  { code: /^cable-rf$/, samples: ['cable-rf'], camera: { turn: 22, tilt: 46 }, draw: rfCable },
  { code: /^wire$/, samples: ['wire'], camera: { turn: 22, tilt: 34 }, fill: 0.96, draw: spool },
  { code: /^antenna-whip$/, samples: ['antenna-whip'], camera: { turn: 34, tilt: 44 }, draw: whip },
]
