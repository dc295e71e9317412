import { type Kind, measure } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { num, pairs } from '../scene/geometry.ts'
import { lathe, type Spindle, strip } from '../scene/lathe.ts'
import { leadRow } from '../scene/leads.ts'
import { legs } from '../scene/legs.ts'
import { print, printTop } from '../scene/marking.ts'
import { ALUMINIUM, BLACK_PLASTIC, gloss, type Material } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { prism } from '../scene/solids.ts'
import { circle, onTop, strokes } from '../scene/surfaces.ts'

function smdCan(pen: Pen, marking: string, diameter: number): void {
  const r = diameter / 2
  const base = diameter + 0.3
  const h = diameter < 8 ? diameter * 1.0 + 0.6 : diameter
  const foot = Math.max(0.7, diameter * 0.11)
  const cut = base * 0.16
  const half = base / 2
  const outline = pairs(
    half,
    -half + cut * 0.2,
    half,
    half - cut * 0.2,
    half - cut * 0.2,
    half,
    -half + cut,
    half,
    -half,
    half - cut,
    -half,
    -half + cut,
    -half + cut,
    -half,
    half - cut * 0.2,
    -half,
  )
  castShadow(pen, plan(-half, -half, base, base), h)
  const tab = { count: 1, pitch: 1, width: diameter * 0.14, along: [0, 1] } as const
  const out = pairs(0, 0.18, diameter * 0.12, 0.18)
  leadRow(pen, { ...tab, first: [half, 0, 0], outward: [1, 0], side: 'anode' }, out, 0.18)
  prism(pen, outline, 0.02, foot, BLACK_PLASTIC)
  leadRow(pen, { ...tab, first: [-half, 0, 0], outward: [-1, 0], side: 'cathode' }, out, 0.18)
  const bead = diameter * 0.035
  lathe(pen, [0, 0, h], 'z', [
    { length: bead, r: r * 0.955, r2: r, material: ALUMINIUM },
    { length: h * 0.72 - foot * 0.5, r, material: ALUMINIUM },
    { length: bead, r, r2: r * 0.94, material: ALUMINIUM },
    { length: bead, r: r * 0.94, r2: r, material: ALUMINIUM },
    { length: h * 0.28 - foot * 0.5 - 3 * bead, r, material: ALUMINIUM },
  ])
  const R = r * 0.95
  const edge = -R * 0.42
  const chord = Math.sqrt(R * R - edge * edge)
  onTop(
    pen,
    h,
    `<path d="M${num(edge, 3)} ${num(-chord, 3)}A${num(R, 3)} ${num(R, 3)} 0 0 0 ${num(edge, 3)} ${num(chord, 3)}z" fill="#1c2023"/>` +
      circle(0, 0, R, 'none', ` stroke="#fff" stroke-opacity=".65" stroke-width="${num(diameter * 0.012, 3)}"`),
  )
  printTop(pen, marking, [r * 0.26, 0, h], {
    width: r * 1.08,
    height: r * 0.95,
    ink: '#20262a',
    lines: 2,
    least: r * 0.2,
    weight: 0.85,
  })
}

const RADIAL_HEIGHTS: readonly (readonly [d: number, h: number, pitch: number])[] = [
  [4, 7, 1.5],
  [5, 11, 2],
  [6.3, 11, 2.5],
  [8, 12.5, 3.5],
  [10, 16, 5],
  [12.5, 20, 5],
  [16, 25, 7.5],
  [18, 32, 7.5],
  [22, 36, 10],
]

function radialSize(diameter: number): { h: number; pitch: number } {
  const near = RADIAL_HEIGHTS.reduce((best, row) =>
    Math.abs(row[0] - diameter) < Math.abs(best[0] - diameter) ? row : best,
  )
  return { h: near[1], pitch: near[2] }
}

interface RadialLook {
  body: Material
  ink: string
  /** Bands and stripes on the wall. */
  dress(s: Spindle, r: number, h: number): string
  top(pen: Pen, r: number): string
}

