import { BLOCK, count, type Kind } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { hexagon, num, pairs } from '../scene/geometry.ts'
import { lathe, thread } from '../scene/lathe.ts'
import { leadRow } from '../scene/leads.ts'
import { printFront, printTop } from '../scene/marking.ts'
import { BLACK_PLASTIC, BRASS, metal, STEEL, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { box, prism } from '../scene/solids.ts'
import { circle, onFront, onTop, rect, strokes } from '../scene/surfaces.ts'
import { rowOffsets } from './headers.ts'

/** The six-millimetre push switch: plastic tub, pressed plate, round plunger. */
function tact(pen: Pen, marking: string, surface: boolean): void {
  const [e, h] = [6.2, surface ? 2.6 : 3.3]
  const tail = surface ? 0 : -3.2
  const profile = surface
    ? pairs(-0.1, 0.9, 0.5, 0.9, 0.8, 0.25, 1.7, 0.25)
    : pairs(-0.1, 0.9, 0.3, 0.9, 0.45, 0.4, 0.35, -1, 0.5, -1.6, 0.35, tail)
  const row = { count: 2, pitch: 4.5, width: 0.75, along: [1, 0] } as const
  castShadow(pen, plan(0, 0, e, e, tail), h, 0.9)
  leadRow(pen, { ...row, first: [0.85, 0, 0], outward: [0, -1], side: 'back' }, profile, 0.2)
  box(pen, [0, 0, 0.1], [e, e, h], BLACK_PLASTIC, { soft: 0.3, glint: 0.3 })
  leadRow(pen, { ...row, first: [0.85, e, 0], outward: [0, 1], side: 'front' }, profile, 0.2)
  box(pen, [0.2, 0.2, h], [e - 0.4, e - 0.4, 0.3], STEEL, { soft: 0.12, glint: 0.8 })
  const z = h + 0.3
  const rivets = [1, e - 1]
    .flatMap((x) => [1, e - 1].map((y) => circle(x, y, 0.5, '#23282b', ' stroke="#7d888f" stroke-width=".12"')))
    .join('')
  onTop(pen, z, rivets + circle(e / 2, e / 2, 2.05, '#101314'))
  const button = surface ? satin('#d8d2c4') : BLACK_PLASTIC
  const tall = surface ? 0.9 : 1.5
  lathe(pen, [e / 2, e / 2, z + tall], 'z', [
    { length: 0.15, r: 1.62, r2: 1.75, material: button },
    { length: tall - 0.1, r: 1.75, material: button },
  ])
  printFront(pen, marking, [e / 2, e, h * 0.5], { width: e * 0.44, height: h * 0.22, ink: '#8f9aa0', weight: 0.75 })
}

function slide(pen: Pen, marking: string): void {
  const [l, w, h, tail] = [11.6, 5.6, 5, -3]
  castShadow(pen, plan(-3, 0, l + 6, w, tail), h, 0.8)
  pen.repeat(rowOffsets(3, 2.5), () => box(pen, [l / 2 - 2.9, w / 2 - 0.2, tail], [0.8, 0.4, -tail], TIN, { glint: 0 }))
  box(pen, [-3.2, 0.3, h - 0.5], [l + 6.4, w - 0.6, 0.5], STEEL, { soft: 0.2, glint: 0.6 })
  onTop(pen, h, circle(-1.8, w / 2, 0.9, '#39424a') + circle(l + 1.8, w / 2, 0.9, '#39424a'))
  box(pen, [0, 0, 0], [l, w, h], STEEL, { soft: 0.3, glint: 0.7 })
  onTop(pen, h, rect(1.8, w / 2 - 1.5, l - 3.6, 3, '#0d1012', 0.2))
  box(pen, [2, w / 2 - 1.3, h - 0.2], [3.8, 2.6, 3.8], BLACK_PLASTIC, { soft: 0.3, glint: 0.5 })
  onTop(
    pen,
    h + 3.6,
    strokes([2.8, 3.6, 4.4, 5.2].map((x) => `M${x - 0.1} ${num(w / 2 - 1.1, 2)}v2.2`).join(''), '#0a0c0d', 0.25),
  )
  printFront(pen, marking, [l * 0.5, w, h * 0.5], { width: l * 0.7, height: h * 0.26, ink: '#4a555c', weight: 0.8 })
}

function toggle(pen: Pen, marking: string): void {
  const [l, w, h, tail] = [13, 8, 9.5, -4]
  castShadow(pen, plan(0.5, 0.5, l - 1, w - 1, tail), h, 0.8)
  pen.repeat(rowOffsets(3, 4.7), () =>
    box(pen, [l / 2 - 5.7, w / 2 - 0.3, tail], [2, 0.6, -tail], metal('#d9c07a'), { glint: 0.3 }),
  )
  box(pen, [0, 0, 0], [l, w, h], satin('#2a5fa8'), { soft: 0.3, glint: 0.4 })
  box(pen, [-0.2, -0.2, h], [l + 0.4, w + 0.4, 0.7], STEEL, { glint: 0.7 })
  const [cx, cy] = [l / 2, w / 2]
  prism(pen, hexagon(cx, cy, 4.2, 17), h + 0.8, h + 2.6, TIN)
  lathe(pen, [cx, cy, h + 7], 'z', [{ length: 0.3, r: 2.7, r2: 3, material: STEEL }, ...thread(3, 1.4, 3, 2.75, STEEL)])
  // The bat leans to one side.
  const [x0, y0] = pen.at([cx, cy, h + 6.6])
  const [x1, y1] = pen.at([cx - 4.2, cy, h + 17])
  const s = pen.scale
  const bat = pen.linear(stops(0, '#f9fafa', 0.3, '#fff', 0.55, '#a8b2b8', 1, '#6b767d'), [0, 0, 1, 0.3])
  pen.include([x1 - 1.6 * s, y1 - 1.6 * s])
  pen.put(
    `<path d="M${num(x0 - 1.1 * s)} ${num(y0)}L${num(x1 - 1.55 * s)} ${num(y1)}A${num(1.55 * s)} ${num(1.55 * s)} 0 0 1 ${num(x1 + 1.5 * s)} ${num(y1 - 0.2 * s)}L${num(x0 + 1.1 * s)} ${num(y0)}A${num(1.1 * s)} ${num(0.6 * s)} 0 0 1 ${num(x0 - 1.1 * s)} ${num(y0)}z" fill="${bat}"/>`,
  )
  printFront(pen, marking, [cx, w, h * 0.52], {
    width: l * 0.76,
    height: h * 0.3,
    ink: '#eef3f9',
    lines: 2,
    weight: 0.85,
  })
}

/** A panel button: threaded barrel, nut, red cap. */
function pushbutton(pen: Pen, _marking: string): void {
  castShadow(pen, round(5, -5.5), 16, 0.8)
  for (const x of [2.4, -2.4]) box(pen, [x - 0.9, -0.3, -5.5], [1.8, 0.6, 5.6], BRASS, { glint: 0.4 })
  lathe(pen, [0, 0, 9], 'z', thread(6, 1.5, 5, 4.65, BLACK_PLASTIC))
  prism(pen, hexagon(0, 0, 7.4, 23), 5.6, 8, STEEL)
  lathe(pen, [0, 0, 13.4], 'z', [
    { length: 0.5, r: 4.3, r2: 4.8, material: satin('#d43327') },
    { length: 2.4, r: 4.8, material: satin('#d43327') },
    { length: 0.5, r: 6.6, r2: 7.2, material: BLACK_PLASTIC },
    { length: 1.2, r: 7.2, material: BLACK_PLASTIC },
  ])
}

function dipSwitch(pen: Pen, marking: string, n: number): void {
  const pitch = 2.54
  const [l, w, h, tail] = [n * pitch + 1.4, 9.8, 5.4, -3]
  const body = satin('#c8322b')
  castShadow(pen, plan(0, 0, l, w, tail), h, 0.8)
  const row = { count: n, pitch, width: 0.6, along: [1, 0] } as const
  const first = (l - (n - 1) * pitch) / 2
  const leg = pairs(0, 0.4, 0, tail)
  leadRow(pen, { ...row, first: [first, 1.1, 0], outward: [0, -1], side: 'back' }, leg, 0.3)
  leadRow(pen, { ...row, first: [first, w - 1.1, 0], outward: [0, 1], side: 'front' }, leg, 0.3)
  box(pen, [0, 0, 0], [l, w, h], body, { soft: 0.2, glint: 0.5 })
  const xs = Array.from({ length: n }, (_, i) => first + i * pitch)
  const wells = xs.map((x) => `M${num(x, 2)} ${num(w / 2 - 1.9, 2)}v3.8`).join('')
  const on = xs.map((x, i) => `M${num(x, 2)} ${num(w / 2 + (i % 3 === 1 ? -1.65 : 0.15), 2)}v1.5`).join('')
  onTop(
    pen,
    h,
    strokes(wells, '#4f100c', 1.5) +
      `<g transform="translate(.16 .2)">${strokes(on, '#7d1a14', 1.2)}</g>` +
      strokes(on, '#f5f6f5', 1.2) +
      strokes(on, '#fff', 0.4),
  )
  const ink = '#fdf3f1'
  xs.forEach((x, i) => {
    printTop(pen, String(i + 1), [x, w - 1.3, h], { width: 1, height: 1.2, ink, weight: 0.9 })
  })
  printTop(pen, 'ON', [first + 0.4, 1.2, h], { width: 2.2, height: 1.2, ink, weight: 0.95 })
  printFront(pen, marking, [l / 2, w, h * 0.5], { width: l * 0.7, height: h * 0.26, ink, weight: 0.8 })
}

/** The blue sugar-cube relay. */
function relay(pen: Pen, marking: string): void {
  const [l, w, h, tail] = [19, 15.4, 15.2, -3]
  const blue = satin('#2565b8')
  castShadow(pen, plan(0.5, 0.5, l - 1, w - 1, tail), h, 0.8)
  for (const [x, y] of pairs(16.5, 13.6, 9.5, 13.6, 2.5, 13.6))
    box(pen, [x - 0.5, y - 0.2, tail], [1, 0.5, -tail], TIN, { glint: 0 })
  box(pen, [0.2, 0.2, 0], [l - 0.4, w - 0.4, 1], satin('#1a4a8c'), { glint: 0 })
  box(pen, [0, 0, 0.9], [l, w, h - 0.9], blue, { soft: 0.5, glint: 0.55 })
  const ink = '#f2f6fb'
  printTop(pen, marking, [l / 2, w * 0.5, h], {
    width: l * 0.8,
    height: w * 0.34,
    ink,
    lines: 2,
    weight: 0.95,
    least: w * 0.1,
  })
  const s = (d: string) => strokes(d, ink, 0.28)
  onFront(
    pen,
    w,
    `<g transform="translate(${num(l * 0.16, 2)} ${num(-h * 0.66, 2)})" opacity=".9">${s('M0 0h3.4v4.6h-3.4zM0 4.6l3.4-4.6M1.7 0v-2M1.7 4.6v2')}${s('M8.6 6.6v-3l2.6-3.4M8.6-2v2.6M12-2v2.6')}</g>`,
  )
}

export const SWITCHES: readonly Kind[] = [
  {
    code: /^tact-switch$/,
    samples: ['tact-switch'],
    camera: BLOCK,
    fill: 0.9,
    draw: (pen, marking) => tact(pen, marking, false),
  },
  {
    code: /^tact-switch-smd$/,
    samples: ['tact-switch-smd'],
    camera: { turn: 24, tilt: 50 },
    fill: 0.88,
    draw: (pen, marking) => tact(pen, marking, true),
  },
  { code: /^slide-switch$/, samples: ['slide-switch'], camera: BLOCK, fill: 0.94, draw: slide },
  { code: /^toggle-switch$/, samples: ['toggle-switch'], camera: { turn: 26, tilt: 26 }, draw: toggle },
  { code: /^pushbutton$/, samples: ['pushbutton'], camera: { turn: 26, tilt: 32 }, fill: 0.98, draw: pushbutton },
  {
    code: /^dip-switch-(\d{1,2})$/,
    samples: ['dip-switch-4', 'dip-switch-8'],
    camera: { turn: 22, tilt: 50 },
    fill: (n) => 0.86 + 0.1 * Math.min(1, count(n, 1, 12) / 8),
    draw: (pen, marking, n) => dipSwitch(pen, marking, count(n, 1, 12)),
  },
  { code: /^relay$/, samples: ['relay'], camera: { turn: 28, tilt: 40 }, fill: 0.96, draw: relay },
]
