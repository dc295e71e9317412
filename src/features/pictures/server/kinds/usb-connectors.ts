import type { Kind } from '../kind.ts'
import { lit } from '../scene/colour.ts'
import { stops } from '../scene/definitions.ts'
import { arc, num, type Point, pairs, type Vec3 } from '../scene/geometry.ts'
import { printTop } from '../scene/marking.ts'
import { facePaint, type Material, STEEL, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, extrude, polygon } from '../scene/solids.ts'
import { counted, onFront, onTop, rect, strokes } from '../scene/surfaces.ts'

/** A pressed metal shell lying on the board with its mouth towards the viewer. */
function shell(
  pen: Pen,
  outline: readonly Point[],
  mouth: readonly Point[],
  depth: number,
  material: Material = STEEL,
): void {
  const [c, d] = [material.colour, depth]
  const at = (points: readonly Point[], y: number): Vec3[] => points.map(([x, z]) => [x, y, z] as const)
  const skin = pen.linear(
    stops(0, lit(c, 1.5), 0.3, lit(c, 1.15), 0.45, lit(c, 1.4), 0.62, lit(c, 0.95), 1, lit(c, 0.62)),
    [0.2, 0, 0.6, 1],
  )
  extrude(pen, at(outline, d), [0, -d, 0], skin, lit(c, 1.25), ` stroke="${lit(c, 0.55)}" stroke-width=".8"`)
  const dark = pen.linear(stops(0, '#0b0e10', 1, '#39424a'))
  pen.put(
    `<path d="M${at(mouth, d)
      .map((p) =>
        pen
          .at(p)
          .map((n) => num(n))
          .join(' '),
      )
      .join(' ')}z" fill="${dark}"/>`,
  )
}

/** A slot with round ends, centred, in the upright plane. */
function slotOutline(cx: number, cz: number, w: number, h: number): Point[] {
  const r = h / 2
  return [...arc(cx + w / 2 - r, cz, r, -90, 90, 10), ...arc(cx - w / 2 + r, cz, r, 90, 270, 10)]
}

function usbC(pen: Pen, marking: string): void {
  const [w, h, d] = [8.94, 3.2, 7.4]
  castShadow(pen, plan(0, 0, w, d), h)
  for (const y of [1.2, 5]) box(pen, [w - 0.3, y, -0.9], [0.5, 1.1, 1.8], TIN, { glint: 0 })
  shell(pen, slotOutline(w / 2, h / 2, w, h), slotOutline(w / 2, h / 2, w - 0.7, h - 0.7), d)
  for (const y of [1.2, 5]) box(pen, [-0.15, y, -0.9], [0.5, 1.1, 1.7], TIN, { glint: 0.3 })
  onFront(
    pen,
    d,
    rect(w / 2 - 3.1, -h / 2 - 0.36, 6.2, 0.72, '#23282b', 0.2, ' stroke="#4d565b" stroke-width=".1"') +
      strokes(
        Array.from({ length: 12 }, (_, i) => `M${num(w / 2 - 2.75 + i * 0.5, 2)} ${num(-h / 2 - 0.3, 2)}v.28`).join(''),
        '#e2bd64',
        0.26,
      ),
  )
  onTop(pen, h, rect(w * 0.3, 1.3, 0.5, 2.2, '#7b868c', 0.2) + rect(w * 0.65, 1.3, 0.5, 2.2, '#7b868c', 0.2))
  printTop(pen, marking, [w / 2, d * 0.68, h], { width: w * 0.62, height: 0.9, ink: '#59646b', weight: 0.7 })
}

