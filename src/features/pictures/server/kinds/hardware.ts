import type { Kind } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { hexagon, num, pairs, roundedPlan } from '../scene/geometry.ts'
import { lathe, thread } from '../scene/lathe.ts'
import { legs } from '../scene/legs.ts'
import { print, printTop } from '../scene/marking.ts'
import { ALUMINIUM, BLACK_PLASTIC, BRASS, STEEL, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { prism } from '../scene/solids.ts'
import { circle, onTop, rect, strokes } from '../scene/surfaces.ts'

function buzzer(pen: Pen, marking: string): void {
  const [r, h, tail] = [6, 8.5, -4]
  castShadow(pen, round(5.2, tail), h, 0.8)
  legs(pen, pairs(3.25, 0, -3.25, 0), 0.2, tail, 0.32)
  lathe(pen, [0, 0, h], 'z', [
    { length: 0.4, r: r * 0.94, r2: r, material: BLACK_PLASTIC },
    { length: h - 1.2, r, material: BLACK_PLASTIC },
    { length: 0.8, r: r * 0.97, material: BLACK_PLASTIC },
  ])
  const hole = pen.linear(stops(0, '#000', 1, '#3d464c'), [0, 0, 1, 1])
  onTop(
    pen,
    h,
    circle(0, 0, 1.25, hole, ' stroke="#59646a" stroke-width=".14"') +
      strokes('M-3.9-2.6h1.6M-3.1-3.4v1.6', '#e4e9eb', 0.34),
  )
  printTop(pen, marking, [0, r * 0.62, h], { width: r * 1.1, height: r * 0.22, ink: '#aab4ba' })
}

function speaker(pen: Pen, marking: string): void {
  const r = 18
  castShadow(pen, round(r * 0.9), 8)
  lathe(pen, [0, 0, 9], 'z', [
    { length: 1.4, r, material: STEEL },
    { length: 4.6, r: r * 0.94, r2: r * 0.6, material: STEEL },
    { length: 3, r: r * 0.5, material: STEEL },
  ])
  const cone = pen.radial(stops(0, '#6b7278', 0.42, '#2a2f33', 0.78, '#14171a', 1, '#32383c'), [0.4, 0.36, 0.7])
  const dome = pen.radial(stops(0, '#aeb6bb', 0.5, '#4a5257', 1, '#1a1e21'), [0.36, 0.32, 0.72])
  const holes = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4 + 0.3
    return circle(r * 0.945 * Math.cos(a), r * 0.945 * Math.sin(a), 0.55, '#4a545a')
  }).join('')
  onTop(
    pen,
    9,
    circle(0, 0, r * 0.88, '#0e1113') +
      circle(0, 0, r * 0.86, cone) +
      [0.78, 0.7]
        .map((k) => circle(0, 0, r * k, 'none', ' stroke="#596268" stroke-opacity=".5" stroke-width=".5"'))
        .join('') +
      circle(0, 0, r * 0.34, dome) +
      holes,
  )
  printTop(pen, marking, [0, r * 0.52, 9], { width: r * 0.8, height: 2, ink: '#8d979d' })
}

/** An electret capsule with its felt. */
function microphone(pen: Pen, _marking: string): void {
  const [r, h, tail] = [4.8, 6.5, -3.6]
  castShadow(pen, round(4.2, tail), h, 0.8)
  legs(pen, pairs(1.27, 0, -1.27, 0), 0.2, tail, 0.27)
  lathe(pen, [0, 0, h], 'z', [
    { length: 0.3, r: r * 0.93, r2: r, material: ALUMINIUM },
    { length: h - 0.8, r, material: ALUMINIUM },
    { length: 0.5, r: r * 0.95, material: ALUMINIUM },
  ])
  const felt = pen.radial(stops(0, '#3f454a', 0.7, '#23282b', 1, '#111416'), [0.4, 0.36, 0.7])
  const fuzz = Array.from({ length: 26 }, (_, i) => {
    const [a, d] = [i * 2.4, Math.sqrt((i + 0.5) / 26) * r * 0.74]
    return `M${num(d * Math.cos(a), 2)} ${num(d * Math.sin(a), 2)}h.1`
  }).join('')
  onTop(pen, h, circle(0, 0, r * 0.8, felt) + strokes(fuzz, '#626a70', 0.26, ' stroke-linecap="round" opacity=".7"'))
}

function fan(pen: Pen, marking: string): void {
  const [e, h] = [40, 10]
  castShadow(pen, plan(0, 0, e, e), h)
  const frame = BLACK_PLASTIC
  prism(pen, roundedPlan(0, 0, e, e, 4, 4), 0, h, frame)
  const c = e / 2
  const R = 18
  const n = (v: number) => num(v, 2)
  const at = (r: number, deg: number) =>
    `${n(c + r * Math.cos((deg * Math.PI) / 180))} ${n(c + r * Math.sin((deg * Math.PI) / 180))}`
  const blades = Array.from({ length: 7 }, (_, i) => {
    const a = (i * 360) / 7
    return `M${at(8, a)}Q${at(13, a + 6)} ${at(17.2, a - 8)}L${at(17.2, a + 26)}Q${at(13, a + 38)} ${at(8, a + 32)}z`
  }).join('')
  const bore = pen.linear(stops(0, '#050607', 1, '#1a1f22'), [0, 0, 1, 1])
  const blade = pen.linear(stops(0, '#6a737a', 0.5, '#3a4247', 1, '#22282b'), [0, 0, 1, 1])
  const hub = pen.linear(stops(0, '#5d666c', 1, '#2a3034'), [0, 0, 1, 1])
  const holes = [4, e - 4]
    .flatMap((x) => [4, e - 4].map((y) => circle(x, y, 2, '#dfe4e6', ' stroke="#0a0c0d" stroke-width=".5"')))
    .join('')
  onTop(
    pen,
    h,
    `${circle(c, c, R, bore)}<path d="${blades}" fill="${blade}" stroke="#14181a" stroke-width=".3"/>${circle(c, c, 8.6, hub)}${circle(c, c, 6.6, '#eef1f2')}${holes}${circle(c, c, R, 'none', ' stroke="#667076" stroke-opacity=".6" stroke-width=".4"')}`,
  )
  const label = { along: [1, 0, 0], down: [0, 1, 0], ink: '#1b2428' } as const
  print(pen, marking, { ...label, centre: [c, c - 0.6, h], width: 10.6, height: 3.6, lines: 2 })
  print(pen, 'DC 12V', { ...label, centre: [c, c + 3.6, h], width: 6, height: 1.5 })
}

