import { count, FLAT, type Kind } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { num } from '../scene/geometry.ts'
import { printIc } from '../scene/ic-print.ts'
import { printTop } from '../scene/marking.ts'
import { EPOXY, gloss, type Material, PCB_GREEN, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, counted, onTop, rect, strokes } from '../scene/surfaces.ts'

interface Grid {
  columns: number
  rows: number
  pitch: number
}

/** The squarest grid that holds the contacts. */
function gridFor(contacts: number, pitch: number): Grid {
  const square = Math.sqrt(contacts)
  const exact = Array.from({ length: Math.floor(square) }, (_, i) => Math.floor(square) - i).find(
    (rows) => contacts % rows === 0 && contacts / rows <= rows * 1.7,
  )
  if (exact) return { columns: contacts / exact, rows: exact, pitch }
  return { columns: Math.ceil(square), rows: Math.ceil(contacts / Math.ceil(square)), pitch }
}

/** One line a row; drawn with dots for dashes. The last row may be short. */
function rowsOf(x: number, y: number, contacts: number, { columns, rows, pitch }: Grid): string {
  return Array.from({ length: rows }, (_, r) => {
    const wide = Math.min(columns, contacts - r * columns)
    return `M${num(x, 2)} ${num(y + r * pitch, 2)}h${num((wide - 1) * pitch + 0.01, 2)}`
  }).join('')
}

/** Balls are round dots with a light on each; the same path is laid three times. */
function balls(pen: Pen, z: number, d: string, pitch: number, contacts: number): void {
  const diameter = pitch * 0.58
  const id = pen.define((id) => `<path id="${id}" d="${d}"/>`)
  const layer = (colour: string, share: number, shift: number) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${num(diameter * share, 3)}" transform="translate(${num(shift * diameter, 3)} ${num(shift * diameter, 3)})"/>`
  onTop(
    pen,
    z,
    `<g fill="none" stroke-linecap="round" stroke-dasharray="0 ${num(pitch, 3)}" data-side="bottom" data-leads="${contacts}">${layer('#0b0f11', 1.05, 0.14)}${layer(lit(TIN.colour, 0.74), 1, 0)}${layer(lit(TIN.colour, 1.1), 0.62, -0.1)}${layer('#fff', 0.24, -0.18)}</g>`,
  )
}

/** Two of the part: one lying on its back behind to show the contacts, one in front to show the print. */
function pair(length: number, width: number): { back: readonly [number, number]; front: readonly [number, number] } {
  return { back: [length * 0.46, -width * 0.48], front: [0, 0] }
}

function bga(pen: Pen, marking: string, contacts: number): void {
  const pitch = contacts > 120 ? 1 : 0.8
  const grid = gridFor(contacts, pitch)
  const [l, w, h] = [grid.columns * pitch + 1, grid.rows * pitch + 1, 1.2 + grid.columns * 0.02]
  const base = h * 0.35
  const { back, front } = pair(l, w)
  castShadow(pen, plan(...back, l, w), h)
  box(pen, [back[0], back[1], 0], [l, w, h * 0.6], EPOXY, { glint: 0 })
  box(pen, [back[0], back[1], h * 0.6], [l, w, base], PCB_GREEN, { glint: 0.25 })
  const inset = 0.5 + pitch / 2
  balls(pen, h * 0.6 + base, rowsOf(back[0] + inset, back[1] + inset, contacts, grid), pitch, contacts)
  castShadow(pen, plan(...front, l, w), h)
  floatShadow(pen, l, w)
  edgeBalls(pen, w, grid, 0.5, 0.14)
  box(pen, [0, 0, 0.35], [l, w, base], PCB_GREEN, { glint: 0.2 })
  const step = l * 0.05
  box(pen, [step, step, 0.35 + base], [l - 2 * step, w - 2 * step, h - base], EPOXY)
  printIc(pen, marking, {
    x: step,
    y: step,
    z: 0.35 + h,
    length: l - 2 * step,
    width: w - 2 * step,
    body: EPOXY.colour,
    dimple: l * 0.035,
    lines: 2,
  })
}