function radialCan(pen: Pen, marking: string, diameter: number, look: RadialLook): void {
  const r = diameter / 2
  const { h, pitch } = radialSize(diameter)
  const lead = Math.max(3, h * 0.28)
  const wire = Math.max(0.25, diameter * 0.032)
  castShadow(pen, round(r * 0.85, -lead), h, 0.7)
  legs(pen, pairs(pitch / 2, 0, -pitch / 2, 0), 0.2, [-lead, -lead * 0.82], wire)
  const curl = h * 0.03
  lathe(
    pen,
    [0, 0, h],
    'z',
    [
      { length: curl, r: r * 0.93, r2: r, material: look.body },
      { length: h * 0.86 - curl, r, material: look.body },
      { length: h * 0.03, r, r2: r * 0.96, material: look.body },
      { length: h * 0.03, r: r * 0.96, r2: r, material: look.body },
      { length: h * 0.07, r, material: look.body },
      { length: h * 0.01, r: r * 0.95, material: look.body },
    ],
    (s) => look.dress(s, r, h),
  )
  onTop(pen, h, look.top(pen, r))
  const a = ((pen.camera.turn - 14) * Math.PI) / 180
  print(pen, marking, {
    centre: [-r * 0.32 * Math.cos(a), r * 0.9, h * 0.48],
    along: [0, 0, 1],
    down: [Math.cos(a), Math.sin(a), 0],
    width: h * 0.74,
    height: r * 0.62,
    ink: look.ink,
    lines: diameter >= 10 ? 2 : 1,
    least: r * 0.2,
    weight: 0.95,
  })
}

/** Aluminium lid inside the curl of the sleeve, scored so that it opens before it bursts. */
function ventedLid(pen: Pen, r: number): string {
  const lid = pen.linear(stops(0, '#fdfefe', 0.45, '#cdd4d8', 0.6, '#eef1f2', 1, '#a9b3b9'), [0, 0, 1, 1])
  const R = r * 0.84
  const n = (v: number) => num(v, 3)
  const score = `M${n(-R * 0.78)} 0H${n(R * 0.78)}M0 ${n(-R * 0.78)}V${n(R * 0.78)}`
  return (
    circle(0, 0, R, lid, ` stroke="#0b0f12" stroke-opacity=".5" stroke-width="${n(r * 0.03)}"`) +
    strokes(score, '#7d888f', r * 0.06) +
    `<g transform="translate(${n(r * 0.03)} ${n(r * 0.03)})">${strokes(score, '#fff', r * 0.025)}</g>`
  )
}

const SLEEVED: RadialLook = {
  body: gloss('#222d42'),
  ink: '#e9e2c8',
  dress(s, r, h) {
    const minus = [0.24, 0.46, 0.68].map((at) => strip(s, h * at, h * (at + 0.1), r, 41, 49)).join('')
    return `<path d="${strip(s, h * 0.035, h * 0.86, r, 30, 60)}" fill="#cbd3d9" opacity=".92"/><path d="${minus}" fill="#222d42"/>`
  },
  top: ventedLid,
}

const POLYMER: RadialLook = {
  body: ALUMINIUM,
  ink: '#3a3f8f',
  dress: (s, r, h) => `<path d="${strip(s, h * 0.035, h * 0.86, r, 42, 70)}" fill="#5b4fae" opacity=".85"/>`,
  top(pen, r) {
    const R = r * 0.9
    const lid = pen.linear(stops(0, '#fff', 0.5, '#d3d9dc', 1, '#b2bbc0'), [0, 0, 1, 1])
    return `${circle(0, 0, R, lid)}<path d="M${num(R * 0.5, 3)} ${num(-R * 0.866, 3)}A${num(R, 3)} ${num(R, 3)} 0 0 1 ${num(R * 0.5, 3)} ${num(R * 0.866, 3)}z" fill="#5b4fae"/>`
  },
}

const can = { turn: 24, tilt: 30 }
const radialFill = (d: string) => 0.9 + 0.1 * Math.min(1, measure(d, 3, 25) / 16)

export const ELECTROLYTICS: readonly Kind[] = [
  {
    code: /^aluminium-smd-(\d{1,2}(?:\.\d)?)$/,
    samples: ['aluminium-smd-4', 'aluminium-smd-6.3', 'aluminium-smd-8', 'aluminium-smd-10'],
    camera: { turn: 24, tilt: 44 },
    fill: (d) => 0.76 + 0.2 * Math.min(1, measure(d, 3, 20) / 12),
    draw: (pen, marking, d) => smdCan(pen, marking, measure(d, 3, 20)),
  },
  {
    code: /^aluminium-radial-(\d{1,2}(?:\.\d)?)$/,
    samples: ['aluminium-radial-5', 'aluminium-radial-8', 'aluminium-radial-10', 'aluminium-radial-16'],
    camera: can,
    fill: radialFill,
    draw: (pen, marking, d) => radialCan(pen, marking, measure(d, 3, 25), SLEEVED),
  },
  {
    code: /^polymer-radial-(\d{1,2}(?:\.\d)?)$/,
    samples: ['polymer-radial-6.3', 'polymer-radial-8', 'polymer-radial-10'],
    camera: can,
    fill: radialFill,
    draw: (pen, marking, d) => radialCan(pen, marking, measure(d, 3, 25), POLYMER),
  },
]