function usbMicro(pen: Pen, marking: string): void {
  const [w, h, d] = [7.6, 2.6, 5.4]
  const form = (inset: number) => {
    const [l, r, b, t] = [inset, w - inset, inset, h - inset]
    return pairs(l + 0.9, b, r - 0.9, b, r, t * 0.5, r, t, l, t, l, t * 0.5)
  }
  castShadow(pen, plan(-0.6, 0, w + 1.2, d), h)
  box(pen, [w - 0.2, d * 0.35, 0], [1, 1.8, 0.5], TIN)
  shell(pen, form(0), form(0.32), d)
  box(pen, [-0.8, d * 0.35, 0], [1, 1.8, 0.5], TIN)
  onFront(
    pen,
    d,
    rect(w / 2 - 2.2, -h * 0.72, 4.4, 0.7, '#2b3033') +
      strokes(
        Array.from({ length: 5 }, (_, i) => `M${num(w / 2 - 1.5 + i * 0.75, 2)} ${num(-h * 0.46, 2)}v.18`).join(''),
        '#e2bd64',
        0.36,
      ),
  )
  const lip = facePaint(pen, STEEL, 'top')
  polygon(
    pen,
    [
      [0.3, d, h],
      [w - 0.3, d, h],
      [w, d + 0.6, h + 0.3],
      [0, d + 0.6, h + 0.3],
    ],
    lip,
  )
  onTop(pen, h, rect(w * 0.24, 1.2, 1, 1.6, '#6b767c', 0.2) + rect(w * 0.62, 1.2, 1, 1.6, '#6b767c', 0.2))
  printTop(pen, marking, [w / 2, d * 0.74, h], { width: w * 0.6, height: 0.7, ink: '#59646b', weight: 0.7 })
}

function usbA(pen: Pen, marking: string): void {
  const [w, h, d] = [13.1, 5.7, 14]
  const form = (inset: number) => pairs(inset, inset, w - inset, inset, w - inset, h - inset, inset, h - inset)
  castShadow(pen, plan(0, 0, w, d), h)
  shell(pen, form(0), form(0.45), d)
  onFront(
    pen,
    d,
    rect(0.5, -1, w - 1, 0.5, '#2b3338') +
      rect(1.1, -h + 0.8, w - 2.2, 2.1, '#f3f5f5', 0.1) +
      rect(1.1, -h + 2.4, w - 2.2, 0.5, '#c4ccd0') +
      strokes([2.5, 5.2, 7.9, 10.6].map((x) => `M${x} ${num(-h + 2.5, 2)}v.4`).join(''), '#d9b35c', 1),
  )
  const spring = (x: number) =>
    `<path d="M${x} 3.2v5.6h1.9v-5.6z" fill="#9aa5ab" stroke="#59646b" stroke-width=".25"/><path d="M${num(x + 0.2, 2)} 8.4h1.5" stroke="#fff" stroke-width=".3"/>`
  onTop(pen, h, spring(2.4) + spring(8.8))
  printTop(pen, marking, [w / 2, d * 0.82, h], { width: w * 0.66, height: 1.3, ink: '#59646b', weight: 0.7 })
}

function hdmi(pen: Pen, marking: string): void {
  const [w, h, d] = [15, 5.9, 11.5]
  const form = (inset: number) => {
    const [l, r, b, t] = [inset, w - inset, inset, h - inset]
    return pairs(l + 2.2, b, r - 2.2, b, r, t * 0.42, r, t, l, t, l, t * 0.42)
  }
  castShadow(pen, plan(0, 0, w, d), h)
  shell(pen, form(0), form(0.45), d)
  const row = (n: number, z: number) =>
    Array.from({ length: n }, (_, i) => `M${num(w / 2 + (i - (n - 1) / 2), 2)} ${num(-z, 2)}v.34`).join('')
  const contacts = row(10, h * 0.68) + row(9, h * 0.5)
  onFront(
    pen,
    d,
    rect(2.1, -h * 0.68, w - 4.2, h * 0.24, '#14181a', 0.1) +
      counted('contacts', 19, strokes(contacts, '#e2bd64', 0.45)),
  )
  onTop(pen, h, rect(w * 0.2, 1.6, 1.6, 4, '#7b868c', 0.3) + rect(w * 0.7, 1.6, 1.6, 4, '#7b868c', 0.3))
  printTop(pen, marking, [w / 2, d * 0.78, h], { width: w * 0.5, height: 1.3, ink: '#59646b', weight: 0.7 })
}

/** Low enough to look into the mouth. */
const MOUTH = { turn: 24, tilt: 34 }

export const USB_CONNECTORS: readonly Kind[] = [
  { code: /^usb-c$/, samples: ['usb-c'], camera: MOUTH, fill: 0.84, draw: usbC },
  { code: /^usb-micro$/, samples: ['usb-micro'], camera: MOUTH, fill: 0.82, draw: usbMicro },
  { code: /^usb-a$/, samples: ['usb-a'], camera: MOUTH, fill: 0.92, draw: usbA },
  { code: /^hdmi$/, samples: ['hdmi'], camera: MOUTH, fill: 0.92, draw: hdmi },
]