/** The outermost balls as they peep out under the front and left edges. */
function edgeBalls(pen: Pen, w: number, { columns, rows, pitch }: Grid, rim: number, z: number): void {
  const r = pitch * 0.27 * pen.scale
  const along = (n: number) => Array.from({ length: n }, (_, i) => rim + pitch / 2 + i * pitch)
  const spots = [
    ...along(rows).map((y) => pen.peek([pitch * 0.12, y, z])),
    ...along(columns).map((x) => pen.peek([x, w - pitch * 0.12, z])),
  ]
  const d = spots.map(([x, y]) => `M${num(x)} ${num(y)}h.1`).join('')
  const id = pen.define((id) => `<path id="${id}" d="${d}" stroke-linecap="round"/>`)
  pen.put(
    `<use href="#${id}" stroke="#8d989f" stroke-width="${num(2 * r)}"/><use href="#${id}" x="${num(-r * 0.3)}" y="${num(-r * 0.1)}" stroke="#eef1f2" stroke-width="${num(r)}"/>`,
  )
}

/** The dark the front part throws on the one behind it. */
function floatShadow(pen: Pen, l: number, w: number): void {
  const blur = pen.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>`,
  )
  pen.put(`<g filter="url(#${blur})" opacity=".45">`)
  onTop(pen, 0, rect(-l * 0.01, -w * 0.02, l * 1.05, w * 1.02, '#05090b'))
  pen.put('</g>')
}

function wlcsp(pen: Pen, marking: string, contacts: number): void {
  const pitch = 0.4
  const grid = gridFor(contacts, pitch)
  const [l, w, h] = [grid.columns * pitch + 0.16, grid.rows * pitch + 0.16, 0.45]
  const { back } = pair(l, w)
  const silicon: Material = gloss('#474c57')
  castShadow(pen, plan(...back, l, w), h)
  box(pen, [back[0], back[1], 0], [l, w, h], satin('#3b4a45'), { glint: 0.3 })
  balls(pen, h, rowsOf(back[0] + 0.08 + pitch / 2, back[1] + 0.08 + pitch / 2, contacts, grid), pitch, contacts)
  castShadow(pen, plan(0, 0, l, w), h)
  floatShadow(pen, l, w)
  edgeBalls(pen, w, grid, 0.08, 0.06)
  box(pen, [0, 0, 0.16], [l, w, h], silicon, { glint: 0.45 })
  printTop(pen, marking, [l / 2, w * 0.48, 0.16 + h], {
    width: l * 0.74,
    height: w * 0.44,
    ink: '#e3e6ee',
    lines: 2,
    least: w * 0.1,
    weight: 0.65,
  })
  onTop(pen, 0.16 + h, circle(l * 0.12, w * 0.87, l * 0.035, '#e3e6ee'))
}

function landGrid(pen: Pen, marking: string, contacts: number): void {
  const side = Math.max(1, Math.round(contacts / 4))
  const pitch = 0.5
  const [l, w, h] = [side * pitch + 1, side * pitch + 1, 0.9]
  const { back } = pair(l, w)
  castShadow(pen, plan(...back, l, w), h)
  box(pen, [back[0], back[1], 0], [l, w, h], PCB_GREEN, { glint: 0.3 })
  const rim = (n: number) => Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * pitch)
  const pads = [
    ...rim(side).map((x) => `M${num(back[0] + l / 2 + x, 3)} ${num(back[1] + 0.12, 3)}v.34m0 ${num(w - 0.92, 3)}v.34`),
    ...rim(Math.max(0, Math.ceil((contacts - 2 * side) / 2))).map(
      (y) => `M${num(back[0] + 0.12, 3)} ${num(back[1] + w / 2 + y, 3)}h.34m${num(l - 0.92, 3)} 0h.34`,
    ),
  ].join('')
  onTop(
    pen,
    h,
    counted(
      'bottom',
      contacts,
      strokes(pads, '#e3bd66', pitch * 0.5) + rect(back[0] + l * 0.3, back[1] + w * 0.3, l * 0.4, w * 0.4, '#e3bd66'),
    ),
  )
  castShadow(pen, plan(0, 0, l, w), h)
  floatShadow(pen, l, w)
  box(pen, [0, 0, 0], [l, w, h * 0.3], PCB_GREEN, { glint: 0.2 })
  box(pen, [0, 0, h * 0.3], [l, w, h * 0.7], EPOXY)
  printIc(pen, marking, { x: 0, y: 0, z: h, length: l, width: w, body: EPOXY.colour, dimple: l * 0.045, lines: 2 })
}

/** A gas, pressure or humidity sensor: a metal lid with a port on a small board. */
function sensor(pen: Pen, marking: string, contacts: number): void {
  const side = Math.max(1, Math.round(contacts / 4))
  const edge = Math.max(2, side * 0.65 + 0.7)
  const [h, board] = [edge * 0.32, edge * 0.1]
  const rim = edge * 0.035
  castShadow(pen, plan(0, 0, edge, edge), h)
  box(pen, [0, 0, 0], [edge, edge, board], PCB_GREEN, { glint: 0.3 })
  const xs = Array.from({ length: Math.max(2, side) }, (_, i) => edge / 2 + (i - (Math.max(2, side) - 1) / 2) * 0.65)
  const marks = xs.map((x) => `M${num(x, 3)} 0v${num(-board * 0.8, 3)}`).join('')
  pen.put(`<g transform="${pen.plane([0, edge, 0], [1, 0, 0], [0, 0, -1])}">${strokes(marks, '#e3bd66', 0.3)}</g>`)
  pen.put(`<g transform="${pen.plane([0, 0, 0], [0, 1, 0], [0, 0, -1])}">${strokes(marks, '#f0d48c', 0.3)}</g>`)
  box(pen, [rim, rim, board], [edge - 2 * rim, edge - 2 * rim, h - board], TIN, { soft: edge * 0.05, glint: 0.7 })
  const hole = pen.linear(stops(0, '#050708', 1, '#3d464c'), [0, 0, 1, 1])
  onTop(
    pen,
    h,
    circle(
      edge * 0.72,
      edge * 0.28,
      edge * 0.075,
      hole,
      ` stroke="#fff" stroke-opacity=".7" stroke-width="${num(edge * 0.015, 3)}"`,
    ) + circle(edge * 0.15, edge * 0.85, edge * 0.03, '#6b767d'),
  )
  printTop(pen, marking, [edge * 0.5, edge * 0.62, h], {
    width: edge * 0.7,
    height: edge * 0.26,
    ink: '#4a545a',
    lines: 2,
    least: edge * 0.09,
  })
}

export const GRID_ARRAY: readonly Kind[] = [
  {
    code: /^bga-(\d{1,4})$/,
    samples: ['bga-64', 'bga-100', 'bga-256'],
    camera: FLAT,
    draw: (pen, marking, contacts) => bga(pen, marking, count(contacts, 9, 400)),
  },
  {
    code: /^wlcsp-(\d{1,3})$/,
    samples: ['wlcsp-20', 'wlcsp-49'],
    camera: FLAT,
    fill: 0.86,
    draw: (pen, marking, contacts) => wlcsp(pen, marking, count(contacts, 4, 256)),
  },
  {
    code: /^lga-(\d{1,3})$/,
    samples: ['lga-14', 'lga-28'],
    camera: FLAT,
    fill: 0.9,
    draw: (pen, marking, contacts) => landGrid(pen, marking, count(contacts, 6, 200)),
  },
  {
    code: /^sensor-lga-(\d{1,2})$/,
    samples: ['sensor-lga-8', 'sensor-lga-10'],
    camera: FLAT,
    fill: 0.78,
    draw: (pen, marking, contacts) => sensor(pen, marking, count(contacts, 4, 32)),
  },
]
