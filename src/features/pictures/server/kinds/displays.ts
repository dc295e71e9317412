import type { Kind } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { num, pairs } from '../scene/geometry.ts'
import { legs } from '../scene/legs.ts'
import { print, printFront } from '../scene/marking.ts'
import { BLACK_PLASTIC, GOLD, gloss, PCB_BLUE, PCB_GREEN, satin } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, onTop, rect, strokes } from '../scene/surfaces.ts'

const screw = (x: number, y: number, r: number) =>
  circle(x, y, r, '#e8ecee', ` stroke="#d9b35c" stroke-width="${num(r * 0.5, 2)}"`)

function oled(pen: Pen, marking: string): void {
  const [w, d, t] = [27, 27.5, 1.4]
  castShadow(pen, plan(0, 0, w, d), 3)
  box(pen, [0, 0, 0], [w, d, t], PCB_BLUE, { glint: 0.5 })
  onTop(
    pen,
    t,
    [2.2, w - 2.2].flatMap((x) => [2.2, d - 2.2].map((y) => screw(x, y, 1.1))).join('') +
      [-1.5, -0.5, 0.5, 1.5]
        .map((i) => circle(w / 2 + i * 2.54, 2, 0.9, '#d9b35c') + circle(w / 2 + i * 2.54, 2, 0.42, '#22303c'))
        .join(''),
  )
  box(pen, [0.4, 5, t], [w - 0.8, 19, 1.4], gloss('#14181c'), { glint: 0.6 })
  const z = t + 1.4
  onTop(pen, z, rect(1.8, 6.6, w - 3.6, 12.4, '#05080c'))
  const lit = { along: [1, 0, 0], down: [0, 1, 0], ink: '#8fe3ff' } as const
  print(pen, marking || '128x64', { ...lit, centre: [w / 2, 10.4, z], width: w * 0.7, height: 3.6, weight: 0.8 })
  onTop(
    pen,
    z,
    rect(4, 14, w - 8, 1.2, 'none', 0.4, ' stroke="#8fe3ff" stroke-width=".3"') +
      rect(4.3, 14.3, (w - 8) * 0.6, 0.6, '#8fe3ff') +
      strokes('M4 17.2h6M12 17.2h3', '#ffd54a', 0.7),
  )
  onTop(pen, z, `<path d="M.6 5.2H${w * 0.55}L${w * 0.25} 23.8H.6z" fill="#fff" opacity=".07"/>`)
}

function lcd(pen: Pen, marking: string): void {
  const [w, d, t] = [80, 36, 1.6]
  castShadow(pen, plan(0, 0, w, d), 8)
  box(pen, [0, 0, 0], [w, d, t], PCB_GREEN, { glint: 0.4 })
  const pads = Array.from({ length: 16 }, (_, i) => `M${num(10 + i * 2.54, 2)} 2.2h.01`).join('')
  onTop(
    pen,
    t,
    [2.5, w - 2.5].flatMap((x) => [2.5, d - 2.5].map((y) => screw(x, y, 1.4))).join('') +
      strokes(pads, '#e2bd64', 1.8, ' stroke-linecap="round"') +
      strokes(pads, '#1a2b22', 0.9, ' stroke-linecap="round"'),
  )
  box(pen, [4.4, 5, t], [71.2, 26, 6.5], satin('#2a2f32'), { soft: 0.8, glint: 0.5 })
  const z = t + 6.5
  const panel = pen.linear(stops(0, '#3f7df0', 1, '#1a3fae'), [0, 0, 1, 1])
  onTop(pen, z, rect(8, 9.5, 64, 17, '#0e1a3c', 0.6) + rect(8.8, 10.3, 62.4, 15.4, panel))
  const cell = Array.from({ length: 16 }, (_, i) => `M${num(11.2 + i * 3.6, 2)} 12v5.2m0 1.6v5.2`).join('')
  onTop(pen, z, strokes(cell, '#16358f', 3, ' opacity=".5"'))
  const text = { along: [1, 0, 0], down: [0, 1, 0], ink: '#eaf3ff', weight: 0.9 } as const
  print(pen, marking || 'HELLO', { ...text, centre: [40, 14.6, z], width: 54, height: 3.9 })
  print(pen, '16x2  LCD', { ...text, centre: [40, 21.4, z], width: 40, height: 3.6 })
  onTop(pen, z, '<path d="M8 9.5H42L30 26.5H8z" fill="#fff" opacity=".08"/>')
}

function sevenSegment(pen: Pen, marking: string): void {
  const [w, d, h, tail] = [12.6, 19, 8, -3]
  castShadow(pen, plan(0.6, 0.6, w - 1.2, d - 1.2, tail), h, 0.8)
  legs(pen, pairs(11.4, d - 2, 8.9, d - 2, 6.3, d - 2, 3.8, d - 2, 1.2, d - 2), 0.2, tail, 0.25, GOLD)
  box(pen, [0, 0, 0], [w, d, h], BLACK_PLASTIC, { soft: 0.2, glint: 0.4 })
  onTop(pen, h, rect(0.3, 0.3, w - 0.6, d - 0.6, '#3d4449', 0.2))
  // The digit leans, as they all do.
  const bar = (x: number, y: number, x2: number, y2: number) => `M${x} ${y}L${x2} ${y2}`
  const segments = [
    bar(4.1, 3.4, 9.1, 3.4),
    bar(9.9, 4.2, 9.3, 8.7),
    bar(9, 10.3, 8.4, 14.8),
    bar(2.7, 15.6, 7.6, 15.6),
    bar(2.5, 10.3, 1.9, 14.8),
    bar(3.4, 4.2, 2.8, 8.7),
    bar(3.5, 9.5, 8.4, 9.5),
  ].join('')
  const seg = (colour: string, width: number, extra = '') =>
    strokes(segments, colour, width, ` stroke-linecap="round"${extra}`)
  onTop(
    pen,
    h,
    seg('#ff5a48', 2.1, ' opacity=".35"') +
      seg('#e8281c', 1.35) +
      seg('#ff8d7a', 0.5) +
      circle(10.8, 15.8, 0.9, '#e8281c'),
  )
  printFront(pen, marking, [w / 2, d, h * 0.5], { width: w * 0.8, height: h * 0.2, ink: '#99a3a9', weight: 0.75 })
}

export const DISPLAYS: readonly Kind[] = [
  { code: /^display-oled$/, samples: ['display-oled'], camera: { turn: 20, tilt: 54 }, draw: oled },
  { code: /^display-lcd$/, samples: ['display-lcd'], camera: { turn: 18, tilt: 52 }, draw: lcd },
  {
    code: /^display-7segment$/,
    samples: ['display-7segment'],
    camera: { turn: 22, tilt: 50 },
    fill: 0.96,
    draw: sevenSegment,
  },
]
