import { count, FLAT, type Kind } from '../kind.ts'
import { num, pairs } from '../scene/geometry.ts'
import { printIc } from '../scene/ic-print.ts'
import { leadRow, type Profile } from '../scene/leads.ts'
import { EPOXY } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, moulding } from '../scene/solids.ts'
import { onFront, onLeft, strokes } from '../scene/surfaces.ts'

interface Leaded {
  pins: number
  edge: number
  pitch: number
  lead: number
}

/** Gull-wing leads on all four sides; pin 1 at the front left corner. */
function quadFlat(pen: Pen, marking: string, { pins, edge, pitch, lead }: Leaded): void {
  const side = Math.round(pins / 4)
  const [h, standoff, reach, foot] = [1.55, 0.14, 1, 0.17]
  const middle = standoff + (h - standoff) * 0.5
  const profile: Profile = pairs(-0.05, middle, 0.24, middle, 0.44, foot, reach, foot)
  const start = edge / 2 - ((side - 1) * pitch) / 2
  const row = { count: side, pitch, width: lead } as const
  castShadow(pen, plan(-0.3, -0.3, edge + 0.6, edge + 0.6), h)
  leadRow(pen, { ...row, first: [start, 0, 0], along: [1, 0], outward: [0, -1], side: 'back' }, profile, foot)
  leadRow(pen, { ...row, first: [edge, start, 0], along: [0, 1], outward: [1, 0], side: 'right' }, profile, foot)
  moulding(pen, [0, 0, standoff], [edge, edge, h - standoff], EPOXY)
  leadRow(pen, { ...row, first: [0, start, 0], along: [0, 1], outward: [-1, 0], side: 'left' }, profile, foot)
  leadRow(pen, { ...row, first: [start, edge, 0], along: [1, 0], outward: [0, 1], side: 'front' }, profile, foot)
  const lean = 0.17
  printIc(pen, marking, {
    x: lean,
    y: lean,
    z: h,
    length: edge - 2 * lean,
    width: edge - 2 * lean,
    body: EPOXY.colour,
    dimple: edge * 0.045,
    lines: 2,
  })
}

function leaded(pins: number): Leaded {
  const table: Record<number, readonly [edge: number, pitch: number, lead: number]> = {
    32: [7, 0.8, 0.36],
    44: [10, 0.8, 0.36],
    48: [7, 0.5, 0.22],
    52: [10, 0.65, 0.3],
    64: [10, 0.5, 0.22],
    80: [12, 0.5, 0.22],
    100: [14, 0.5, 0.22],
    128: [14, 0.4, 0.18],
    144: [20, 0.5, 0.22],
    176: [24, 0.5, 0.22],
    208: [28, 0.5, 0.22],
  }
  const [edge, pitch, lead] = table[pins] ?? [(pins / 4) * 0.5 + 1, 0.5, 0.22]
  return { pins, edge: Math.max(edge, 5), pitch, lead }
}

interface NoLead {
  length: number
  width: number
  height: number
  pitch: number
  pad: number
  /** Pads along the front and along the left side; the others mirror them. */
  front: number
  left: number
}

