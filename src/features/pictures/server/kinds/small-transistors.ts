import { count, FLAT, type Kind } from '../kind.ts'
import { pairs } from '../scene/geometry.ts'
import { LASER_INK } from '../scene/ic-print.ts'
import { leadRow } from '../scene/leads.ts'
import { printTop } from '../scene/marking.ts'
import { EPOXY } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { moulding } from '../scene/solids.ts'
import { dimple } from '../scene/surfaces.ts'

/** Equal leads of one side: where the first lies along the body, how many, how far apart and how wide. */
interface Leads {
  at: number
  count: number
  pitch: number
  width: number
}

interface SmallBody {
  length: number
  width: number
  height: number
  reach: number
  front: readonly Leads[]
  back: readonly Leads[]
  /** Leads run straight out along the board instead of bending down to it. */
  flat?: boolean
  dot?: boolean
}

function smallBody(pen: Pen, marking: string, b: SmallBody): void {
  const { length: l, width: w, height: h } = b
  const standoff = b.flat ? 0 : h * 0.06
  const foot = h * 0.13
  const middle = standoff + (h - standoff) * 0.5
  const profile = b.flat
    ? pairs(-0.05, foot, b.reach, foot)
    : pairs(-0.05, middle, b.reach * 0.3, middle, b.reach * 0.5, foot, b.reach, foot)
  const side = (leads: readonly Leads[], y: number, out: 1 | -1, name: string) => {
    for (const { at, ...row } of leads) {
      leadRow(pen, { ...row, first: [at, y, 0], along: [1, 0], outward: [0, out], side: name }, profile, foot * 0.9)
    }
  }
  castShadow(pen, plan(0, -b.reach * 0.2, l, w + b.reach * 0.7), h)
  side(b.back, 0, -1, 'back')
  moulding(pen, [0, 0, standoff], [l, w, h - standoff], EPOXY, b.flat ? 0.25 : 0.5, 0.3)
  side(b.front, w, 1, 'front')
  if (b.dot) dimple(pen, h, l * 0.13, w * 0.78, w * 0.06, EPOXY.colour)
  printTop(pen, marking, [l / 2, w / 2, h], {
    width: l * 0.7,
    height: w * 0.46,
    ink: LASER_INK,
    least: w * 0.15,
    weight: 0.85,
  })
}

/** Leads spread evenly about the middle of the body. */
function spread(count: number, pitch: number, length: number, width: number): Leads[] {
  return [{ at: length / 2 - ((count - 1) / 2) * pitch, count, pitch, width }]
}

/** The usual arrangement: pins 1.. along the front, the rest along the back, outer places first. */
function sidesOf(pins: number, pitch: number, length: number, width: number): Pick<SmallBody, 'front' | 'back'> {
  const front = Math.ceil(pins / 2)
  const back = pins - front
  const sparse = pitch * 2
  return {
    front: spread(front, pins === 3 ? sparse : pitch, length, width),
    back: spread(back, back === front ? pitch : sparse, length, width),
  }
}

const sot23 = (pins: number): SmallBody =>
  pins <= 3
    ? { length: 2.9, width: 1.35, height: 1.05, reach: 0.58, ...sidesOf(3, 0.95, 2.9, 0.42) }
    : {
        length: 2.9,
        width: 1.65,
        height: 1.15,
        reach: 0.6,
        dot: pins > 5,
        ...sidesOf(pins, pins > 6 ? 0.65 : 0.95, 2.9, pins > 6 ? 0.3 : 0.4),
      }

const sc70 = (pins: number): SmallBody => ({
  length: 2.05,
  width: 1.25,
  height: 0.95,
  reach: 0.44,
  dot: pins > 5,
  ...sidesOf(pins, 0.65, 2.05, pins === 3 ? 0.32 : 0.24),
})

const sot5 = (pins: number): SmallBody => ({
  length: 1.6,
  width: 1.2,
  height: 0.56,
  reach: 0.24,
  flat: true,
  dot: pins > 5,
  ...sidesOf(pins, 0.5, 1.6, 0.22),
})

const SOT_143: SmallBody = {
  length: 2.9,
  width: 1.35,
  height: 1.05,
  reach: 0.58,
  front: [
    { at: 0.6, count: 1, pitch: 1, width: 0.82 },
    { at: 2.4, count: 1, pitch: 1, width: 0.42 },
  ],
  back: spread(2, 1.9, 2.9, 0.42),
}

const NAMED: Readonly<Record<string, SmallBody>> = {
  '323': sc70(3),
  '343': {
    ...sc70(4),
    front: SOT_143.front.map((lead) => ({ ...lead, at: lead.at * 0.7, width: lead.width * 0.7 })),
    back: spread(2, 1.3, 2.05, 0.3),
  },
  '353': sc70(5),
  '363': sc70(6),
  '553': sot5(5),
  '563': sot5(6),
  '143': SOT_143,
}

export const SMALL_TRANSISTORS: readonly Kind[] = [
  {
    code: /^sot-23-(\d)$/,
    samples: ['sot-23-3', 'sot-23-5', 'sot-23-6'],
    camera: FLAT,
    fill: 0.86,
    draw: (pen, marking, pins) => smallBody(pen, marking, sot23(count(pins, 3, 8))),
  },
  {
    code: new RegExp(`^sot-(${Object.keys(NAMED).join('|')})$`),
    samples: Object.keys(NAMED).map((name) => `sot-${name}`),
    camera: FLAT,
    fill: (name) => 0.6 + 0.26 * Math.min(1, (NAMED[name ?? '']?.length ?? 2) / 2.9),
    draw: (pen, marking, name = '') => smallBody(pen, marking, NAMED[name] ?? SOT_143),
  },
]
