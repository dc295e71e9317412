import { count, FLAT, type Kind } from '../kind.ts'
import { pairs } from '../scene/geometry.ts'
import { printIc } from '../scene/ic-print.ts'
import { leadRow } from '../scene/leads.ts'
import { EPOXY } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { moulding } from '../scene/solids.ts'
import { onLeft, rect } from '../scene/surfaces.ts'

interface Outline {
  pins: number
  pitch: number
  length: number
  width: number
  /** Over all, from the board. */
  height: number
  lead: number
  /** How far the feet reach beyond the body. */
  reach: number
  /** A tie bar of the heat pad shows at the end of the body. */
  heatPad?: boolean
}

/** Two rows of gull-wing leads along the long sides; pin 1 at the front left. */
function smallOutline(pen: Pen, marking: string, o: Outline): void {
  const side = Math.ceil(o.pins / 2)
  const { length: l, width: w, height: h } = o
  const standoff = h * 0.09
  const middle = standoff + (h - standoff) * 0.5
  const foot = Math.min(0.2, h * 0.14)
  const profile = pairs(-0.1, middle, o.reach * 0.24, middle, o.reach * 0.46, foot, o.reach, foot)
  const rows = {
    pitch: o.pitch,
    width: o.lead,
    along: [1, 0],
  } as const
  const first = (leads: number) => l / 2 - ((leads - 1) * o.pitch) / 2
  const back = o.pins - side
  castShadow(pen, plan(0, -o.reach * 0.3, l, w + o.reach * 0.8), h)
  leadRow(pen, { ...rows, count: back, first: [first(back), 0, 0], outward: [0, -1], side: 'back' }, profile, foot)
  moulding(pen, [0, 0, standoff], [l, w, h - standoff], EPOXY)
  if (o.heatPad) onLeft(pen, 0.02, rect(w * 0.36, -middle - foot * 0.5, w * 0.28, foot, '#aeb8be'))
  leadRow(pen, { ...rows, count: side, first: [first(side), w, 0], outward: [0, 1], side: 'front' }, profile, foot)
  const lean = (h - standoff) * 0.12
  printIc(pen, marking, {
    x: lean,
    y: lean,
    z: h,
    length: l - 2 * lean,
    width: w - 2 * lean,
    body: EPOXY.colour,
    dimple: Math.min(l, w) * 0.065,
    lines: l > w * 1.6 ? 1 : 2,
  })
}

type Family = (pins: number) => Omit<Outline, 'pins'>

/** Lengths of the catalogue packages; others grow with their pins. */
const known = (lengths: Record<number, number>, pins: number, other: number) => lengths[pins] ?? other

const soic: Family = (n) => ({
  pitch: 1.27,
  length: (n / 2) * 1.27 - 0.18,
  width: 3.9,
  height: 1.6,
  lead: 0.42,
  reach: 1.05,
})
const soicWide: Family = (n) => ({
  pitch: 1.27,
  length: (n / 2) * 1.27 + 0.12,
  width: 7.5,
  height: 2.5,
  lead: 0.42,
  reach: 1.4,
})
const tssop: Family = (n) =>
  n > 38
    ? { pitch: 0.5, length: (n / 2) * 0.5 + 0.5, width: 6.1, height: 1.1, lead: 0.22, reach: 1 }
    : {
        pitch: 0.65,
        length: known({ 8: 3, 14: 5, 16: 5, 20: 6.5, 24: 7.8, 28: 9.7 }, n, (n / 2) * 0.65 + 0.3),
        width: 4.4,
        height: 1.1,
        lead: 0.25,
        reach: 1,
      }
const tsop: Family = (n) => ({
  pitch: n > 54 ? 0.5 : 0.8,
  length: (n / 2) * (n > 54 ? 0.5 : 0.8) + 0.6,
  width: 10.16,
  height: 1,
  lead: n > 54 ? 0.22 : 0.32,
  reach: 0.8,
})
const msop: Family = (n) => ({
  pitch: n <= 8 ? 0.65 : 0.5,
  length: n <= 10 ? 3 : (n / 2) * 0.5 + 0.5,
  width: 3,
  height: 1,
  lead: n <= 8 ? 0.3 : 0.22,
  reach: 0.95,
})
const ssop: Family = (n) => ({
  pitch: 0.65,
  length: (n / 2) * 0.65 + 0.75,
  width: 5.3,
  height: 1.9,
  lead: 0.3,
  reach: 1.25,
})
const qsop: Family = (n) => ({
  pitch: 0.635,
  length: Math.max(3, (n / 2) * 0.635 - 0.15),
  width: 3.9,
  height: 1.6,
  lead: 0.25,
  reach: 1.05,
})

const outlineFill = (family: Family, most: number) => (pins: string) => {
  const { length, width } = family(count(pins, 4, most))
  return 0.86 + 0.14 * Math.min(1, Math.max(length, width) / 12)
}

const MAX_PINS = 86

function kindOf(name: string, suffix: string, family: Family, samples: number[], heatPad = false): Kind {
  return {
    code: new RegExp(`^${name}-(\\d{1,3})${suffix}$`),
    samples: samples.map((pins) => `${name}-${pins}${suffix}`),
    camera: FLAT,
    fill: outlineFill(family, MAX_PINS),
    draw: (pen, marking, pins) => {
      const n = count(pins, 4, MAX_PINS)
      smallOutline(pen, marking, { ...family(n), pins: n, heatPad })
    },
  }
}

export const SMALL_OUTLINE: readonly Kind[] = [
  kindOf('soic', '', soic, [8, 14, 16]),
  kindOf('soic', 'w', soicWide, [16, 20, 28]),
  kindOf('tssop', '', tssop, [8, 14, 16, 20, 28]),
  kindOf('tsop', '', tsop, [44, 54]),
  kindOf('msop', '', msop, [8, 10]),
  kindOf('ssop', '', ssop, [16, 20, 28]),
  kindOf('qsop', '', qsop, [16, 24]),
  kindOf('htssop', '', tssop, [16, 20, 28], true),
]
