import { BLOCK, type Kind } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { num, pairs } from '../scene/geometry.ts'
import { band, lathe } from '../scene/lathe.ts'
import { print, printFront } from '../scene/marking.ts'
import { ALUMINIUM, BLACK_PLASTIC, GOLD, gloss, metal, STEEL, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, onFront, onTop, rect, strokes } from '../scene/surfaces.ts'

/** Glass tube, nickel caps, a hair of wire between them. */
function cartridgeFuse(pen: Pen, marking: string): void {
  const [l, r, cap] = [20, 2.6, 5]
  castShadow(pen, plan(0, -r * 0.6, l, r * 1.7), r * 2)
  const glass = metal('#dfe9ea')
  lathe(
    pen,
    [0, 0, r],
    'x',
    [
      { length: 0.4, r: r * 0.9, r2: r, material: TIN },
      { length: cap - 0.4, r, material: TIN },
      { length: l - 2 * cap, r: r * 0.93, material: glass },
      { length: cap - 0.4, r, material: TIN },
      { length: 0.4, r, r2: r * 0.9, material: TIN },
    ],
    (s) => {
      const [a, b] = [cap * s.along, (l - cap) * s.along]
      const hair = `<path d="M${num(a)} ${num(0.2 * s.across)}Q${num((a + b) / 2)} ${num(0.9 * s.across)} ${num(b)} 0" fill="none" stroke="#6f5a3a" stroke-width="${num(0.28 * s.across)}"/>`
      const rings = [cap - 0.5, l - cap]
        .map((u) => `<path d="${band(s, u, u + 0.5, r)}" fill="#59646b" opacity=".35"/>`)
        .join('')
      return `${hair}${rings}`
    },
  )
  print(pen, marking, {
    centre: [cap * 0.56, r * 0.5, r * 1.82],
    along: [1, 0, 0],
    down: [0, 0.8, -0.6],
    width: cap * 0.8,
    height: r * 0.5,
    ink: '#4a555c',
    weight: 0.8,
  })
}

/** Two electrodes on a ceramic ring, with wires. */
function gasTube(pen: Pen, marking: string): void {
  const [l, r, lead] = [7, 4, 5.5]
  castShadow(pen, plan(-lead * 0.3, -r * 0.5, l + lead * 0.6, r), r * 2)
  const wireSlice = { length: lead, r: 0.4, material: TIN }
  lathe(pen, [-lead, 0, r], 'x', [
    wireSlice,
    { length: 0.5, r: r * 0.7, r2: r * 0.92, material: TIN },
    { length: 0.9, r: r * 0.98, material: TIN },
    { length: l - 2.8, r, material: gloss('#f1efe9') },
    { length: 0.9, r: r * 0.98, material: TIN },
    { length: 0.5, r: r * 0.92, r2: r * 0.7, material: TIN },
    wireSlice,
  ])
  print(pen, marking, {
    centre: [l / 2, r * 0.62, r * 1.74],
    along: [1, 0, 0],
    down: [0, 0.78, -0.62],
    width: (l - 3) * 0.86,
    height: r * 0.62,
    ink: '#b3261e',
    lines: 2,
    weight: 0.9,
  })
}

/** An isolated converter on a single row of pins. */
function sipConverter(pen: Pen, marking: string): void {
  const [l, w, h, tail] = [19.5, 7.2, 10, -3.6]
  castShadow(pen, plan(0.4, 0.4, l - 0.8, w - 0.8, tail), h, 0.8)
  const xs = pairs(17.3, 0, 12.2, 0, 4.6, 0, 2.1, 0)
  for (const [x] of xs) box(pen, [x - 0.25, w * 0.7, tail], [0.5, 0.3, -tail], TIN, { glint: 0.3 })
  box(pen, [0, 0, 0], [l, w, h], BLACK_PLASTIC, { soft: 0.3, glint: 0.4 })
  const ink = '#eef2f4'
  printFront(pen, marking, [l / 2, w, h * 0.62], { width: l * 0.82, height: h * 0.26, ink, weight: 0.9 })
  printFront(pen, 'DC/DC  1kV', [l * 0.42, w, h * 0.28], { width: l * 0.5, height: h * 0.14, ink, opacity: 0.8 })
  onFront(pen, w, circle(1.6, -1.5, 0.5, ink))
}

