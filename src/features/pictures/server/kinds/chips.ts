import { count, FLAT, type Kind } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { num } from '../scene/geometry.ts'
import { printTop } from '../scene/marking.ts'
import { ALUMINA, gloss, type Material, matt, metal, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, counted, every, onFront, onLeft, onTop, rect, strokes, ticks } from '../scene/surfaces.ts'

interface ChipSize {
  length: number
  width: number
  /** Thin-bodied parts (resistors) and thick-bodied ones (capacitors). */
  thin: number
  thick: number
}

/** Inch code to millimetres. */
const SIZES: Readonly<Record<string, readonly [length: number, width: number, thin: number, thick: number]>> = {
  '01005': [0.4, 0.2, 0.13, 0.2],
  '0201': [0.6, 0.3, 0.23, 0.3],
  '0402': [1, 0.5, 0.35, 0.5],
  '0603': [1.6, 0.8, 0.45, 0.8],
  '0612': [1.6, 3.2, 0.5, 0.8],
  '0805': [2, 1.25, 0.5, 1],
  '1206': [3.2, 1.6, 0.55, 1.3],
  '1210': [3.2, 2.5, 0.55, 1.9],
  '1218': [3.2, 4.6, 0.55, 1.9],
  '1808': [4.5, 2, 0.6, 1.6],
  '1812': [4.5, 3.2, 0.6, 2],
  '2010': [5, 2.5, 0.6, 1.8],
  '2220': [5.7, 5, 0.6, 2.2],
  '2512': [6.4, 3.2, 0.6, 2],
  '2920': [7.4, 5.1, 0.8, 2.2],
  '3920': [10, 5.2, 0.8, 2.4],
}

function sizeOf(inch: string): ChipSize {
  const known = SIZES[inch]
  if (known) {
    const [length, width, thin, thick] = known
    return { length, width, thin, thick }
  }
  // Other codes tell hundredths of an inch themselves; bars longer than any real chip are kept in proportion.
  const length = Math.max(0.4, Number(inch.slice(0, 2)) * 0.254)
  const width = Math.min(length * 2, Math.max(length * 0.3, Number(inch.slice(2)) * 0.254))
  return { length, width, thin: Math.min(0.8, width * 0.3), thick: Math.min(2.2, width * 0.7) }
}

const SIZE = '(01005|\\d{4})'

const fill = (inch: string) => 0.62 + 0.36 * Math.sqrt(Math.min(1, sizeOf(inch).length / 6.4))

/** Far terminal, body, near terminal: the order in which the eye must meet them. */
function chip(
  pen: Pen,
  size: { l: number; w: number; h: number },
  terminal: number,
  soft: number,
  body: () => void,
): void {
  const { l, w, h } = size
  castShadow(pen, plan(0, 0, l, w), h)
  box(pen, [l - terminal, 0, 0], [terminal, w, h], TIN, { soft, glint: 0.5 })
  body()
  box(pen, [0, 0, 0], [terminal, w, h], TIN, { soft, glint: 0.6 })
}

function label(pen: Pen, text: string, l: number, w: number, z: number, ink: string, room = 0.5, weight = 0.95): void {
  printTop(pen, text, [l / 2, w / 2, z], { width: l * room, height: w * 0.46, ink, weight, least: w * 0.2 })
}

/** Film on alumina under dark glass: resistors and jumpers. */
function filmChip(pen: Pen, inch: string, marking: string, glass: Material, share: number): void {
  const { length: l, width: w, thin: h } = sizeOf(inch)
  const t = l * share
  const skin = h * 0.04
  chip(pen, { l, w, h }, t, h * 0.08, () => {
    box(pen, [t * 0.9, w * 0.01, h * 0.05], [l - t * 1.8, w * 0.98, h * 0.9], ALUMINA, { glint: 0 })
    box(pen, [t * 0.96, w * 0.035, h * 0.94], [l - t * 1.92, w * 0.93, skin], glass, { glint: 0.2 })
    label(pen, marking, l, w, h * 0.985, '#f1f4f4', 1 - share * 2 - 0.1)
  })
}

