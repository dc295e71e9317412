import type { Kind } from '../kind.ts'
import { lathe } from '../scene/lathe.ts'
import { print, printFront, printTop } from '../scene/marking.ts'
import { gloss, metal, STEEL, satin } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { onTop, rect, strokes } from '../scene/surfaces.ts'

/** A round cell lying on the bench, its button to the left. */
function roundCell(pen: Pen, marking: string, sleeve: string): void {
  const [l, r] = [65, 9]
  castShadow(pen, plan(0, -r * 0.6, l, r * 1.7), r * 2)
  lathe(pen, [-1.6, 0, r], 'x', [
    { length: 1.6, r: 3.2, material: STEEL },
    { length: 1, r: r * 0.92, r2: r, material: gloss(sleeve) },
    { length: l - 4, r, material: gloss(sleeve) },
    { length: 1, r, r2: r * 0.94, material: gloss(sleeve) },
    { length: 0.6, r: r * 0.9, material: STEEL },
  ])
  print(pen, marking, {
    centre: [l * 0.5, r * 0.62, r * 1.76],
    along: [1, 0, 0],
    down: [0, 0.76, -0.65],
    width: l * 0.6,
    height: r * 0.6,
    ink: '#f4f7f9',
    weight: 0.9,
  })
}

/** A block with both contacts on top. */
function block(pen: Pen, marking: string): void {
  const [w, d, h] = [26, 17, 46]
  castShadow(pen, plan(0, 0, w, d), h * 0.7)
  box(pen, [0, 0, 0], [w, d, h], satin('#2b3136'), { soft: 1, glint: 0.5 })
  box(pen, [0, 0, h * 0.72], [w, d, h * 0.28], satin('#c79a45'), { soft: 1, glint: 0.5 })
  for (const [x, r] of [
    [w * 0.74, 3.6],
    [w * 0.26, 2.8],
  ] as const)
    lathe(pen, [x, d / 2, h + 2], 'z', [{ length: 2, r, material: STEEL }])
  printFront(pen, marking, [w / 2, d, h * 0.4], { width: w * 0.8, height: 6, ink: '#f4f7f9', lines: 2, weight: 0.9 })
}

/** A soft cell in foil with two wires. */
function pouch(pen: Pen, marking: string): void {
  const [w, d, h] = [29, 36, 4.8]
  castShadow(pen, plan(0, 0, w, d), h)
  box(pen, [0, 0, 0], [w, d, h], metal('#c8ced2'), { soft: 2, glint: 0.6 })
  onTop(pen, h, rect(1.5, 0.6, w - 3, 4.4, '#e0b93c', 0.4))
  printTop(pen, marking, [w / 2, d * 0.55, h], { width: w * 0.6, height: 4.4, ink: '#39434a', weight: 0.9 })
  onTop(
    pen,
    h * 0.5,
    strokes(`M${w * 0.35} 0C${w * 0.3} -9 ${w * 0.1} -9 0 -15`, '#c8322b', 1.5) +
      strokes(`M${w * 0.6} 0C${w * 0.5} -11 ${w * 0.3} -11 ${w * 0.12} -17`, '#22272a', 1.5),
  )
  for (const x of [0, w]) pen.at([x, -17, 0])
}

/** A panel of dark cells with two lines of contacts each. */
function solarPanel(pen: Pen, marking: string): void {
  const [w, d, t] = [60, 44, 2.4]
  castShadow(pen, plan(0, 0, w, d), t)
  box(pen, [0, 0, 0], [w, d, t], satin('#dfe4e6'), { soft: 0.6, glint: 0.5 })
  const cells = [0, 1, 2, 3].map((i) => rect(3 + i * 13.6, 3, 13, d - 10, '#142a55', 0.6)).join('')
  const fingers = [0, 1, 2, 3].map((i) => `M${7.2 + i * 13.6} 3v${d - 10}m4.6 0v-${d - 10}`).join('')
  onTop(pen, t, cells + strokes(fingers, '#a9b6c4', 0.5))
  printTop(pen, marking, [w / 2, d - 3.6, t], { width: w * 0.4, height: 2.6, ink: '#59646b', weight: 0.8 })
}

export const CELLS: readonly Kind[] = [
  {
    code: /^cell-round$/,
    samples: ['cell-round'],
    camera: { turn: 24, tilt: 42 },
    draw: (pen, marking) => roundCell(pen, marking, '#2a62a8'),
  },
  {
    code: /^cell-alkaline$/,
    samples: ['cell-alkaline'],
    camera: { turn: 24, tilt: 42 },
    fill: 0.92,
    draw: (pen, marking) => roundCell(pen, marking, '#3a3f43'),
  },
  { code: /^cell-block$/, samples: ['cell-block'], camera: { turn: 28, tilt: 30 }, fill: 0.92, draw: block },
  { code: /^cell-pouch$/, samples: ['cell-pouch'], camera: { turn: 22, tilt: 48 }, draw: pouch },
  { code: /^solar-panel$/, samples: ['solar-panel'], camera: { turn: 20, tilt: 50 }, draw: solarPanel },
]
