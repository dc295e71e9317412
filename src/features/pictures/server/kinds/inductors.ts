import { FLAT, type Kind, measure } from '../kind.ts'
import { num, pairs, roundedPlan } from '../scene/geometry.ts'
import { lathe } from '../scene/lathe.ts'
import { printTop } from '../scene/marking.ts'
import { matt, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, prism } from '../scene/solids.ts'
import { circle, onTop } from '../scene/surfaces.ts'

/** A drum core in a square ferrite shield: the round core shows inside the frame. */
function shielded(pen: Pen, marking: string, edge: number): void {
  const h = edge * (edge > 8 ? 0.5 : 0.58)
  const cut = edge * 0.17
  const ferrite = matt('#4b5054')
  const outline = pairs(
    edge,
    cut,
    edge,
    edge - cut,
    edge - cut,
    edge,
    cut,
    edge,
    0,
    edge - cut,
    0,
    cut,
    cut,
    0,
    edge - cut,
    0,
  )
  castShadow(pen, plan(0, 0, edge, edge), h)
  const pad = edge * 0.34
  box(pen, [edge * 0.86, (edge - pad) / 2, 0], [edge * 0.18, pad, h * 0.14], TIN)
  prism(pen, outline, h * 0.06, h, ferrite)
  box(pen, [-edge * 0.035, (edge - pad) / 2, 0], [edge * 0.1, pad, h * 0.22], TIN, { glint: 0.6 })
  const mid = edge / 2
  const r = edge * 0.37
  onTop(
    pen,
    h,
    circle(mid, mid, r * 1.13, '#15181a') +
      circle(mid, mid, r * 1.13, 'none', ` stroke="#fff" stroke-opacity=".16" stroke-width="${num(edge * 0.012, 3)}"`),
  )
  lathe(pen, [mid, mid, h * 0.985], 'z', [{ length: h * 0.05, r, material: satin('#565c61') }])
  printTop(pen, marking, [mid, mid, h * 0.985], {
    width: r * 1.5,
    height: r * 0.62,
    ink: '#eef1f2',
    least: r * 0.22,
    weight: 1,
  })
}

/** Metal powder pressed around the coil: a plain grey block with terminals folded up its ends. */
function moulded(pen: Pen, marking: string, edge: number): void {
  const h = edge * (edge > 9 ? 0.42 : 0.46)
  const w = edge * 0.94
  const powder = matt('#63696d')
  castShadow(pen, plan(0, 0, edge, w), h)
  const pad = w * 0.5
  box(pen, [edge * 0.94, (w - pad) / 2, 0], [edge * 0.1, pad, h * 0.5], TIN)
  prism(pen, roundedPlan(0, 0, edge, w, edge * 0.07, 4), 0.02, h, powder)
  box(pen, [-edge * 0.03, (w - pad) / 2, 0], [edge * 0.06, pad, h * 0.6], TIN, { glint: 0.6 })
  printTop(pen, marking, [edge / 2, w / 2, h], {
    width: edge * 0.62,
    height: w * 0.3,
    ink: '#f0f2f2',
    least: w * 0.12,
    weight: 0.95,
  })
  onTop(pen, h, circle(edge * 0.13, w * 0.87, edge * 0.03, '#f0f2f2'))
}

const fill = (edge: string) => 0.74 + 0.2 * Math.min(1, measure(edge, 1.6, 22) / 12)

export const INDUCTORS: readonly Kind[] = [
  {
    code: /^inductor-shielded-(\d{1,2}(?:\.\d{1,2})?)$/,
    samples: ['inductor-shielded-4', 'inductor-shielded-6', 'inductor-shielded-12.5'],
    camera: FLAT,
    fill,
    draw: (pen, marking, edge) => shielded(pen, marking, measure(edge, 1.6, 22)),
  },
  {
    code: /^inductor-moulded-(\d{1,2}(?:\.\d{1,2})?)$/,
    samples: ['inductor-moulded-4', 'inductor-moulded-6.6', 'inductor-moulded-10'],
    camera: FLAT,
    fill,
    draw: (pen, marking, edge) => moulded(pen, marking, measure(edge, 1.6, 22)),
  },
]
