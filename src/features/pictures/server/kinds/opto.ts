import { FLAT, type Kind, TALL } from '../kind.ts'
import { lit, mix } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { num, pairs } from '../scene/geometry.ts'
import { lathe } from '../scene/lathe.ts'
import { leadRow } from '../scene/leads.ts'
import { legs } from '../scene/legs.ts'
import { printFront } from '../scene/marking.ts'
import { GOLD, gloss, matt, satin } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { box, moulding } from '../scene/solids.ts'
import { circle, onLeft, onTop, rect } from '../scene/surfaces.ts'

const LIGHT: Readonly<Record<string, string>> = {
  red: '#e23a2e',
  green: '#37b24d',
  blue: '#2f72e6',
  yellow: '#f2c22b',
  orange: '#f3852a',
  white: '#f3e08a',
}

const COLOUR = `(${Object.keys(LIGHT).join('|')})`

function chipLed(pen: Pen, marking: string, name: string): void {
  const colour = LIGHT[name] ?? '#e23a2e'
  const [l, w, board, h] = [1.6, 0.8, 0.26, 0.72]
  const end = 0.26
  castShadow(pen, plan(0, 0, l, w), h)
  box(pen, [l - end, 0, 0], [end, w, board], GOLD, { glint: 0.6 })
  box(pen, [end * 0.8, 0.01, 0], [l - end * 1.6, w - 0.02, board], satin('#eef1ec'), { glint: 0.4 })
  box(pen, [0, 0, 0], [end, w, board], GOLD, { glint: 0.6 })
  onLeft(pen, 0, rect(w / 2 - 0.14, -board, 0.28, board, '#8a6a24'))
  const lens = { x: end * 0.85, w: l - end * 1.7 }
  box(
    pen,
    [lens.x, 0.02, board],
    [lens.w, w - 0.04, h - board],
    gloss(name === 'white' ? colour : mix(colour, '#ffffff', 0.12)),
    { soft: 0.06, glint: 0.8 },
  )
  const glow = pen.radial(
    [
      [0, '#fff', 0.95],
      [0.3, mix(colour, '#ffffff', 0.75), 0.75],
      [1, colour, 0],
    ],
    [0.5, 0.5, 0.5],
  )
  onTop(
    pen,
    h,
    circle(l / 2, w / 2, w * 0.42, glow) +
      rect(l / 2 - 0.09, w / 2 - 0.09, 0.18, 0.18, lit(colour, 0.7), 0.02, ' opacity=".55"'),
  )
  printFront(pen, marking, [l / 2, w, board * 0.5], {
    width: l * 0.5,
    height: board * 0.55,
    ink: '#5d7a5d',
    weight: 0.8,
  })
}

