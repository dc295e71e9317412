import { BLOCK, count, type Kind } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { frontFace, levelFace, num, places } from '../scene/geometry.ts'
import { printFront, printTop } from '../scene/marking.ts'
import { CREAM, type Material, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, polygon } from '../scene/solids.ts'
import { countContacts, counted, every, onFront, onTop, rect, strokes } from '../scene/surfaces.ts'
import { rowOffsets } from './headers.ts'

const PITCH = 2.5

/** Print pressed into or on light plastic. */
function plasticMark(pen: Pen, text: string, l: number, y: number, z: number, height: number, ink: string): void {
  printFront(pen, text, [l / 2, y, z], { width: l * 0.72, height, ink, weight: 0.7 })
}

/** A walled header, open at the top, pins standing inside. */
function shrouded(pen: Pen, marking: string, n: number): void {
  const end = 2.45
  const [l, d, h, wall, floor] = [(n - 1) * PITCH + 2 * end, 5.75, 7, 0.8, 2]
  const tail = -3.8
  castShadow(pen, plan(0, 0, l, d, tail), h * 0.7, 0.8)
  const at = rowOffsets(n, PITCH)
  const post = (from: number, to: number) => () =>
    box(pen, [end - 0.32, d * 0.42, from], [0.64, 0.64, to - from], TIN, { glint: 0.5 })
  pen.repeat(at, post(tail, 0.1))
  box(pen, [0, 0, 0], [l, wall, h], CREAM)
  box(pen, [l - wall, wall, 0], [wall, d - 2 * wall, h], CREAM)
  polygon(pen, levelFace(wall, wall, floor, l - 2 * wall, d - 2 * wall), lit(CREAM.colour, 0.7))
  countContacts(pen, 'pins', n, () => {
    pen.repeat(at, post(floor, h * 0.86))
  })
  box(pen, [0, wall, 0], [wall, d - 2 * wall, h], CREAM)
  box(pen, [0, d - wall, 0], [l, wall, h], CREAM)
  const slot = lit(CREAM.colour, 0.5)
  onFront(pen, d, rect(end - 0.4, -h, 0.9, h * 0.55, slot) + rect(l - end - 0.5, -h, 0.9, h * 0.55, slot))
  plasticMark(pen, marking, l, d, h * 0.24, h * 0.2, '#9c917a')
}

/** A header whose mouth looks at the viewer. */
function sideEntry(pen: Pen, marking: string, n: number): void {
  const end = 2.45
  const [l, d, h] = [(n - 1) * PITCH + 2 * end, 8.2, 6]
  castShadow(pen, plan(0, 0, l, d), h)
  box(pen, [0, 0, 0], [l, d, h], CREAM, { soft: 0.2, glint: 0.6 })
  const [x, z, w, m] = [0.75, 0.8, l - 1.5, h - 1.7]
  const dark = pen.linear(stops(0, '#6f6755', 1, '#b3a88e'))
  polygon(pen, frontFace(x, d, z, w, m), dark)
  const pins = every(n, end, PITCH)
  onFront(
    pen,
    d,
    rect(x, -z - m, w, m * 0.2, '#4f4939', 0, ' opacity=".5"') +
      rect(x, -z - m, 0.3, m, '#4f4939', 0, ' opacity=".5"') +
      counted(
        'pins',
        n,
        pins
          .map((p) => rect(p - 0.45, -z - m * 0.62, 0.9, 0.9, '#eef1f2', 0.1, ' stroke="#59646b" stroke-width=".12"'))
          .join(''),
      ) +
      rect(l * 0.5 - 0.6, -z - m - 0.9, 1.2, 0.95, dark),
  )
  onTop(
    pen,
    h,
    every(n, end, PITCH)
      .map((p) => rect(p - 0.5, 0.4, 1, 1.6, lit(CREAM.colour, 0.72)))
      .join(''),
  )
  printTop(pen, marking, [l / 2, d * 0.62, h], { width: l * 0.66, height: d * 0.2, ink: '#a2977f', weight: 0.7 })
}

/** The half on the cable: a window a contact on top, a wire hole a contact in front. */
function housing(pen: Pen, marking: string, n: number): void {
  const end = 2.4
  const [l, d, h] = [(n - 1) * PITCH + 2 * end, 9.8, 4.6]
  castShadow(pen, plan(0, 0, l, d), h)
  box(pen, [0.4, 0, 0.3], [l - 0.8, d * 0.45, h - 0.6], CREAM)
  box(pen, [0, d * 0.3, 0], [l, d * 0.7, h], CREAM, { soft: 0.25, glint: 0.6 })
  const shade = lit(CREAM.colour, 0.6)
  const xs = every(n, end, PITCH)
  onTop(
    pen,
    h,
    xs.map((x) => rect(x - 0.55, d * 0.42, 1.1, 2.2, shade) + rect(x - 0.3, d * 0.46, 0.6, 1.5, '#c9a455')).join('') +
      strokes(`M0 ${num(d * 0.74, 2)}h${num(l, 2)}`, lit(CREAM.colour, 0.78), 0.3),
  )
  onFront(pen, d, counted('ways', n, xs.map((x) => rect(x - 0.8, -h * 0.76, 1.6, h * 0.5, '#5e5644', 0.15)).join('')))
  printTop(pen, marking, [l / 2, d * 0.87, h], { width: l * 0.66, height: d * 0.13, ink: '#a2977f', weight: 0.7 })
}

