import { FLAT, type Kind, measure } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { arc, num, pairs, roundedPlan } from '../scene/geometry.ts'
import { band, lathe, type Slice } from '../scene/lathe.ts'
import { legs } from '../scene/legs.ts'
import { printFront } from '../scene/marking.ts'
import { BRASS, type Material, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, extrude } from '../scene/solids.ts'
import { onTop, strokes } from '../scene/surfaces.ts'
import { colourBands, readOhms } from './colour-code.ts'

/** Body length and radius by rated power. */
const AXIAL_SIZES: readonly (readonly [watts: number, l: number, r: number, wire: number])[] = [
  [0.125, 3.4, 0.9, 0.24],
  [0.25, 6.3, 1.2, 0.3],
  [0.5, 9, 1.7, 0.32],
  [1, 11.5, 2.3, 0.4],
  [2, 15, 2.6, 0.4],
  [3, 16, 2.9, 0.42],
  [5, 22, 4, 0.45],
]

/** A dog-bone body on a wire; its bands tell the value that is its marking. */
function axialResistor(pen: Pen, marking: string, watts: number): void {
  const [, l, r, wire] = AXIAL_SIZES.reduce((best, row) =>
    Math.abs(row[0] - watts) < Math.abs(best[0] - watts) ? row : best,
  )
  const bands = colourBands(readOhms(marking) ?? 10_000)
  const skin: Material = bands.length > 4 ? satin('#7fb2d6') : watts >= 1 ? satin('#8f9aa6') : satin('#dcc198')
  const lead = l * 0.42
  const end = 0.2
  const neck = r * 0.84
  const part = (share: number, from: number, to: number): Slice => ({
    length: l * share,
    r: from,
    r2: to,
    material: skin,
  })
  const body = [
    part(0.05, r * 0.7, r),
    part(end - 0.08, r, r),
    part(0.05, r, neck),
    part(1 - 2 * end - 0.04, neck, neck),
    part(0.05, neck, r),
    part(end - 0.08, r, r),
    part(0.05, r, r * 0.7),
  ]
  castShadow(pen, plan(-lead * 0.2, -r * 0.5, l + lead * 0.4, r), r * 2, 0.9)
  const lug = { length: lead, r: wire, material: TIN }
  lathe(pen, [-lead, 0, r], 'x', [lug, ...body, lug], (s) => {
    const stations = [0.11, 0.3, 0.41, 0.52, 0.63]
    const last = bands.length - 1
    return bands
      .map((colour, i) => {
        const share = i === last && last > 0 ? 0.87 : (stations[i] ?? 0.5)
        const at = lead + l * share
        const radius = share < 0.2 || share > 0.8 ? r : neck
        const paint = pen.linear(stops(0, lit(colour, 0.8), 0.22, lit(colour, 1.25), 0.4, colour, 1, lit(colour, 0.5)))
        return `<path d="${band(s, at - l * 0.028, at + l * 0.028, radius * 1.005)}" fill="${paint}"/>`
      })
      .join('')
  })
}

function trimmer(pen: Pen, marking: string): void {
  const [l, w, h] = [9.53, 4.83, 10]
  const blue = satin('#2a63b0')
  const lead = 3.2
  castShadow(pen, plan(l * 0.06, w * 0.1, l * 0.88, w * 0.8, -lead), h, 0.7)
  legs(pen, pairs(l / 2 + 2.54, w * 0.5, l / 2, w * 0.5, l / 2 - 2.54, w * 0.5), 0.3, -lead, 0.27)
  for (const x of [0.6, l - 1.6]) box(pen, [x, w * 0.2, -0.3], [1, w * 0.7, 0.4], blue, { glint: 0 })
  box(pen, [0, 0, 0], [l, w, h], blue, { soft: 0.35, glint: 0.5 })
  const [sx, sy, r] = [1.75, w / 2, 1.15]
  lathe(pen, [sx, sy, h + 0.75], 'z', [
    { length: 0.15, r: r * 0.9, r2: r, material: BRASS },
    { length: 0.6, r, material: BRASS },
  ])
  onTop(
    pen,
    h + 0.75,
    strokes(`M${num(sx - r * 0.8, 2)} ${num(sy - r * 0.35, 2)}l${num(r * 1.6, 2)} ${num(r * 0.7, 2)}`, '#6b4a12', 0.34),
  )
  printFront(pen, marking, [l * 0.52, w, h * 0.52], {
    width: l * 0.8,
    height: h * 0.4,
    ink: '#f3f6f9',
    lines: 2,
    least: h * 0.12,
    weight: 0.95,
  })
}