/** A clear or tinted bullet with the lead frame showing through. */
function bulletLed(pen: Pen, _marking: string, name: string): void {
  const colour = LIGHT[name] ?? '#e23a2e'
  const tint = name === 'white' ? '#e9eef0' : colour
  const [r, flange, wall, lead] = [2.5, 1, 4.6, 6.5]
  castShadow(pen, round(2.1, -lead), 7, 0.7)
  legs(pen, pairs(1.27, 0, -1.27, 0), 0.4, [-lead, -lead * 0.84], 0.26)
  lathe(pen, [0, 0, flange], 'z', [{ length: flange, r: 2.95, material: gloss(tint) }])
  const s = pen.scale
  const [cx, base] = pen.at([0, 0, flange])
  const [, shoulder] = pen.at([0, 0, flange + wall])
  const R = r * s
  pen.include([cx, shoulder - R])
  const flat = R * Math.sin((pen.camera.tilt * Math.PI) / 180)
  const skin = pen.linear(
    stops(0, lit(tint, 0.75), 0.2, lit(tint, 1.35), 0.5, tint, 0.85, lit(tint, 0.66), 1, lit(tint, 0.85)),
    [0, 0, 1, 0],
  )
  pen.put(
    `<path d="M${num(cx - R)} ${num(shoulder)}A${num(R)} ${num(R)} 0 0 1 ${num(cx + R)} ${num(shoulder)}V${num(base)}A${num(R)} ${num(flat)} 0 0 1 ${num(cx - R)} ${num(base)}z" fill="${skin}" opacity=".95"/>`,
  )
  const frame = lit(tint, 0.5)
  const y = (z: number) => pen.peek([0, 0, flange + z])[1]
  const x = (v: number) => num(cx + v * s)
  pen.put(
    `<path d="M${x(-1.5)} ${num(y(0))}V${num(y(2.6))}L${x(-1.1)} ${num(y(3.4))}H${x(0.3)}L${x(0.1)} ${num(y(2.5))}L${x(-0.5)} ${num(y(1.8))}V${num(y(0))}z" fill="${frame}" opacity=".45"/>` +
      `<path d="M${x(0.9)} ${num(y(0))}V${num(y(3.1))}H${x(1.5)}V${num(y(0))}z" fill="${frame}" opacity=".45"/>` +
      `<path d="M${x(-0.4)} ${num(y(3.4))}Q${x(0.6)} ${num(y(4.5))} ${x(1.2)} ${num(y(3.1))}" fill="none" stroke="${frame}" stroke-width="${num(0.09 * s, 2)}" opacity=".6"/>`,
  )
  if (name === 'white')
    pen.put(
      `<ellipse cx="${x(-0.4)}" cy="${num(y(3.4))}" rx="${num(0.6 * s)}" ry="${num(0.26 * s)}" fill="#f5d442" opacity=".9"/>`,
    )
  const shine = pen.linear([
    [0, '#fff', 0.85],
    [1, '#fff', 0.05],
  ])
  pen.put(
    `<path d="M${x(-1.75)} ${num(shoulder + 2.6 * s)}V${num(shoulder - 0.3 * s)}Q${x(-1.5)} ${num(shoulder - 1.7 * s)} ${x(-0.6)} ${num(shoulder - 2.05 * s)}Q${x(-1.15)} ${num(shoulder - 1.2 * s)} ${x(-1.15)} ${num(shoulder)}V${num(shoulder + 2.4 * s)}z" fill="${shine}"/>`,
  )
}

function plccLed(pen: Pen, marking: string): void {
  const [l, w, h] = [3.5, 2.8, 1.9]
  const profile = pairs(-0.05, 0.9, 0.06, 0.9, 0.12, 0.12, 0.02, 0)
  const row = { count: 2, pitch: 1.4, width: 0.8, along: [0, 1] } as const
  castShadow(pen, plan(0, 0, l, w), h)
  leadRow(pen, { ...row, first: [l, w / 2 - 0.7, 0], outward: [1, 0], side: 'right' }, profile, 0.1)
  moulding(pen, [0, 0, 0.05], [l, w, h - 0.05], satin('#f1f2ef'), 0.5, 0.1)
  leadRow(pen, { ...row, first: [0, w / 2 - 0.7, 0], outward: [-1, 0], side: 'left' }, profile, 0.1)
  const [cx, cy] = [l / 2, w / 2]
  const bowl = pen.linear(stops(0, '#b9bcb6', 1, '#fff'), [0, 0, 1, 1])
  const gel = pen.radial(stops(0, '#fff3a8', 0.45, '#f2d24a', 1, '#d9a92a'), [0.42, 0.4, 0.65])
  onTop(
    pen,
    h,
    circle(cx, cy, 1.18, bowl) +
      circle(cx, cy, 1, gel) +
      `<path d="M${num(l - 0.62, 2)} ${num(w - 0.08, 2)}L${num(l - 0.08, 2)} ${num(w - 0.62, 2)}V${num(w - 0.08, 2)}z" fill="#c4c7c0"/>` +
      `<path d="M${num(cx - 0.72, 2)} ${num(cy - 0.2, 2)}a.8.8 0 0 1 .55-.55" fill="none" stroke="#fff" stroke-width=".16" stroke-linecap="round" opacity=".9"/>`,
  )
  printFront(pen, marking, [l / 2, w, h * 0.3], { width: l * 0.6, height: h * 0.2, ink: '#9aa09a', weight: 0.7 })
}

