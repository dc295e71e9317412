import { BLOCK, count, type Kind } from '../kind.ts'
import { frontFace, levelFace, num } from '../scene/geometry.ts'
import { printFront, printTop } from '../scene/marking.ts'
import { BLACK_PLASTIC, STEEL, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, polygon } from '../scene/solids.ts'
import { counted, every, onFront, onTop, rect, strokes, ticks } from '../scene/surfaces.ts'

function cardSocket(pen: Pen, marking: string, w: number, d: number, contacts: number, sim: boolean): void {
  const h = sim ? 1.9 : 1.85
  castShadow(pen, plan(0, 0, w, d), h)
  box(pen, [0.3, 0, 0], [w - 0.6, d + 0.5, 0.7], BLACK_PLASTIC, { glint: 0.2 })
  box(pen, [0, 0, 0.35], [w, d, h - 0.35], STEEL, { soft: 0.15, glint: 0.7 })
  polygon(pen, frontFace(1, d, 0.5, w - 2, h * 0.5), '#14181a')
  const n = (v: number) => num(v, 2)
  const cut = (x: number, y: number, cw: number, cd: number) => rect(x, y, cw, cd, '#39424a', 0.2)
  const finger = ticks(pen, every(contacts, w * 0.2, (w * 0.6) / (contacts - 1)))
  const windows = sim
    ? cut(w * 0.14, d * 0.4, w * 0.3, d * 0.2) +
      cut(w * 0.56, d * 0.4, w * 0.3, d * 0.2) +
      strokes(
        `M${n(w * 0.08)} ${n(d * 0.94)}V${n(d * 0.72)}H${n(w * 0.8)}L${n(w * 0.92)} ${n(d * 0.8)}V${n(d * 0.94)}`,
        '#7b868c',
        0.16,
      )
    : cut(w * 0.12, d * 0.5, w * 0.08, d * 0.24) +
      cut(w * 0.8, d * 0.5, w * 0.08, d * 0.24) +
      strokes(
        `M${n(w * 0.3)} ${n(d)}v${n(-d * 0.14)}q0 ${n(-d * 0.05)} ${n(w * 0.05)} ${n(-d * 0.05)}h${n(w * 0.3)}q${n(w * 0.05)} 0 ${n(w * 0.05)} ${n(d * 0.05)}v${n(d * 0.14)}`,
        '#7b868c',
        0.16,
      )
  const bay = rect(w * 0.15, d * 0.06, w * 0.7, d * 0.27, '#2b3236', 0.2)
  onTop(pen, h, bay + counted('contacts', contacts, finger(d * 0.1, d * 0.2, '#e2bd64', w * 0.035)) + windows)
  printTop(pen, marking, [w / 2, d * (sim ? 0.68 : 0.62), h], {
    width: w * 0.5,
    height: d * 0.07,
    ink: '#59646b',
    weight: 0.7,
  })
}

function ribbonSocket(pen: Pen, marking: string, n: number): void {
  const pitch = 0.5
  const [w, d, h] = [(n - 1) * pitch + 4.4, 4.4, 2]
  const shellColour = satin('#efe9dc')
  castShadow(pen, plan(0, 0, w, d), h)
  box(pen, [w - 1, 0.6, 0], [1.5, 1.6, 0.5], TIN)
  box(pen, [0, 0, 0], [w, d * 0.66, h], shellColour, { soft: 0.1, glint: 0.6 })
  box(pen, [-0.5, 0.6, 0], [1.3, 1.6, 0.5], TIN)
  const lip = d * 0.6
  box(pen, [0.5, lip, 0], [w - 1, d - lip, h * 0.4], shellColour, { glint: 0.3 })
  box(pen, [0.2, lip, h * 0.42], [w - 0.4, d - lip + 0.4, h * 0.55], satin('#3a3f43'), { soft: 0.1, glint: 0.5 })
  const contact = ticks(pen, every(n, w / 2 - ((n - 1) / 2) * pitch, pitch))
  onTop(pen, h, counted('contacts', n, contact(0.1, 0.9, '#c9a24a', 0.22)))
  printTop(pen, marking, [w / 2, d * 0.42, h], { width: w * 0.7, height: d * 0.15, ink: '#9c917a', weight: 0.7 })
}

function boardToBoard(pen: Pen, marking: string, n: number): void {
  const side = Math.ceil(n / 2)
  const pitch = 0.8
  const [w, d, h] = [(side - 1) * pitch + 4, 5.2, 3.4]
  castShadow(pen, plan(0, -0.4, w, d + 0.8), h)
  const body = BLACK_PLASTIC
  const wall = 1.1
  const contact = ticks(pen, every(side, 2, pitch))
  const feet = (y: number, by: number) => onTop(pen, 0.15, contact(y, by, '#d9b35c', 0.34))
  feet(0.2, -0.9)
  box(pen, [0, 0, 0], [w, wall, h], body)
  box(pen, [w - 1.1, wall, 0], [1.1, d - 2 * wall, h], body)
  polygon(pen, levelFace(1, wall, h * 0.3, w - 2, d - 2 * wall), '#0d1012')
  box(pen, [1.6, d * 0.42, h * 0.3], [w - 3.2, d * 0.16, h * 0.5], body, { glint: 0.2 })
  onFront(pen, wall, contact(-h * 0.95, h * 0.6, '#e2bd64', 0.36))
  box(pen, [0, wall, 0], [1.1, d - 2 * wall, h], body)
  box(pen, [0, d - wall, 0], [w, wall, h], body)
  const row = (y: number, name: string) => counted(name, side, contact(y, wall * 0.45, '#e2bd64', 0.36))
  onTop(pen, h, row(wall * 0.55, 'back') + row(d - wall, 'front'))
  feet(d - 0.1, 0.9)
  printFront(pen, marking, [w / 2, d, h * 0.5], { width: w * 0.6, height: h * 0.3, ink: '#8f9aa0', weight: 0.7 })
}

export const BOARD_CONNECTORS: readonly Kind[] = [
  {
    code: /^microsd$/,
    samples: ['microsd'],
    camera: { turn: 22, tilt: 50 },
    fill: 0.92,
    draw: (pen, marking) => cardSocket(pen, marking, 14, 14.5, 8, false),
  },
  {
    code: /^sim$/,
    samples: ['sim'],
    camera: { turn: 22, tilt: 50 },
    fill: 0.94,
    draw: (pen, marking) => cardSocket(pen, marking, 15.5, 13, 6, true),
  },
  {
    code: /^ffc-(\d{1,2})$/,
    samples: ['ffc-10', 'ffc-24', 'ffc-40'],
    camera: BLOCK,
    fill: (n) => 0.82 + 0.18 * Math.min(1, count(n, 4, 60) / 30),
    draw: (pen, marking, n) => ribbonSocket(pen, marking, count(n, 4, 60)),
  },
  {
    code: /^board-to-board-(\d{1,3})$/,
    samples: ['board-to-board-20', 'board-to-board-40'],
    camera: BLOCK,
    fill: (n) => 0.84 + 0.16 * Math.min(1, count(n, 4, 160) / 40),
    draw: (pen, marking, n) => boardToBoard(pen, marking, count(n, 4, 160)),
  },
]