/** A potted brick in a metal can. */
function brick(pen: Pen, marking: string): void {
  const [l, w, h, tail] = [50.8, 25.4, 10.2, -5]
  castShadow(pen, plan(1, 1, l - 2, w - 2, tail), h, 0.8)
  for (const [x, y] of pairs(47, 22, 4, 22, 4, 17))
    lathe(pen, [x, y, 0.5], 'z', [{ length: -tail + 0.5, r: 0.6, material: GOLD }])
  box(pen, [0, 0, 0], [l, w, h], satin('#2b3136'), { soft: 0.8, glint: 0.5 })
  const z = h
  onTop(
    pen,
    z,
    rect(3, 3, l - 6, w - 6, '#eef1f2', 0.5) +
      rect(3, 3, l - 6, 4.6, '#0a6b4e', 0.5) +
      strokes(`M6 ${num(w - 6, 2)}h14m3 0h9`, '#8b979d', 0.5),
  )
  const top = { along: [1, 0, 0], down: [0, 1, 0] } as const
  print(pen, 'DC/DC CONVERTER', { ...top, centre: [l / 2, 5.3, z], width: l * 0.62, height: 2, ink: '#fff' })
  print(pen, marking, { ...top, centre: [l / 2, 12.4, z], width: l * 0.78, height: 4.4, ink: '#1b2428', weight: 0.95 })
}

/** An enclosed supply: perforated cage and a terminal strip. */
function powerSupply(pen: Pen, marking: string): void {
  const [l, w, h] = [99, 82, 30]
  const strip = 14
  castShadow(pen, plan(0, 0, l, w), h)
  box(pen, [0, 0, 0], [l, w, 4], ALUMINIUM, { glint: 0.5 })
  box(pen, [strip, 0, 0], [l - strip, w, h], ALUMINIUM, { soft: 0.8, glint: 0.8 })
  const rows = Array.from(
    { length: 7 },
    (_, i) => `M${num(strip + 12, 1)} ${num(w * 0.5 + (i - 1) * 5, 1)}h${num(l - strip - 24.9, 1)}`,
  ).join('')
  const dots = ' stroke-linecap="round" stroke-dasharray="0 5"'
  onTop(pen, h, strokes(rows, '#2b3338', 3, dots))
  const face = Array.from(
    { length: 3 },
    (_, i) => `M${num(strip + 12, 1)} ${num(-8 - i * 6, 1)}h${num(l - strip - 24.9, 1)}`,
  ).join('')
  onFront(pen, w, strokes(face, '#242b30', 3, dots))
  onTop(pen, h, rect(strip + 8, 8, l - strip - 16, 24, '#fbfcfc', 0.6) + rect(strip + 8, 8, 5, 24, '#c8322b', 0.6))
  const top = { along: [1, 0, 0], down: [0, 1, 0], ink: '#1b2428' } as const
  print(pen, marking, {
    ...top,
    centre: [strip + (l - strip) / 2 + 3, 17, h],
    width: (l - strip) * 0.66,
    height: 7,
    weight: 0.95,
  })
  print(pen, 'AC 100-240V  50/60Hz', {
    ...top,
    centre: [strip + (l - strip) / 2 + 3, 27, h],
    width: (l - strip) * 0.6,
    height: 3,
  })
  box(pen, [1, 8, 4], [strip - 2, w - 16, 12], BLACK_PLASTIC, { glint: 0.3 })
  const at = Array.from({ length: 7 }, (_, i) => [0, i * 9, 0] as const)
  pen.repeat(at, () => {
    const [cx, cy] = [strip / 2 - 0.5, 14]
    lathe(pen, [cx, cy, 18], 'z', [{ length: 2, r: 3.1, material: TIN }])
    onTop(pen, 18, strokes(`M${cx - 2} ${cy}h4M${cx} ${cy - 2}v4`, '#59646b', 0.9))
  })
}

function coinCell(pen: Pen, marking: string): void {
  const [r, h] = [10, 3.2]
  castShadow(pen, round(r * 0.97), h)
  lathe(pen, [0, 0, h], 'z', [
    { length: 0.4, r: r * 0.965, r2: r, material: STEEL },
    { length: h * 0.62, r, material: STEEL },
    { length: 0.25, r: r * 0.97, material: satin('#3a4045') },
    { length: h * 0.2, r: r * 0.93, material: STEEL },
  ])
  const ring = ` stroke="#fff" stroke-opacity=".7" stroke-width=".22"`
  onTop(pen, h, circle(0, 0, r * 0.9, 'none', ring) + strokes('M0-7.6v3M-1.5-6.1h3', '#59646b', 0.7))
  const top = { along: [1, 0, 0], down: [0, 1, 0], ink: '#4a555c' } as const
  print(pen, marking, { ...top, centre: [0, 0.2, h], width: r * 1.3, height: r * 0.42, weight: 0.95 })
  print(pen, 'LITHIUM  3V', { ...top, centre: [0, r * 0.46, h], width: r * 0.9, height: r * 0.15 })
}