/** A high-power emitter: phosphor under a clear dome on white ceramic. */
function powerLed(pen: Pen, _marking: string): void {
  const [e, h] = [3.45, 0.7]
  castShadow(pen, plan(0, 0, e, e), 1.2)
  box(pen, [0, 0, 0], [e, e, h], matt('#f3f3ef'), { soft: 0.06, glint: 0.7 })
  onTop(
    pen,
    h,
    rect(e / 2 - 0.82, e / 2 - 0.82, 1.64, 1.64, pen.linear(stops(0, '#ffe35c', 1, '#e8b81f'), [0, 0, 1, 1]), 0.08) +
      rect(0.16, e - 0.46, 0.3, 0.3, '#c9a24a', 0.05),
  )
  const R = 1.5 * pen.scale
  const [cx, cy] = pen.at([e / 2, e / 2, h])
  const flat = R * Math.sin((pen.camera.tilt * Math.PI) / 180)
  const glass = pen.radial(
    [
      [0, '#fff', 0.75],
      [0.3, '#fff', 0.16],
      [0.75, '#dfe9ee', 0.16],
      [1, '#8fa3ad', 0.55],
    ],
    [0.36, 0.28, 0.78],
  )
  pen.put(
    `<path d="M${num(cx - R)} ${num(cy)}A${num(R)} ${num(R * 0.98)} 0 0 1 ${num(cx + R)} ${num(cy)}A${num(R)} ${num(flat)} 0 0 1 ${num(cx - R)} ${num(cy)}z" fill="${glass}" stroke="#fff" stroke-opacity=".7" stroke-width="1"/>`,
  )
  pen.put(
    `<path d="M${num(cx - R * 0.62)} ${num(cy - R * 0.36)}Q${num(cx - R * 0.42)} ${num(cy - R * 0.72)} ${num(cx - R * 0.05)} ${num(cy - R * 0.78)}" fill="none" stroke="#fff" stroke-width="${num(R * 0.1)}" stroke-linecap="round" opacity=".85"/>`,
  )
}

/** A remote-control receiver: dark plastic that only infrared passes, with a lens in front. */
function irReceiver(pen: Pen, marking: string): void {
  const [w, d, h, lead] = [5.4, 3.2, 6.8, 7]
  const dark = gloss('#2b2328')
  castShadow(pen, plan(0.4, 0.3, w - 0.8, d - 0.6, -lead), h, 0.7)
  legs(pen, pairs(w / 2 + 2, d / 2, w / 2, d / 2, w / 2 - 2, d / 2), 0.2, -lead, 0.27)
  box(pen, [0, 0, 0], [w, d, h], dark, { soft: 0.4, glint: 0.45 })
  const R = 2 * pen.scale
  const [cx, cy] = pen.at([w / 2, d, h * 0.6])
  const lens = pen.radial(stops(0, '#9b8791', 0.25, '#5d4b54', 0.7, '#2f262b', 1, '#171316'), [0.34, 0.3, 0.8])
  pen.put(
    `<circle cx="${num(cx + 0.35 * pen.scale)}" cy="${num(cy + 0.25 * pen.scale)}" r="${num(R)}" fill="${lens}"/>`,
  )
  printFront(pen, marking, [w / 2, d, h * 0.13], { width: w * 0.72, height: h * 0.11, ink: '#b8a9b0', weight: 0.75 })
}

const colours = (prefix: string) => Object.keys(LIGHT).map((name) => `${prefix}-${name}`)

export const OPTO: readonly Kind[] = [
  {
    code: new RegExp(`^led-chip-${COLOUR}$`),
    samples: colours('led-chip'),
    camera: FLAT,
    fill: 0.78,
    draw: (pen, marking, name = '') => chipLed(pen, marking, name),
  },
  {
    code: new RegExp(`^led-5mm-${COLOUR}$`),
    samples: colours('led-5mm'),
    camera: TALL,
    draw: (pen, marking, name = '') => bulletLed(pen, marking, name),
  },
  { code: /^led-plcc$/, samples: ['led-plcc'], camera: FLAT, fill: 0.76, draw: plccLed },
  { code: /^led-power$/, samples: ['led-power'], camera: { turn: 24, tilt: 46 }, fill: 0.76, draw: powerLed },
  { code: /^ir-receiver$/, samples: ['ir-receiver'], camera: TALL, fill: 0.96, draw: irReceiver },
]