/** A solid ceramic or ferrite block with dipped ends. */
function dippedChip(pen: Pen, inch: string, marking: string, body: Material, ink: string, share = 0.22): void {
  const { length: l, width: w, thick } = sizeOf(inch)
  const h = Math.min(thick, w)
  const t = l * share
  const thin = l * 0.012
  chip(pen, { l, w, h }, t, h * 0.14, () => {
    box(pen, [t * 0.7, thin, thin], [l - t * 1.4, w - 2 * thin, h - 2 * thin], body, { soft: h * 0.08, glint: 0.3 })
    label(pen, marking, l, w, h - thin, ink, 1 - share * 2 - 0.1, 0.85)
  })
}

function woundChip(pen: Pen, inch: string, marking: string): void {
  const { length: l, width: w, thick } = sizeOf(inch)
  const h = Math.min(thick, w) * 0.9
  const end = l * 0.2
  const core = matt('#e8e6e0')
  castShadow(pen, plan(0, 0, l, w), h)
  const block = (x: number) => {
    box(pen, [x, 0, 0], [end, w, h * 0.22], TIN, { glint: 0.4 })
    box(pen, [x, 0, h * 0.22], [end, w, h * 0.78], core, { soft: h * 0.06, glint: 0.5 })
  }
  block(l - end)
  const wound = l - 2 * end
  box(pen, [end, w * 0.06, h * 0.1], [wound, w * 0.88, h * 0.82], metal('#c9773f'), { soft: h * 0.1, glint: 0 })
  const turns = Array.from({ length: 10 }, (_, i) => num(end + (wound * i) / 9.6, 3))
  const between = (from: number, by: number) => turns.map((x) => `M${x} ${num(from, 3)}v${num(by, 3)}`).join('')
  const groove = (d: string) => strokes(d, '#6b3515', wound * 0.022, ' opacity=".75"')
  const shine = (d: string) =>
    `<g transform="translate(${num(wound * 0.045, 3)})">${strokes(d, '#ffd9b5', wound * 0.018, ' opacity=".7"')}</g>`
  onTop(pen, h * 0.92, groove(between(w * 0.06, w * 0.88)) + shine(between(w * 0.08, w * 0.84)))
  onFront(pen, w * 0.94, groove(between(-h * 0.92, h * 0.8)))
  block(0)
  label(pen, marking, l, w, h * 0.93, '#2b1a10', 0.5, 0.7)
}

function polymerFuse(pen: Pen, inch: string, marking: string): void {
  const { length: l, width: w, thin } = sizeOf(inch)
  const h = Math.max(thin, l * 0.16)
  const t = l * 0.17
  const board = satin('#1f4b3a')
  const notch = w * 0.2
  castShadow(pen, plan(0, 0, l, w), h)
  box(pen, [0, 0, 0], [l, w, h], board, { glint: 0.25 })
  const bite = (x: number, way: number) =>
    `<path d="M${num(x, 3)} ${num(w / 2 - notch, 3)}a${num(notch, 3)} ${num(notch, 3)} 0 0 ${way} 0 ${num(notch * 2, 3)}z" fill="#57616a"/>`
  const pad = pen.linear(stops(0, '#fbfcfc', 0.5, '#c6ced3', 1, '#e6eaec'), [0, 0, 1, 1])
  onTop(pen, h, rect(0, 0, t, w, pad) + rect(l - t, 0, t, w, pad) + bite(0, 1) + bite(l, 0))
  onLeft(
    pen,
    0,
    rect(0, -h, w, h * 0.12, lit(TIN.colour, 0.9)) +
      rect(
        w / 2 - notch,
        -h,
        notch * 2,
        h,
        pen.linear(stops(0, '#7f8a91', 0.4, '#e9edef', 1, '#98a3aa'), [0, 0, 1, 0]),
      ),
  )
  onTop(
    pen,
    h,
    circle(t + w * 0.16, w * 0.82, w * 0.045, '#f4f6f4') +
      strokes(`M${num(t * 1.1, 3)} ${num(w * 0.05, 3)}v${num(w * 0.9, 3)}`, '#fff', l * 0.006, ' opacity=".25"'),
  )
  label(pen, marking, l, w, h, '#f4f6f4', 0.52)
}

function shunt(pen: Pen, inch: string, marking: string): void {
  const { length: l, width: w, thin } = sizeOf(inch)
  const h = thin * 1.25
  const t = l * 0.24
  const alloy: Material = { colour: '#b98254', finish: 'metal' }
  chip(pen, { l, w, h: h * 0.92 }, t, h * 0.06, () => {
    box(pen, [t * 0.9, 0, 0], [l - t * 1.8, w, h * 0.5], alloy, { glint: 0.2 })
    box(pen, [t * 0.98, w * 0.02, h * 0.5], [l - t * 1.96, w * 0.96, h * 0.5], satin('#2f4a40'), {
      soft: h * 0.12,
      glint: 0.3,
    })
    label(pen, marking, l, w, h, '#eef3ee', 0.44)
  })
}