function standoff(pen: Pen, _marking: string): void {
  const [r, h] = [3, 14]
  castShadow(pen, round(2.6, -5), h, 0.8)
  lathe(pen, [0, 0, 0], 'z', thread(6, 0.8, 1.5, 1.28, BRASS))
  prism(pen, hexagon(0, 0, r, 12), 0, h, BRASS)
  const bore = pen.linear(stops(0, '#3a2a0a', 1, '#a97f33'), [0, 0, 1, 1])
  onTop(pen, h, circle(0, 0, 1.75, '#f0d48c') + circle(0, 0, 1.45, bore) + circle(0.15, 0.15, 0.95, '#1d1405'))
}

function screw(pen: Pen, _marking: string): void {
  const [l, r, head] = [12, 1.5, 2.9]
  castShadow(pen, plan(-2, -r, l + 2, r * 2), head * 1.6)
  lathe(
    pen,
    [-2.2, 0, head],
    'x',
    [
      { length: 0.5, r: head * 0.72, r2: head * 0.93, material: TIN },
      { length: 0.5, r: head * 0.93, r2: head, material: TIN },
      { length: 1.1, r: head, material: TIN },
      { length: 0.5, r, material: STEEL },
      ...thread(9, 1.24, r, r * 0.82, STEEL),
      { length: 0.5, r, r2: r * 0.7, material: STEEL },
    ],
    (s) => {
      const [a, b] = [head * 0.5 * s.across, head * 0.17 * s.across]
      const k = s.squash
      const d = `M${num(-b * k)} ${num(-a)}H${num(b * k)}V${num(-b)}H${num(a * k)}V${num(b)}H${num(b * k)}V${num(a)}H${num(-b * k)}V${num(b)}H${num(-a * k)}V${num(-b)}H${num(-b * k)}z`
      return `<path d="${d}" fill="#2c353a"/>`
    },
  )
}

function enclosure(pen: Pen, marking: string): void {
  const [l, w, h, lid] = [84, 58, 30, 8]
  const abs = satin('#a7b0b4')
  castShadow(pen, plan(0, 0, l, w), h)
  prism(pen, roundedPlan(0, 0, l, w, 5, 4), 0, h - lid, abs)
  prism(pen, roundedPlan(-0.6, -0.6, l + 1.2, w + 1.2, 5.6, 4), h - lid + 0.8, h, satin('#b6bec2'))
  onTop(
    pen,
    h,
    rect(8, 8, l - 16, w - 16, 'none', 2, ` stroke="${lit('#b6bec2', 0.8)}" stroke-width=".6"`) +
      rect(8.5, 8.6, l - 16, w - 16, 'none', 2, ' stroke="#fff" stroke-opacity=".6" stroke-width=".4"'),
  )
  const at = pairs(l - 5.5, 5.5, 5.5, 5.5, l - 5.5, w - 5.5, 5.5, w - 5.5).map(
    ([x, y]) => [x - 5.5, y - 5.5, 0] as const,
  )
  pen.repeat(at, () => {
    onTop(
      pen,
      h,
      circle(5.5, 5.5, 3.1, '#7d878c') +
        circle(5.5, 5.7, 2.4, TIN.colour) +
        strokes('M4.2 5.7h2.6M5.5 4.4v2.6', '#4a545a', 0.7),
    )
  })
  printTop(pen, marking, [l / 2, w / 2, h], { width: l * 0.6, height: w * 0.14, ink: '#6b757a', weight: 0.8 })
}

export const HARDWARE: readonly Kind[] = [
  { code: /^buzzer$/, samples: ['buzzer'], camera: { turn: 24, tilt: 40 }, fill: 0.92, draw: buzzer },
  { code: /^speaker$/, samples: ['speaker'], camera: { turn: 22, tilt: 48 }, fill: 0.98, draw: speaker },
  { code: /^microphone$/, samples: ['microphone'], camera: { turn: 24, tilt: 38 }, fill: 0.9, draw: microphone },
  { code: /^fan$/, samples: ['fan'], camera: { turn: 24, tilt: 50 }, draw: fan },
  { code: /^standoff$/, samples: ['standoff'], camera: { turn: 24, tilt: 28 }, fill: 0.96, draw: standoff },
  { code: /^screw$/, samples: ['screw'], camera: { turn: 38, tilt: 34 }, fill: 0.86, draw: screw },
  { code: /^enclosure$/, samples: ['enclosure'], camera: { turn: 26, tilt: 40 }, draw: enclosure },
]