/** One stamped contact: box for the pin, wings for the strands, wings for the sleeve. */
function crimp(pen: Pen, _marking: string): void {
  const metal = TIN
  castShadow(pen, plan(0, 0.1, 8.4, 1.4), 1.2)
  const wings = (x: number, w: number, tall: number) => {
    box(pen, [x, 0, 0], [w, 0.16, tall], metal, { glint: 0.5 })
    box(pen, [x, 0, 0], [w, 1.6, 0.16], metal, { glint: 0 })
    box(pen, [x, 1.45, 0], [w, 0.16, tall], metal, { glint: 0.6 })
  }
  wings(6.7, 1.5, 1.9)
  box(pen, [3, 0.35, 0], [4.2, 0.9, 0.16], metal, { glint: 0.4 })
  wings(4.3, 1.7, 1.35)
  box(pen, [0, 0.1, 0], [3.2, 1.4, 1.4], metal, { soft: 0.12, glint: 0.7 })
  polygon(pen, places(0, 0.35, 0.22, 0, 1.25, 0.22, 0, 1.25, 1.12, 0, 0.35, 1.12), '#2b3338')
  onTop(pen, 1.4, rect(1.3, 0.55, 1.2, 0.5, '#7e8a91', 0.1) + strokes('M.2.8h2.8', '#fff', 0.06, ' opacity=".8"'))
}

/** A low surface-mount header of fine pitch. */
function picoblade(pen: Pen, marking: string, n: number): void {
  const pitch = 1.25
  const end = 1.5
  const [l, d, h] = [(n - 1) * pitch + 2 * end, 4.2, 3.4]
  const ivory: Material = satin('#f0ead9')
  castShadow(pen, plan(-0.6, 0, l + 1.2, d), h)
  box(pen, [l, d * 0.5, 0], [0.7, d * 0.4, 1.3], TIN)
  box(pen, [0, 0, 0.1], [l, d, h], ivory, { soft: 0.15, glint: 0.6 })
  box(pen, [-0.7, d * 0.5, 0], [0.7, d * 0.4, 1.3], TIN)
  const [x, z, w, m] = [0.5, 0.7, l - 1, h - 1.3]
  polygon(pen, frontFace(x, d, z, w, m), pen.linear(stops(0, '#5f5847', 1, '#a89d85')))
  onFront(
    pen,
    d,
    counted(
      'pins',
      n,
      every(n, end, pitch)
        .map((p) => rect(p - 0.22, -z - m * 0.6, 0.44, 0.44, '#f4d58a'))
        .join(''),
    ),
  )
  onTop(
    pen,
    h + 0.1,
    every(n, end, pitch)
      .map((p) => rect(p - 0.2, 0.1, 0.4, 0.9, '#cfd6da'))
      .join(''),
  )
  printTop(pen, marking, [l / 2, d * 0.62, h + 0.1], { width: l * 0.7, height: d * 0.24, ink: '#a2977f', weight: 0.7 })
}

const fill = (n: string) => 0.8 + 0.2 * Math.min(1, count(n, 1, 24) / 5)

export const WIRE_CONNECTORS: readonly Kind[] = [
  {
    code: /^jst-(\d{1,2})$/,
    samples: ['jst-2', 'jst-4', 'jst-8'],
    camera: BLOCK,
    fill,
    draw: (pen, marking, n) => shrouded(pen, marking, count(n, 2, 20)),
  },
  {
    code: /^jst-side-(\d{1,2})$/,
    samples: ['jst-side-3', 'jst-side-6'],
    camera: BLOCK,
    fill,
    draw: (pen, marking, n) => sideEntry(pen, marking, count(n, 2, 20)),
  },
  {
    code: /^jst-housing-(\d{1,2})$/,
    samples: ['jst-housing-4'],
    camera: BLOCK,
    fill,
    draw: (pen, marking, n) => housing(pen, marking, count(n, 1, 20)),
  },
  { code: /^crimp-contact$/, samples: ['crimp-contact'], camera: { turn: 26, tilt: 40 }, fill: 0.8, draw: crimp },
  {
    code: /^picoblade-(\d{1,2})$/,
    samples: ['picoblade-4', 'picoblade-8'],
    camera: BLOCK,
    fill,
    draw: (pen, marking, n) => picoblade(pen, marking, count(n, 2, 20)),
  },
]