/** Resistors side by side on one piece of alumina, a terminal at each end of each. */
function chipArray(pen: Pen, elements: number, inch: string, marking: string): void {
  const { length, thin: h } = sizeOf(inch)
  const pitch = length * 0.5
  const [l, w, t] = [elements * pitch, length, length * 0.2]
  castShadow(pen, plan(0, 0, l, w), h)
  const terminal = ticks(pen, every(elements, pitch / 2, pitch))
  const metal = lit(TIN.colour, 1.2)
  box(pen, [0, 0, 0], [l, w, h], ALUMINA, { glint: 0.2 })
  onFront(pen, w, terminal(-h, h, lit(TIN.colour, 0.86), pitch * 0.62))
  onTop(
    pen,
    h,
    counted('terminals', elements * 2, terminal(0, t, metal, pitch * 0.62) + terminal(w - t, t, metal, pitch * 0.62)),
  )
  box(pen, [l * 0.02, t * 1.05, h], [l * 0.96, w - t * 2.1, h * 0.05], gloss('#1d2225'), { glint: 0.2 })
  label(pen, marking, l, w, h * 1.05, '#f1f4f4', 0.6)
}

export const CHIPS: readonly Kind[] = [
  {
    code: new RegExp(`^chip-resistor-${SIZE}$`),
    samples: [
      'chip-resistor-0402',
      'chip-resistor-0603',
      'chip-resistor-0805',
      'chip-resistor-1206',
      'chip-resistor-2512',
    ],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => filmChip(pen, inch, marking, gloss('#1d2225'), 0.17),
  },
  {
    code: new RegExp(`^chip-jumper-${SIZE}$`),
    samples: ['chip-jumper-0603', 'chip-jumper-1206'],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => filmChip(pen, inch, marking, gloss('#27313a'), 0.25),
  },
  {
    code: new RegExp(`^current-sense-${SIZE}$`),
    samples: ['current-sense-1206', 'current-sense-2512'],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => shunt(pen, inch, marking),
  },
  {
    code: new RegExp(`^mlcc-${SIZE}$`),
    samples: ['mlcc-0402', 'mlcc-0603', 'mlcc-0805', 'mlcc-1206', 'mlcc-1210', 'mlcc-2220'],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => dippedChip(pen, inch, marking, satin('#c9a077'), '#6d4d2f'),
  },
  {
    code: new RegExp(`^thermistor-chip-${SIZE}$`),
    samples: ['thermistor-chip-0402', 'thermistor-chip-0603'],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => dippedChip(pen, inch, marking, gloss('#4e6a5c'), '#e4ece6', 0.2),
  },
  {
    code: new RegExp(`^ferrite-${SIZE}$`),
    samples: ['ferrite-0402', 'ferrite-0603', 'ferrite-0805'],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => dippedChip(pen, inch, marking, matt('#4a4d52'), '#d5dadd', 0.18),
  },
  {
    code: new RegExp(`^inductor-chip-${SIZE}$`),
    samples: ['inductor-chip-0402', 'inductor-chip-0603', 'inductor-chip-0805'],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => woundChip(pen, inch, marking),
  },
  {
    code: new RegExp(`^pptc-${SIZE}$`),
    samples: ['pptc-0805', 'pptc-1206', 'pptc-1812'],
    camera: FLAT,
    fill,
    draw: (pen, marking, inch = '') => polymerFuse(pen, inch, marking),
  },
  {
    code: new RegExp(`^chip-array-(2|4|8)-${SIZE}$`),
    samples: ['chip-array-2-0603', 'chip-array-4-0603', 'chip-array-8-0402'],
    camera: FLAT,
    fill: 0.86,
    draw: (pen, marking, elements, inch = '') => chipArray(pen, count(elements, 2, 8), inch, marking),
  },
  {
    code: /^fuse-chip$/,
    samples: ['fuse-chip'],
    camera: FLAT,
    fill: 0.8,
    draw: (pen, marking) => dippedChip(pen, '1206', marking, satin('#f0ede4'), '#22282c', 0.19),
  },
]
