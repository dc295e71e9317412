import type { Kind } from '../kind.ts'
import { pairs } from '../scene/geometry.ts'
import { LASER_INK } from '../scene/ic-print.ts'
import { leadRow, type Profile } from '../scene/leads.ts'
import { printTop } from '../scene/marking.ts'
import { EPOXY, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, moulding } from '../scene/solids.ts'
import { dimple } from '../scene/surfaces.ts'

interface TabBody {
  length: number
  width: number
  height: number
  /** The heat tab at the back. */
  tab: { width: number; reach: number; thick: number; bent?: boolean }
  leads: { count: number; pitch: number; width: number; reach: number; flat?: boolean }
  /** A cut-off middle lead that ends in the air. */
  stub?: number
  /** A lead on each side of the tab, this far apart. */
  behind?: number
}

function tabBody(pen: Pen, marking: string, b: TabBody): void {
  const { length: l, width: w, height: h, tab, leads } = b
  const foot = leads.flat ? tab.thick : h * 0.14
  const middle = h * 0.48
  const bent: Profile = pairs(-0.1, middle, leads.reach * 0.3, middle, leads.reach * 0.5, foot, leads.reach, foot)
  const profile = leads.flat ? pairs(-0.1, foot, leads.reach, foot) : bent
  const row = (count: number, pitch: number, width: number) => ({ count, pitch, width, along: [1, 0] }) as const
  castShadow(pen, plan(0, -tab.reach * 0.5, l, w + tab.reach * 0.5 + leads.reach * 0.4), h)
  if (b.behind) {
    const beside = { ...row(2, b.behind, leads.width), first: [(l - b.behind) / 2, 0, 0], outward: [0, -1] } as const
    leadRow(pen, { ...beside, side: 'back' }, profile, foot)
  }
  if (tab.bent) {
    const p: Profile = pairs(-0.1, middle, tab.reach * 0.3, middle, tab.reach * 0.5, foot, tab.reach, foot)
    leadRow(pen, { ...row(1, 1, tab.width), first: [l / 2, 0, 0], outward: [0, -1], side: 'tab' }, p, foot)
  } else {
    box(pen, [(l - tab.width) / 2, -tab.reach, 0], [tab.width, tab.reach + w * 0.4, tab.thick], TIN, { glint: 0.5 })
  }
  moulding(pen, [0, 0, leads.flat ? 0 : h * 0.03], [l, w, h * 0.97], EPOXY, leads.flat ? 0.3 : 0.5, 0.22)
  if (b.stub) {
    const out = pairs(-0.1, middle, b.stub, middle)
    leadRow(pen, { ...row(1, 1, leads.width), first: [l / 2, w, 0], outward: [0, 1], side: 'stub' }, out, foot)
  }
  const start = l / 2 - ((leads.count - 1) * leads.pitch) / 2
  leadRow(
    pen,
    { ...row(leads.count, leads.pitch, leads.width), first: [start, w, 0], outward: [0, 1], side: 'front' },
    profile,
    foot,
  )
  dimple(pen, h, l * 0.12, w * 0.83, Math.min(l, w) * 0.05, EPOXY.colour)
  printTop(pen, marking, [l / 2, w * 0.46, h], {
    width: l * 0.76,
    height: w * 0.4,
    ink: LASER_INK,
    lines: l < w * 1.3 ? 2 : 1,
    least: w * 0.12,
  })
}

const SOT_223: TabBody = {
  length: 6.5,
  width: 3.5,
  height: 1.7,
  tab: { width: 3, reach: 1.75, thick: 0.28, bent: true },
  leads: { count: 3, pitch: 2.3, width: 0.72, reach: 1.75 },
}
const SOT_89: TabBody = {
  length: 4.5,
  width: 2.5,
  height: 1.5,
  tab: { width: 1.7, reach: 0.7, thick: 0.4 },
  leads: { count: 3, pitch: 1.5, width: 0.46, reach: 1.05, flat: true },
}
const TO_252: TabBody = {
  length: 6.6,
  width: 6.1,
  height: 2.3,
  tab: { width: 5.3, reach: 1.6, thick: 0.52 },
  leads: { count: 2, pitch: 4.58, width: 0.8, reach: 2.7 },
  stub: 0.7,
}
const TO_263: TabBody = {
  length: 10.2,
  width: 9.2,
  height: 4.4,
  tab: { width: 9.8, reach: 2.2, thick: 1.27 },
  leads: { count: 2, pitch: 5.08, width: 0.85, reach: 4.6 },
  stub: 1.3,
}

/** The same body with a lead in every place. */
const withLeads = ({ stub: _, ...body }: TabBody, count: number, pitch: number, width: number): TabBody => ({
  ...body,
  leads: { ...body.leads, count, pitch, width },
})

const BODIES: Readonly<Record<string, TabBody>> = {
  'sot-223': SOT_223,
  'sot-223-5': withLeads(SOT_223, 5, 1.27, 0.5),
  'sot-89': SOT_89,
  'sot-89-5': { ...SOT_89, behind: 3 },
  'to-252': TO_252,
  'to-252-5': withLeads(TO_252, 5, 1.27, 0.55),
  'to-263': TO_263,
  'to-263-5': withLeads(TO_263, 5, 1.7, 0.8),
  'to-263-7': withLeads(TO_263, 7, 1.27, 0.6),
}

export const POWER_SURFACE: readonly Kind[] = [
  {
    code: new RegExp(`^(${Object.keys(BODIES).join('|')})$`),
    samples: Object.keys(BODIES),
    camera: { turn: 20, tilt: 64 },
    fill: (name) => 0.84 + 0.014 * (BODIES[name ?? '']?.length ?? 6),
    draw: (pen, marking, name = '') => {
      const body = BODIES[name]
      if (body) tabBody(pen, marking, body)
    },
  },
]
