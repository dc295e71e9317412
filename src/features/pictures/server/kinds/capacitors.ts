import { FLAT, type Kind, measure } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { pairs } from '../scene/geometry.ts'
import { leadRow } from '../scene/leads.ts'
import { legs } from '../scene/legs.ts'
import { printFront, printTop } from '../scene/marking.ts'
import { satin } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, moulding } from '../scene/solids.ts'
import { onLeft, onTop, rect } from '../scene/surfaces.ts'

const TANTALUM_CASES: Readonly<Record<string, readonly [l: number, w: number, h: number, lead: number]>> = {
  a: [3.2, 1.6, 1.6, 1.2],
  b: [3.5, 2.8, 1.9, 2.2],
  c: [6, 3.2, 2.5, 2.2],
  d: [7.3, 4.3, 2.8, 2.4],
  e: [7.3, 4.3, 4, 2.4],
}

function tantalum(pen: Pen, marking: string, name: string): void {
  const [l, w, h, lead] = TANTALUM_CASES[name] ?? [3.5, 2.8, 1.9, 2.2]
  const ochre = satin('#dba53a')
  const fold = pairs(-0.05, h * 0.46, 0.1, h * 0.46, 0.14, 0.12, 0.1, 0)
  const row = { count: 1, pitch: 1, width: lead, along: [0, 1] } as const
  castShadow(pen, plan(0, 0, l, w), h)
  leadRow(pen, { ...row, first: [l, w / 2, 0], outward: [1, 0], side: 'cathode' }, fold, 0.1)
  moulding(pen, [0, 0, 0.05], [l, w, h - 0.05], ochre, 0.48, 0.16)
  const lean = h * 0.08
  const bar = l * 0.15
  leadRow(pen, { ...row, first: [0, w / 2, 0], outward: [-1, 0], side: 'anode' }, fold, 0.1)
  onTop(pen, h, rect(lean, lean, bar, w - 2 * lean, '#4b2f14', 0, ' opacity=".92"'))
  onTop(pen, h, rect(lean + bar * 1.22, lean, bar * 0.22, w - 2 * lean, '#4b2f14', 0, ' opacity=".85"'))
  printTop(pen, marking, [l * 0.62, w / 2, h], {
    width: l * 0.58,
    height: w * 0.62,
    ink: '#43290f',
    lines: 2,
    least: w * 0.14,
    weight: 0.9,
  })
}

function filmBox(pen: Pen, marking: string, pitch: number): void {
  const table: readonly (readonly [pitch: number, l: number, w: number, h: number])[] = [
    [5, 7.2, 3.5, 7.5],
    [7.5, 10, 4, 9],
    [10, 13, 5, 11],
    [15, 18, 7.5, 13.5],
    [22.5, 26.5, 10, 19],
    [27.5, 31.5, 13, 24],
    [37.5, 41.5, 19, 32],
  ]
  const near = table.reduce((best, row) => (Math.abs(row[0] - pitch) < Math.abs(best[0] - pitch) ? row : best))
  const [, l, w, h] = near
  const shell = pitch <= 7.5 ? satin('#c23a31') : pitch <= 15 ? satin('#2a62a8') : satin('#e0b93c')
  const ink = pitch <= 15 ? '#fdf6ee' : '#3a3018'
  const lead = Math.max(3, h * 0.28)
  castShadow(pen, plan(l * 0.06, w * 0.1, l * 0.88, w * 0.8, -lead), h, 0.7)
  legs(pen, pairs(l / 2 + pitch / 2, w / 2, l / 2 - pitch / 2, w / 2), 0.3, -lead, Math.max(0.25, l * 0.016))
  box(pen, [0, 0, 0], [l, w, h], shell, { soft: h * 0.05, glint: 0.5 })
  printFront(pen, marking, [l / 2, w, h * 0.54], {
    width: l * 0.78,
    height: h * 0.46,
    ink,
    lines: 2,
    least: h * 0.12,
    weight: 0.95,
  })
  onLeft(pen, 0, rect(w * 0.12, -h * 0.06, w * 0.76, h * 0.06, lit(shell.colour, 0.6)))
}

export const CAPACITORS: readonly Kind[] = [
  {
    code: /^tantalum-([a-e])$/,
    samples: ['tantalum-a', 'tantalum-b', 'tantalum-c', 'tantalum-d', 'tantalum-e'],
    camera: FLAT,
    fill: (name) => 0.7 + 0.034 * (TANTALUM_CASES[name ?? '']?.[0] ?? 4),
    draw: (pen, marking, name = '') => tantalum(pen, marking, name),
  },
  {
    code: /^film-box-(\d{1,2}(?:\.\d)?)$/,
    samples: ['film-box-5', 'film-box-7.5', 'film-box-15', 'film-box-22.5'],
    camera: { turn: 26, tilt: 28 },
    fill: (pitch) => 0.8 + 0.2 * Math.min(1, measure(pitch, 5, 40) / 22.5),
    draw: (pen, marking, pitch) => filmBox(pen, marking, measure(pitch, 5, 40)),
  },
]
