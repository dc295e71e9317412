import { FLAT, type Kind } from '../kind.ts'
import { pairs } from '../scene/geometry.ts'
import { LASER_INK } from '../scene/ic-print.ts'
import { band, lathe, type Slice } from '../scene/lathe.ts'
import { leadRow } from '../scene/leads.ts'
import { print, printTop } from '../scene/marking.ts'
import { EPOXY, gloss, type Material, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { moulding } from '../scene/solids.ts'
import { onTop, rect } from '../scene/surfaces.ts'

interface FlatDiode {
  length: number
  width: number
  height: number
  lead: number
  reach: number
  /** Leads fold under the body (J), bend down to the board (gull) or run straight out (flat). */
  form: 'fold' | 'gull' | 'flat'
}

const FLAT_DIODES: Readonly<Record<string, FlatDiode>> = {
  sma: { length: 4.3, width: 2.6, height: 2.2, lead: 1.45, reach: 0.4, form: 'fold' },
  smb: { length: 4.3, width: 3.6, height: 2.3, lead: 2, reach: 0.5, form: 'fold' },
  smc: { length: 6.9, width: 5.9, height: 2.4, lead: 3, reach: 0.5, form: 'fold' },
  'sod-123': { length: 2.7, width: 1.6, height: 1.2, lead: 0.6, reach: 0.5, form: 'gull' },
  'sod-323': { length: 1.75, width: 1.25, height: 0.95, lead: 0.32, reach: 0.42, form: 'gull' },
  'sod-523': { length: 1.2, width: 0.8, height: 0.6, lead: 0.3, reach: 0.2, form: 'flat' },
}

/** A moulded diode with its leads at the ends and the cathode band at the left. */
function flatDiode(pen: Pen, marking: string, d: FlatDiode): void {
  const { length: l, width: w, height: h, reach } = d
  const foot = h * 0.12
  const middle = h * 0.48
  const profile = {
    fold: pairs(-0.1, middle, reach * 0.8, middle, reach, foot, reach * 0.9, 0),
    gull: pairs(-0.1, middle, reach * 0.3, middle, reach * 0.45, foot, reach, foot),
    flat: pairs(-0.1, foot, reach, foot),
  }[d.form]
  const row = { count: 1, pitch: 1, width: d.lead, along: [0, 1] } as const
  castShadow(pen, plan(-reach * 0.5, 0, l + reach, w), h)
  leadRow(pen, { ...row, first: [l, w / 2, 0], outward: [1, 0], side: 'anode' }, profile, foot)
  moulding(pen, [0, 0, h * 0.03], [l, w, h * 0.97], EPOXY, d.form === 'flat' ? 0.25 : 0.5, 0.22)
  leadRow(pen, { ...row, first: [0, w / 2, 0], outward: [-1, 0], side: 'cathode' }, profile, foot)
  const lean = h * 0.11
  onTop(pen, h, rect(l * 0.14, lean, l * 0.1, w - 2 * lean, '#b9c1c5', 0, ' opacity=".9"'))
  printTop(pen, marking, [l * 0.6, w / 2, h], {
    width: l * 0.52,
    height: w * 0.42,
    ink: LASER_INK,
    least: w * 0.14,
    lines: w > 3 ? 2 : 1,
    weight: 0.85,
  })
}

/** Points along a rounded glass or plastic body, as slices of a lathe. */
function barrel(length: number, r: number, material: Material, round: number): Slice[] {
  return [
    { length: length * round, r: r * 0.78, r2: r, material },
    { length: length * (1 - 2 * round), r, material },
    { length: length * round, r, r2: r * 0.78, material },
  ]
}

function miniMelf(pen: Pen, marking: string): void {
  const [l, r] = [3.5, 0.7]
  const cap = 0.5
  const glass = gloss('#d98f52')
  castShadow(pen, plan(0, -r * 0.6, l, r * 1.6), r * 2)
  lathe(
    pen,
    [0, 0, r],
    'x',
    [
      { length: cap, r, material: TIN },
      { length: l - 2 * cap, r: r * 0.96, material: glass },
      { length: cap, r, material: TIN },
    ],
    (s) => `<path d="${band(s, cap * 1.25, cap * 2.2, r * 0.97)}" fill="#1a1d20" opacity=".92"/>`,
  )
  print(pen, marking, {
    centre: [l * 0.66, r * 0.62, r * 1.62],
    along: [1, 0, 0],
    down: [0, 0.8, -0.6],
    width: l * 0.34,
    height: r * 0.8,
    ink: '#3b1d0a',
  })
}

interface AxialDiode {
  length: number
  r: number
  wire: number
  material: Material
  bandColour: string
  ink: string
}

const AXIAL: Readonly<Record<string, AxialDiode>> = {
  'do-35': { length: 3.9, r: 0.95, wire: 0.26, material: gloss('#c9793f'), bandColour: '#16191b', ink: '#2a1206' },
  'do-41': { length: 5.2, r: 1.35, wire: 0.4, material: satin('#2a2e31'), bandColour: '#cfd5d8', ink: '#dfe4e6' },
  'do-201': { length: 9.5, r: 2.65, wire: 0.6, material: satin('#2a2e31'), bandColour: '#cfd5d8', ink: '#dfe4e6' },
}

function axialDiode(pen: Pen, marking: string, d: AxialDiode): void {
  const { length: l, r } = d
  const lead = l * 0.62
  castShadow(pen, plan(-lead * 0.2, -r * 0.5, l + lead * 0.4, r), r * 2, 0.9)
  const wire = { length: lead, r: d.wire, material: TIN }
  lathe(pen, [-lead, 0, r], 'x', [wire, ...barrel(l, r, d.material, 0.1), wire], (s) => {
    const at = lead + l * 0.16
    const glass = d.material.finish === 'gloss'
    const core = glass
      ? `<path d="${band(s, lead + l * 0.3, lead + l * 0.72, r * 0.32)}" fill="#6a3413" opacity=".65"/>`
      : ''
    return `${core}<path d="${band(s, at, at + l * 0.15, r)}" fill="${d.bandColour}" opacity=".9"/>`
  })
  print(pen, marking, {
    centre: [l * 0.63, r * 0.64, r * 1.7],
    along: [1, 0, 0],
    down: [0, 0.72, -0.68],
    width: l * 0.5,
    height: r * 0.62,
    ink: d.ink,
  })
}

export const DIODES: readonly Kind[] = [
  {
    code: new RegExp(`^(${Object.keys(FLAT_DIODES).join('|')})$`),
    samples: Object.keys(FLAT_DIODES),
    camera: FLAT,
    fill: (name) => 0.66 + 0.04 * (FLAT_DIODES[name ?? '']?.length ?? 3),
    draw: (pen, marking, name = '') => {
      const diode = FLAT_DIODES[name]
      if (diode) flatDiode(pen, marking, diode)
    },
  },
  { code: /^minimelf$/, samples: ['minimelf'], camera: FLAT, fill: 0.78, draw: miniMelf },
  {
    code: new RegExp(`^(${Object.keys(AXIAL).join('|')})$`),
    samples: Object.keys(AXIAL),
    camera: FLAT,
    fill: (name) => (name === 'do-35' ? 0.84 : name === 'do-41' ? 0.92 : 1),
    draw: (pen, marking, name = '') => {
      const diode = AXIAL[name]
      if (diode) axialDiode(pen, marking, diode)
    },
  },
]
