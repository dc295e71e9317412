import { BLOCK, FLAT, type Kind } from '../kind.ts'
import { num, pairs, roundedPlan } from '../scene/geometry.ts'
import { lathe } from '../scene/lathe.ts'
import { legs } from '../scene/legs.ts'
import { print, printFront, printTop } from '../scene/marking.ts'
import { GOLD, type Material, matt, STEEL, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, prism } from '../scene/solids.ts'
import { circle, onFront, onLeft, onTop, rect } from '../scene/surfaces.ts'

interface Ceramic {
  length: number
  width: number
  height: number
  base: Material
  rim: Material
  lid: Material
  dot: boolean
}

/** A ceramic tub with a welded metal lid and gold pads at its corners. */
function ceramicTub(pen: Pen, marking: string, c: Ceramic): void {
  const { length: l, width: w, height: h } = c
  const tub = h * 0.62
  castShadow(pen, plan(0, 0, l, w), h)
  box(pen, [0, 0, 0], [l, w, tub], c.base, { soft: l * 0.02, glint: 0.3 })
  const pad = (x: number, wide: number) => rect(x, -tub * 0.5, wide, tub * 0.5, '#d9b35c')
  onFront(pen, w, pad(l * 0.02, l * 0.26) + pad(l * 0.72, l * 0.26))
  onLeft(pen, 0, pad(w * 0.02, w * 0.3) + pad(w * 0.68, w * 0.3))
  const step = l * 0.045
  box(pen, [step, step, tub], [l - 2 * step, w - 2 * step, h * 0.1], c.rim, { glint: 0.4 })
  const seat = step * 1.9
  box(pen, [seat, seat, tub + h * 0.1], [l - 2 * seat, w - 2 * seat, h * 0.28], c.lid, { soft: l * 0.03, glint: 0.6 })
  if (c.dot) onTop(pen, h * 0.98, circle(l * 0.17, w * 0.8, l * 0.025, '#3b454b'))
  printTop(pen, marking, [l / 2, w / 2, h * 0.98], {
    width: l * 0.68,
    height: w * 0.34,
    ink: '#3b454b',
    lines: 2,
    least: w * 0.12,
    weight: 0.75,
  })
}

/** The classic pressed can with a flange, standing on two wires. */
function hc49(pen: Pen, marking: string): void {
  const [l, w, h, lead] = [10.2, 3.9, 9.2, 4.4]
  castShadow(pen, plan(0.5, 0.4, l - 1, w - 0.8, -lead), h, 0.7)
  legs(pen, pairs(l / 2 + 2.44, w / 2, l / 2 - 2.44, w / 2), 0.2, -lead, 0.23)
  prism(pen, roundedPlan(-0.6, -0.45, l + 1.2, w + 0.9, 2.4, 10), 0, 0.55, STEEL)
  prism(pen, roundedPlan(0, 0, l, w, 1.95, 10), 0.55, h, TIN)
  const r = 1.5
  onTop(
    pen,
    h,
    `<rect x="${num(0.5, 2)}" y="${num(0.5, 2)}" width="${num(l - 1, 2)}" height="${num(w - 1, 2)}" rx="${r}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".18"/>`,
  )
  printFront(pen, marking, [l / 2, w, h * 0.55], {
    width: l * 0.7,
    height: h * 0.36,
    ink: '#2b343a',
    lines: 2,
    least: h * 0.12,
    weight: 0.85,
  })
}

/** The little watch crystal: a tube with a glass bead and two hair-thin wires. */
function tubeCrystal(pen: Pen, marking: string): void {
  const [l, r, lead] = [6, 1, 4.2]
  castShadow(pen, plan(0, -r * 0.6, l + lead * 0.4, r * 1.5), r * 2)
  for (const y of [-0.35, 0.35]) {
    lathe(pen, [l - 0.1, y, r], 'x', [{ length: lead, r: 0.14, material: TIN }])
  }
  lathe(pen, [0, 0, r], 'x', [
    { length: 0.3, r: r * 0.72, r2: r * 0.96, material: TIN },
    { length: l * 0.88, r, material: TIN },
    { length: 0.14, r: r * 0.94, material: STEEL },
    { length: l * 0.08, r, material: TIN },
  ])
  print(pen, marking, {
    centre: [l * 0.5, r * 0.55, r * 1.72],
    along: [1, 0, 0],
    down: [0, 0.75, -0.66],
    width: l * 0.6,
    height: r * 0.7,
    ink: '#333d43',
    weight: 0.8,
  })
}

const NICKEL: Material = { colour: '#ccd1d2', finish: 'metal' }

export const TIMING: readonly Kind[] = [
  {
    code: /^crystal-smd$/,
    samples: ['crystal-smd'],
    camera: FLAT,
    fill: 0.78,
    draw: (pen, marking) =>
      ceramicTub(pen, marking, {
        length: 3.2,
        width: 2.5,
        height: 0.8,
        base: matt('#cfc6b4'),
        rim: NICKEL,
        lid: NICKEL,
        dot: false,
      }),
  },
  {
    code: /^oscillator-smd$/,
    samples: ['oscillator-smd'],
    camera: FLAT,
    fill: 0.9,
    draw: (pen, marking) =>
      ceramicTub(pen, marking, {
        length: 7,
        width: 5,
        height: 1.6,
        base: matt('#3a3532'),
        rim: GOLD,
        lid: NICKEL,
        dot: true,
      }),
  },
  { code: /^crystal-hc49$/, samples: ['crystal-hc49'], camera: { turn: 24, tilt: 30 }, fill: 0.9, draw: hc49 },
  {
    code: /^crystal-cylinder$/,
    samples: ['crystal-cylinder'],
    camera: { turn: 26, tilt: BLOCK.tilt },
    fill: 0.88,
    draw: tubeCrystal,
  },
]
