import { count, type Kind, TALL } from '../kind.ts'
import { arc, num, pairs } from '../scene/geometry.ts'
import { LASER_INK, printIc } from '../scene/ic-print.ts'
import { lathe } from '../scene/lathe.ts'
import { leadRow } from '../scene/leads.ts'
import { legs } from '../scene/legs.ts'
import { printFront, printTop } from '../scene/marking.ts'
import { EPOXY, STEEL, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { box, moulding, prism } from '../scene/solids.ts'
import { circle, onFront, onTop } from '../scene/surfaces.ts'

function dip(pen: Pen, marking: string, pins: number): void {
  const side = Math.ceil(pins / 2)
  const pitch = 2.54
  const l = Math.max(4.6, side * pitch - (side > 4 ? 0.7 : 0.9))
  const w = pins >= 32 ? 13.8 : pins >= 28 ? 7.1 : 6.4
  const [h, seat, tip] = [3.5, 0.6, -2.9]
  const z = seat + h * 0.48
  const out = 0.62
  const start = l / 2 - ((side - 1) * pitch) / 2
  const shoulder = pairs(-0.1, z, out * 0.8, z, out, z - 0.25, out, -0.2)
  const point = pairs(out, -0.2, out, tip)
  castShadow(pen, plan(0, -out, l, w + 2 * out, tip), h, 0.7)
  const row = (y: number, way: 1 | -1, name: string) => {
    const base = { count: side, pitch, first: [start, y, 0], along: [1, 0], outward: [0, way] } as const
    leadRow(pen, { ...base, width: 0.5, side: `${name}-tips` }, point, 0.25)
    leadRow(pen, { ...base, width: 1.45, side: name }, shoulder, 0.25)
  }
  row(0, -1, 'back')
  moulding(pen, [0, 0, seat], [l, w, h], EPOXY, 0.5, 0.16)
  row(w, 1, 'front')
  const top = seat + h
  const notch = Math.min(w, l) * 0.11
  const lean = h * 0.08
  onTop(
    pen,
    top,
    `<path d="M${num(lean, 3)} ${num(w / 2 - notch, 3)}a${num(notch, 3)} ${num(notch, 3)} 0 0 1 0 ${num(notch * 2, 3)}z" fill="#0f1214" stroke="#59646a" stroke-width="${num(notch * 0.12, 3)}"/>`,
  )
  const room = notch * 1.2
  printIc(pen, marking, {
    x: lean + room * 0.5,
    y: lean,
    z: top,
    length: l - 2 * lean - room * 0.5,
    width: w - 2 * lean,
    body: EPOXY.colour,
    dimple: pins <= 8 ? w * 0.055 : 0,
    lines: l > w * 1.3 ? 1 : 2,
  })
}

function to92(pen: Pen, marking: string): void {
  const [r, h, flat] = [2.4, 4.8, 1.3]
  const lead = 6
  const from = (Math.asin(flat / r) * 180) / Math.PI
  const outline = arc(0, 0, r, 180 - from, 360 + from, 22)
  castShadow(pen, round(r * 0.85, -lead), h, 0.7)
  for (const x of [1.27, 0, -1.27]) box(pen, [x - 0.22, -0.22, -lead], [0.44, 0.44, lead + 0.1], TIN, { glint: 0.5 })
  prism(pen, outline, 0, h, EPOXY)
  printFront(pen, marking, [0, flat, h * 0.52], {
    width: r * 1.34,
    height: h * 0.5,
    ink: LASER_INK,
    lines: 2,
    least: h * 0.12,
  })
}

interface Upright {
  width: number
  depth: number
  /** Height of the plastic, and of the metal tab that stands above it. */
  body: number
  tab: number
  plate: number
  hole: { r: number; z: number }
  leads: { count: number; pitch: number; wide: number; thin: number; length: number }
}

/** A power transistor standing on its leads, heat plate behind. */
function upright(pen: Pen, marking: string, u: Upright): void {
  const { width: w, depth: d, body: h, plate, leads } = u
  castShadow(pen, plan(w * 0.05, d * 0.2, w * 0.9, d * 0.8, -leads.length), h, 0.6)
  const collar = -leads.length * 0.3
  const row = {
    count: leads.count,
    pitch: leads.pitch,
    first: [w / 2 - ((leads.count - 1) * leads.pitch) / 2, d * 0.62, 0],
    along: [1, 0],
    outward: [0, 1],
  } as const
  leadRow(pen, { ...row, width: leads.thin, side: 'tips' }, pairs(0, collar, 0, -leads.length), 0.4)
  leadRow(pen, { ...row, width: leads.wide, side: 'front' }, pairs(0, 0.2, 0, collar), 0.4)
  const hole = (y: number, metal: boolean) =>
    onFront(
      pen,
      y,
      circle(w / 2, -u.hole.z, u.hole.r, metal ? '#59646b' : '#0c0f11') +
        `<path d="M${num(w / 2 - u.hole.r, 3)} ${num(-u.hole.z, 3)}a${num(u.hole.r, 3)} ${num(u.hole.r, 3)} 0 0 0 ${num(u.hole.r * 2, 3)} 0a${num(u.hole.r, 3)} ${num(u.hole.r * 0.7, 3)} 0 0 1 ${num(-u.hole.r * 2, 3)} 0z" fill="${metal ? '#f5f7f8' : '#4a5358'}" opacity=".85"/>`,
    )
  if (u.tab > 0) {
    box(pen, [0, 0, h - 0.2], [w, plate, u.tab + 0.2], TIN, { soft: 0.25, glint: 0.7 })
    hole(plate, true)
  }
  box(pen, [0, 0, 0], [w, plate, h], TIN, { glint: 0 })
  box(pen, [0.15, plate * 0.8, 0], [w - 0.3, d - plate * 0.8, h], EPOXY, { soft: 0.3, glint: 0.4 })
  if (u.tab === 0) hole(d, false)
  printFront(pen, marking, [w / 2, d, u.tab > 0 ? h * 0.56 : h * 0.4], {
    width: w * 0.8,
    height: h * (u.tab > 0 ? 0.4 : 0.26),
    ink: LASER_INK,
    lines: 2,
    least: h * 0.08,
  })
}

/** With more than seven leads it is the wide body of audio and motor circuits. */
const to220 = (pins: number): Upright => ({
  width: pins > 15 ? 29 : pins > 7 ? 20 : 10.2,
  depth: 4.5,
  body: 9.1,
  tab: 6.3,
  plate: 1.3,
  hole: { r: 1.85, z: 12.6 },
  leads: {
    count: pins,
    pitch: pins > 15 ? 1 : pins > 11 ? 1.27 : pins > 3 ? 1.7 : 2.54,
    wide: pins > 15 ? 0.55 : pins > 11 ? 0.7 : pins > 3 ? 0.9 : 1.35,
    thin: pins > 15 ? 0.5 : 0.8,
    length: 8.5,
  },
})

const to247 = (pins: number): Upright => ({
  width: 15.9,
  depth: 5,
  body: 20.8,
  tab: 0,
  plate: 1.9,
  hole: { r: 1.8, z: 16.6 },
  leads: {
    count: pins,
    pitch: pins > 3 ? 3.2 : 5.45,
    wide: pins > 3 ? 1.6 : 2.2,
    thin: pins > 3 ? 1 : 1.2,
    length: 11,
  },
})

/** A bridge rectifier in one row. */
const GBU: Upright = {
  width: 21.8,
  depth: 3.6,
  body: 18.4,
  tab: 0,
  plate: 0.4,
  hole: { r: 1.7, z: 13.6 },
  leads: { count: 4, pitch: 5.08, wide: 1.9, thin: 1.2, length: 10 },
}

const TO_251: Upright = {
  width: 6.6,
  depth: 2.3,
  body: 6.1,
  tab: 1,
  plate: 0.5,
  hole: { r: 0.01, z: 6.6 },
  leads: { count: 3, pitch: 2.28, wide: 1, thin: 0.7, length: 7 },
}

/** A full pack: the plate is covered, and the hole goes through plastic. */
const TO_220F: Upright = { ...to220(3), body: 15.4, tab: 0, plate: 0.4, hole: { r: 1.6, z: 12.4 } }

const CAN_PINS: ReadonlyArray<readonly [x: number, y: number]> = [
  [0, -2.54],
  [2.54, 0],
  [-2.54, 0],
  [0, 2.54],
]

/** A metal can with a tab at its rim. */
function metalCan(pen: Pen, marking: string): void {
  const [r, h, lead] = [4.1, 6.2, 8]
  castShadow(pen, round(r * 0.85, -lead), h, 0.7)
  pen.put(`<g data-side="pins" data-leads="${CAN_PINS.length}">`)
  legs(pen, CAN_PINS, 0.2, -lead, 0.24)
  pen.put('</g>')
  box(pen, [-r - 1, -0.4, 0], [1.4, 0.8, 0.4], STEEL)
  lathe(pen, [0, 0, h], 'z', [
    { length: 0.4, r: r * 0.92, r2: r, material: STEEL },
    { length: h - 1, r, material: STEEL },
    { length: 0.6, r: r * 1.12, material: STEEL },
  ])
  printTop(pen, marking, [0, 0, h], { width: r * 1.4, height: r * 0.5, ink: '#39434a', lines: 2, least: r * 0.2 })
}

export const THROUGH_HOLE: readonly Kind[] = [
  {
    code: /^dip-(\d{1,2})$/,
    samples: ['dip-4', 'dip-8', 'dip-14', 'dip-16', 'dip-28', 'dip-40'],
    camera: { turn: 24, tilt: 42 },
    fill: (pins) => (count(pins, 4, 64) <= 8 ? 0.9 : 1),
    draw: (pen, marking, pins) => dip(pen, marking, count(pins, 4, 64)),
  },
  { code: /^to-92$/, samples: ['to-92'], camera: TALL, fill: 0.92, draw: to92 },
  {
    code: /^to-220-(\d{1,2})$/,
    samples: ['to-220-3', 'to-220-5', 'to-220-11'],
    camera: TALL,
    draw: (pen, marking, pins) => upright(pen, marking, to220(count(pins, 2, 25))),
  },
  { code: /^to-220f-3$/, samples: ['to-220f-3'], camera: TALL, draw: (pen, marking) => upright(pen, marking, TO_220F) },
  {
    code: /^to-247-([34])$/,
    samples: ['to-247-3', 'to-247-4'],
    camera: TALL,
    draw: (pen, marking, pins) => upright(pen, marking, to247(count(pins, 3, 4))),
  },
  { code: /^gbu-4$/, samples: ['gbu-4'], camera: TALL, draw: (pen, marking) => upright(pen, marking, GBU) },
  {
    code: /^to-251$/,
    samples: ['to-251'],
    camera: TALL,
    fill: 0.9,
    draw: (pen, marking) => upright(pen, marking, TO_251),
  },
  { code: /^to-39-4$/, samples: ['to-39-4'], camera: { turn: 24, tilt: 34 }, fill: 0.86, draw: metalCan },
]