/** Pads flush with the body: seen as bright marks along its lower edge. */
function noLead(pen: Pen, marking: string, b: NoLead): void {
  const { length: l, width: w, height: h } = b
  const padHeight = h * 0.3
  const shown = h * 0.06
  const row = (n: number, edge: number) => Array.from({ length: n }, (_, i) => edge / 2 + (i - (n - 1) / 2) * b.pitch)
  const marks = (at: number[]) => at.map((x) => `M${num(x, 3)} 0v${num(-padHeight, 3)}`).join('')
  castShadow(pen, plan(0, 0, l, w), h)
  const proud = (
    first: readonly [number, number],
    along: readonly [1, 0] | readonly [0, 1],
    outward: readonly [number, number],
    n: number,
    name: string,
  ) => {
    if (n > 0)
      leadRow(
        pen,
        { count: n, pitch: b.pitch, width: b.pad, first: [...first, 0], along, outward, side: name },
        pairs(0, shown, shown * 2, shown),
        shown,
      )
  }
  const xs = row(b.front, l)
  const ys = row(b.left, w)
  proud([xs[0] ?? 0, 0], [1, 0], [0, -1], b.front, 'back')
  proud([l, ys[0] ?? 0], [0, 1], [1, 0], b.left, 'right')
  box(pen, [0, 0, 0], [l, w, h], EPOXY, { glint: 0.3 })
  if (b.left > 0) onLeft(pen, 0, strokes(marks(ys), '#dfe4e6', b.pad))
  if (b.front > 0) onFront(pen, w, strokes(marks(xs), '#c3cbcf', b.pad))
  proud([0, ys[0] ?? 0], [0, 1], [-1, 0], b.left, 'left')
  proud([xs[0] ?? 0, w], [1, 0], [0, 1], b.front, 'front')
  printIc(pen, marking, {
    x: 0,
    y: 0,
    z: h,
    length: l,
    width: w,
    body: EPOXY.colour,
    dimple: Math.min(l, w) * 0.05,
    lines: 2,
  })
}

function qfn(pins: number): NoLead {
  const side = Math.ceil(pins / 4)
  const table: Record<number, readonly [edge: number, pitch: number]> = {
    12: [3, 0.5],
    16: [3, 0.5],
    20: [4, 0.5],
    24: [4, 0.5],
    28: [5, 0.5],
    32: [5, 0.5],
    40: [6, 0.5],
    48: [7, 0.5],
    56: [7, 0.4],
    64: [9, 0.5],
  }
  const [edge, pitch] = table[pins] ?? [Math.max(2, side * 0.5 + 1), 0.5]
  return {
    length: edge,
    width: edge,
    height: 0.85,
    pitch,
    pad: pitch * 0.5,
    front: side,
    left: Math.max(1, Math.floor(pins / 2) - side),
  }
}

function dfn(pins: number): NoLead {
  const side = Math.ceil(pins / 2)
  const pitch = pins <= 6 ? 0.65 : 0.5
  const length = Math.max(2, side * pitch + 0.4)
  return {
    length,
    width: pins <= 6 ? 2 : Math.max(2, Math.min(length, 4)),
    height: 0.75,
    pitch,
    pad: pitch * 0.5,
    front: side,
    left: 0,
  }
}

export const QUAD_FLAT: readonly Kind[] = [
  {
    code: /^lqfp-(\d{1,3})$/,
    samples: ['lqfp-32', 'lqfp-48', 'lqfp-64', 'lqfp-100', 'lqfp-144', 'lqfp-208'],
    camera: FLAT,
    fill: (pins) => 0.88 + 0.12 * Math.min(1, leaded(count(pins, 16, 256)).edge / 20),
    draw: (pen, marking, pins) => quadFlat(pen, marking, leaded(count(pins, 16, 256))),
  },
  {
    code: /^qfn-(\d{1,3})$/,
    samples: ['qfn-16', 'qfn-20', 'qfn-24', 'qfn-32', 'qfn-48', 'qfn-64'],
    camera: FLAT,
    fill: (pins) => 0.74 + 0.16 * Math.min(1, qfn(count(pins, 8, 128)).length / 8),
    draw: (pen, marking, pins) => noLead(pen, marking, qfn(count(pins, 8, 128))),
  },
  {
    code: /^dfn-(\d{1,2})$/,
    samples: ['dfn-6', 'dfn-8', 'dfn-10'],
    camera: FLAT,
    fill: 0.74,
    draw: (pen, marking, pins) => noLead(pen, marking, dfn(count(pins, 2, 24))),
  },
  {
    code: /^pdfn-8$/,
    samples: ['pdfn-8'],
    camera: FLAT,
    fill: 0.86,
    draw: (pen, marking) =>
      noLead(pen, marking, { length: 5, width: 6, height: 1, pitch: 1.27, pad: 0.5, front: 4, left: 0 }),
  },
]