function coinHolder(pen: Pen, marking: string): void {
  const [r, h] = [12, 4.6]
  const tail = -2.6
  castShadow(pen, round(r * 0.95, tail), h, 0.9)
  for (const x of [r * 0.9, -r * 0.9]) box(pen, [x - 0.6, -0.3, tail], [1.2, 0.6, -tail], TIN, { glint: 0.3 })
  lathe(pen, [0, 0, h], 'z', [{ length: h, r, material: BLACK_PLASTIC }])
  const well = pen.linear(stops(0, '#040506', 1, '#2c3236'), [0, 0, 1, 1])
  onTop(pen, h, circle(0, 0, r * 0.86, well))
  onTop(pen, 1, circle(0.3, -0.6, r * 0.72, '#191d20') + circle(0.3, -0.6, r * 0.3, '#0c0e10'))
  const tongue = pen.linear(stops(0, '#7d888f', 0.5, '#f4f6f7', 1, '#c3cbd0'), [0, 0, 0.6, 1])
  onTop(
    pen,
    1.4,
    `<path d="M-3.4-8.6L3.4-8.6L1.9 1.6a1.9 1.9 0 0 1-3.8 0z" fill="${tongue}"/>${circle(0, 1.4, 0.8, '#8b979d')}`,
  )
  for (const [x, y] of pairs(r * 0.72, -r * 0.5, -r * 0.72, -r * 0.5))
    box(pen, [x - 1.1, y, h - 0.6], [2.2, 1.6, 1.2], BLACK_PLASTIC, { glint: 0.4 })
  box(pen, [-2.6, r * 0.7, 0.5], [5.2, r * 0.36, h + 0.4], TIN, { soft: 0.4, glint: 0.8 })
  const [x, y] = [0, r * 0.86]
  onTop(pen, h + 0.9, strokes(`M${x - 0.9} ${num(y, 2)}h1.8m-.9-.9v1.8`, '#59646b', 0.35))
  printFront(pen, marking, [0, r * 0.98, h * 0.4], { width: 4.4, height: 1.1, ink: '#59646b', weight: 0.8 })
}

/** Fins drawn out of one piece of aluminium. */
function heatSink(pen: Pen, _marking: string): void {
  const [l, w, base, h] = [28, 26, 3, 16]
  castShadow(pen, plan(0, 0, l, w), h)
  const black = satin('#3b4247')
  box(pen, [0, 0, 0], [l, w, base], black, { glint: 0.4 })
  const fins = 8
  const thick = 1.5
  const step = (l - thick) / (fins - 1)
  pen.repeat(
    Array.from({ length: fins }, (_, i) => [(fins - 1 - i) * step, 0, 0] as const),
    () => {
      box(pen, [0, 0, base], [thick, w, h - base], black, { glint: 0.6 })
    },
  )
}

export const POWER: readonly Kind[] = [
  {
    code: /^fuse-cartridge$/,
    samples: ['fuse-cartridge'],
    camera: { turn: 26, tilt: 44 },
    fill: 0.94,
    draw: cartridgeFuse,
  },
  { code: /^gdt$/, samples: ['gdt'], camera: { turn: 30, tilt: 40 }, fill: 0.96, draw: gasTube },
  { code: /^converter-sip$/, samples: ['converter-sip'], camera: { turn: 26, tilt: 30 }, draw: sipConverter },
  { code: /^converter-brick$/, samples: ['converter-brick'], camera: { turn: 24, tilt: 44 }, draw: brick },
  { code: /^power-supply$/, samples: ['power-supply'], camera: { turn: 28, tilt: 42 }, draw: powerSupply },
  { code: /^coin-cell$/, samples: ['coin-cell'], camera: { turn: 20, tilt: 48 }, fill: 0.92, draw: coinCell },
  { code: /^coin-holder$/, samples: ['coin-holder'], camera: { turn: 22, tilt: 46 }, fill: 0.94, draw: coinHolder },
  { code: /^heat-sink$/, samples: ['heat-sink'], camera: BLOCK, fill: 0.98, draw: heatSink },
]
