import type { Kind } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { frontFace, num, type Point, pairs, type Vec3 } from '../scene/geometry.ts'
import { lathe, thread } from '../scene/lathe.ts'
import { printTop } from '../scene/marking.ts'
import { BLACK_PLASTIC, facePaint, STEEL, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { box, extrude, polygon } from '../scene/solids.ts'
import { circle, counted, every, onFront, onTop, rect, strokes, ticks } from '../scene/surfaces.ts'

function rj45(pen: Pen, marking: string): void {
  const [w, h, d] = [16, 13.4, 18]
  castShadow(pen, plan(0, 0, w, d), h)
  box(pen, [0, 0, 0], [w, d, h], STEEL, { soft: 0.2, glint: 0.7 })
  polygon(pen, frontFace(0.6, d, 0.5, w - 1.2, h - 1), facePaint(pen, BLACK_PLASTIC, 'front'))
  const mouth = pen.linear(stops(0, '#030405', 0.6, '#15191b', 1, '#2b3236'))
  const [x0, x1, t] = [2.1, w - 2.1, 2.6]
  onFront(
    pen,
    d,
    `<path d="M${x0} ${-h + t}H${num(x1, 2)}V-4.4H${num(w / 2 + 3.2, 2)}V-2.8H${num(w / 2 + 1.7, 2)}V-1.4H${num(w / 2 - 1.7, 2)}V-2.8H${num(w / 2 - 3.2, 2)}V-4.4H${x0}z" fill="${mouth}"/>` +
      counted('contacts', 8, ticks(pen, every(8, w / 2 - 3.57, 1.02))(-h + t, 3.4, '#e2bd64', 0.42)) +
      rect(0.9, -h + 0.7, 2.6, 1.5, '#5fd07a', 0.2) +
      rect(w - 3.5, -h + 0.7, 2.6, 1.5, '#f0b429', 0.2),
  )
  onTop(pen, h, rect(w * 0.3, d * 0.2, 1.2, 3, '#8b979d', 0.2) + rect(w * 0.62, d * 0.2, 1.2, 3, '#8b979d', 0.2))
  printTop(pen, marking, [w / 2, d * 0.66, h], { width: w * 0.76, height: 1.7, ink: '#4f5a61', weight: 0.7 })
}

function audioJack(pen: Pen, marking: string): void {
  const [w, h, d] = [6.2, 5, 11.5]
  castShadow(pen, plan(-0.6, 0, w + 1.2, d + 2), h)
  for (const y of [2, 8]) box(pen, [w, y, 0], [0.9, 1.2, 0.4], TIN)
  box(pen, [0, 0, 0], [w, d, h], BLACK_PLASTIC, { soft: 0.25, glint: 0.4 })
  for (const y of [2, 8]) box(pen, [-0.9, y, 0], [0.9, 1.2, 0.4], TIN)
  const dark = pen.radial(stops(0, '#000', 0.8, '#14181a', 1, '#3a4247'), [0.6, 0.6, 0.6])
  lathe(
    pen,
    [w / 2, d + 2.2, h / 2],
    'y',
    [{ length: 2.2, r: 2.4, material: BLACK_PLASTIC }],
    (s) =>
      `<ellipse rx="${num(1.75 * s.across * s.squash)}" ry="${num(1.75 * s.across)}" fill="${dark}" stroke="#c9a24a" stroke-width="${num(0.2 * s.across)}"/>`,
  )
  printTop(pen, marking, [w / 2, d * 0.55, h], { width: w * 0.82, height: 1.2, ink: '#8f9aa0', weight: 0.7 })
}

function dcJack(pen: Pen, marking: string): void {
  const [w, h, d] = [9, 11, 14]
  castShadow(pen, plan(0, 0, w, d), h)
  box(pen, [0, 0, 0], [w, d - 3.2, h * 0.72], BLACK_PLASTIC, { soft: 0.3, glint: 0.4 })
  box(pen, [0, d - 3.4, 0], [w, 3.4, h], BLACK_PLASTIC, { soft: 0.4, glint: 0.5 })
  const [cx, cz] = [w / 2, h * 0.56]
  const bore = pen.radial(stops(0, '#0a0c0d', 0.75, '#050607', 1, '#4a5358'), [0.6, 0.62, 0.58])
  onFront(pen, d, circle(cx, -cz, 3.5, '#31383c') + circle(cx, -cz, 3.1, bore))
  lathe(pen, [cx, d - 0.4, cz], 'y', [
    { length: 0.3, r: 0.55, r2: 0.95, material: TIN },
    { length: 1, r: 0.95, material: TIN },
  ])
  printTop(pen, marking, [w / 2, d - 1.7, h], { width: w * 0.8, height: 1.2, ink: '#8f9aa0', weight: 0.7 })
}

/** Width of the flange and contacts of the longer row. */
const D_SUBS: Readonly<Record<string, readonly [width: number, row: number]>> = {
  '9': [30.8, 5],
  '15': [39.1, 8],
  '25': [53, 13],
  '37': [69.3, 19],
}

function dSub(pen: Pen, marking: string, contacts = '9'): void {
  const [w, longer] = D_SUBS[contacts] ?? [30.8, 5]
  const [h, t] = [12.5, 1]
  castShadow(pen, plan(1, -9, w - 2, 12), h * 0.5)
  box(pen, [5.5, -9, 0], [w - 11, 9, h * 0.86], BLACK_PLASTIC, { glint: 0.3 })
  box(pen, [0, 0, 0], [w, t, h], STEEL, { soft: 0.5, glint: 0.7 })
  const dee = (inset: number): Point[] => {
    const [l, r, b, up] = [6 + inset, w - 6 - inset, 2.2 + inset, h - 2.2 - inset]
    return pairs(l + 1.5, b, r - 1.5, b, r - 0.5, b + 0.9, r, up - 1, r - 1, up, l + 1, up, l, up - 1, l + 0.5, b + 0.9)
  }
  const at = (points: readonly Point[], y: number): Vec3[] => points.map(([x, z]) => [x, y, z] as const)
  const y = t + 5
  extrude(
    pen,
    at(dee(0), y),
    [0, -5, 0],
    pen.linear(stops(0, '#fff', 0.35, '#c3cbd0', 0.6, '#e6eaec', 1, '#79858c')),
    '#dfe4e6',
  )
  polygon(pen, at(dee(0.5), y), '#1c4f8f')
  const row = (n: number, z: number) =>
    Array.from({ length: n }, (_, i) => `M${num(w / 2 + (i - (n - 1) / 2) * 2.77, 2)} ${num(-z, 2)}h.01`).join('')
  const holes = row(longer, h / 2 + 1.42) + row(longer - 1, h / 2 - 1.42)
  const dots = ' stroke-linecap="round"'
  onFront(
    pen,
    y,
    counted('contacts', longer * 2 - 1, strokes(holes, '#e2bd64', 1.6, dots) + strokes(holes, '#0a0d0f', 0.9, dots)),
  )
  for (const x of [w - 2.9, 2.9])
    lathe(
      pen,
      [x, t + 5, h / 2],
      'y',
      [{ length: 5, r: 2, material: STEEL }],
      (s) => `<ellipse rx="${num(1.1 * s.across * s.squash)}" ry="${num(1.1 * s.across)}" fill="#1b2023"/>`,
    )
  printTop(pen, marking, [w / 2, -4.2, h * 0.86], { width: w * 0.5, height: 2.4, ink: '#8f9aa0', weight: 0.7 })
}

/** A round panel connector with a threaded collar. */
function circular(pen: Pen, marking: string): void {
  const [r, h] = [6, 16]
  castShadow(pen, round(9), h * 0.6)
  lathe(pen, [0, 0, h], 'z', [
    ...thread(6, 1, r, r * 0.92, STEEL),
    { length: 1.2, r: r * 1.1, material: STEEL },
    { length: 3, r: 9, r2: 9.2, material: STEEL },
    { length: 5.8, r: r * 1.05, material: STEEL },
  ])
  onTop(
    pen,
    h,
    circle(0, 0, r * 0.84, '#14181a') +
      rect(-0.8, -r * 0.84, 1.6, 1.4, '#59646b') +
      [45, 135, 225, 315].map((deg) => `<circle cx="2.6" r=".7" fill="#e2bd64" transform="rotate(${deg})"/>`).join(''),
  )
  printTop(pen, marking, [0, 8, h - 7.1], { width: 7, height: 1.2, ink: '#39434a', weight: 0.7 })
}

export const IO_CONNECTORS: readonly Kind[] = [
  { code: /^rj45$/, samples: ['rj45'], camera: { turn: 28, tilt: 36 }, draw: rj45 },
  { code: /^audio-jack$/, samples: ['audio-jack'], camera: { turn: 36, tilt: 36 }, fill: 0.88, draw: audioJack },
  { code: /^dc-jack$/, samples: ['dc-jack'], camera: { turn: 30, tilt: 32 }, fill: 0.94, draw: dcJack },
  {
    code: /^d-sub-(9|15|25|37)$/,
    samples: Object.keys(D_SUBS).map((contacts) => `d-sub-${contacts}`),
    camera: { turn: 24, tilt: 32 },
    draw: dSub,
  },
  { code: /^circular-connector$/, samples: ['circular-connector'], camera: { turn: 22, tilt: 44 }, draw: circular },
]