/** A lacquered disc standing on two wires. */
function disc(pen: Pen, marking: string, diameter: number): void {
  const r = diameter / 2 + 0.8
  const thick = Math.max(3, diameter * 0.28)
  const lead = diameter * 0.6
  const pitch = diameter <= 7 ? 5 : diameter >= 18 ? 10 : 7.5
  const lacquer = diameter <= 7 ? satin('#d9822b') : satin('#2f6fb7')
  castShadow(pen, plan(-r * 0.5, -thick * 0.6, r, thick * 1.2, -lead), diameter, 0.7)
  legs(pen, pairs(pitch / 2, -thick * 0.3, -pitch / 2, thick * 0.3), r * 0.4, -lead, Math.max(0.3, diameter * 0.028))
  legs(pen, pairs(pitch / 2, -thick * 0.3, -pitch / 2, thick * 0.3), r * 0.3, -r * 0.2, diameter * 0.055, lacquer)
  const round = (y: number, radius: number) =>
    arc(0, r, radius, 0, 360, 40)
      .slice(1)
      .map(([x, z]) => [x, y, z] as const)
  const edge = pen.linear(
    stops(0, lit(lacquer.colour, 1.15), 0.5, lit(lacquer.colour, 0.8), 1, lit(lacquer.colour, 0.45)),
    [0, 0, 1, 1],
  )
  const face = pen.radial(
    stops(
      0,
      lit(lacquer.colour, 1.4),
      0.35,
      lit(lacquer.colour, 1.06),
      0.8,
      lit(lacquer.colour, 0.86),
      1,
      lit(lacquer.colour, 0.66),
    ),
  )
  extrude(pen, round(thick / 2, r), [0, -thick, 0], edge, face)
  printFront(pen, marking, [0, thick / 2, r], {
    width: r * 1.4,
    height: r * 0.7,
    ink: '#10151c',
    lines: 2,
    least: r * 0.16,
    weight: 0.9,
  })
}

/** A ceramic block dipped in yellow resin. */
function leadedCeramic(pen: Pen, marking: string, pitch: number): void {
  const [w, thick, h, lead] = [Math.max(4.4, pitch * 0.95), 2.6, 4.4, 6.5]
  const resin = satin('#e0b93c')
  castShadow(pen, plan(-w * 0.4, -thick * 0.5, w * 0.8, thick, -lead), h, 0.7)
  legs(pen, pairs(pitch / 2, 0, -pitch / 2, 0), h * 0.3, -lead, 0.26)
  const outline = roundedPlan(-w / 2, 0, w, h, 1.4).map(([x, z]) => [x, thick / 2, z] as const)
  const edge = pen.linear(stops(0, lit(resin.colour, 1.1), 0.5, lit(resin.colour, 0.8), 1, lit(resin.colour, 0.5)))
  const face = pen.linear(stops(0, lit(resin.colour, 1.3), 0.5, resin.colour, 1, lit(resin.colour, 0.78)), [0, 0, 1, 1])
  extrude(pen, outline, [0, -thick, 0], edge, face)
  printFront(pen, marking, [0, thick / 2, h / 2], { width: w * 0.7, height: h * 0.42, ink: '#3a2d0c', lines: 2 })
}

export const LEADED_PASSIVES: readonly Kind[] = [
  {
    code: /^resistor-axial-(\d{1,2}(?:\.\d{1,3})?)$/,
    samples: [
      'resistor-axial-0.125',
      'resistor-axial-0.25',
      'resistor-axial-0.5',
      'resistor-axial-1',
      'resistor-axial-3',
    ],
    camera: FLAT,
    fill: (watts) => 0.86 + 0.14 * Math.min(1, measure(watts, 0.1, 10)),
    draw: (pen, marking, watts) => axialResistor(pen, marking, measure(watts, 0.1, 10)),
  },
  { code: /^trimpot-3296$/, samples: ['trimpot-3296'], camera: { turn: 26, tilt: 32 }, fill: 0.92, draw: trimmer },
  {
    code: /^varistor-disc-(\d{1,2})$/,
    samples: ['varistor-disc-7', 'varistor-disc-10', 'varistor-disc-14', 'varistor-disc-20'],
    camera: { turn: 22, tilt: 16 },
    fill: (d) => 0.88 + 0.12 * Math.min(1, measure(d, 5, 25) / 20),
    draw: (pen, marking, d) => disc(pen, marking, measure(d, 5, 25)),
  },
  {
    code: /^ceramic-leaded-(2\.5|5)$/,
    samples: ['ceramic-leaded-2.5', 'ceramic-leaded-5'],
    camera: { turn: 22, tilt: 18 },
    fill: 0.86,
    draw: (pen, marking, pitch) => leadedCeramic(pen, marking, measure(pitch, 2.5, 5)),
  },
]
