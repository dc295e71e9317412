import type { Kind } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { num } from '../scene/geometry.ts'
import { lathe, thread } from '../scene/lathe.ts'
import { legs } from '../scene/legs.ts'
import { printFront, printTop } from '../scene/marking.ts'
import { ALUMINIUM, BLACK_PLASTIC, BRASS, GOLD, metal, STEEL, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan, round } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, onFront, onTop, rect } from '../scene/surfaces.ts'

/** A can with a gearbox before it and the shaft to the left. */
function dcMotor(pen: Pen, marking: string): void {
  const r = 12
  castShadow(pen, plan(-8, -r * 0.6, 60, r * 1.6), r * 2)
  lathe(pen, [-10, 0, r], 'x', [
    { length: 10, r: 1.5, material: STEEL },
    { length: 2, r: 4, material: BRASS },
    { length: 15, r, material: metal('#c9b98a') },
    { length: 0.8, r: r * 0.94, material: STEEL },
    { length: 26, r: r * 0.98, material: STEEL },
    { length: 2, r: r * 0.98, r2: r * 0.8, material: STEEL },
    { length: 3, r: 4, material: BLACK_PLASTIC },
  ])
  printFront(pen, marking, [32, r * 0.98, r], { width: 20, height: 5, ink: '#39434a', weight: 0.8 })
}

/** A square motor: end caps of aluminium, laminations between them, the shaft on top. */
function stepper(pen: Pen, marking: string): void {
  const [w, h] = [42, 38]
  castShadow(pen, plan(0, 0, w, w), h)
  box(pen, [0, 0, 0], [w, w, 9], ALUMINIUM, { soft: 1, glint: 0.4 })
  box(pen, [0.6, 0.6, 9], [w - 1.2, w - 1.2, 20], satin('#2b3136'), { soft: 0.8, glint: 0.2 })
  box(pen, [0, 0, 29], [w, w, 9], ALUMINIUM, { soft: 1, glint: 0.7 })
  const screws = [5.5, w - 5.5].flatMap((x) => [5.5, w - 5.5].map((y) => circle(x, y, 1.8, '#39434a'))).join('')
  onTop(pen, h, screws)
  box(pen, [w * 0.3, w, 1.5], [w * 0.4, 3, 7], satin('#efe9dc'))
  lathe(pen, [w / 2, w / 2, h + 24], 'z', [
    { length: 22, r: 2.5, material: STEEL },
    { length: 2, r: 11, material: ALUMINIUM },
  ])
  printFront(pen, marking, [w / 2, w - 0.6, 19], { width: w * 0.6, height: 6, ink: '#dfe4e6', weight: 0.8 })
}

/** A breaker for a rail, with its lever; its rating stands on the front. */
function railBreaker(pen: Pen, marking: string): void {
  const [w, d, h] = [18, 45, 80]
  const shell = satin('#e4e6e4')
  castShadow(pen, plan(0, 0, w, d), h * 0.5)
  box(pen, [0, 0, 0], [w, d, h], shell, { soft: 0.8, glint: 0.5 })
  box(pen, [0, d, 18], [w, 16, 44], shell, { soft: 0.8, glint: 0.4 })
  box(pen, [w * 0.22, d + 16, 36], [w * 0.56, 7, 11], BLACK_PLASTIC, { soft: 0.6, glint: 0.5 })
  onFront(pen, d, circle(w / 2, -9, 3.4, '#59646b') + circle(w / 2, -(h - 9), 3.4, '#59646b'))
  onFront(pen, d + 16, rect(3, -33, w - 6, 11, '#fafbfb', 0.5))
  printFront(pen, marking, [w / 2, d + 16, 27.5], { width: w * 0.6, height: 5, ink: '#1b2428', weight: 0.95 })
}

/** A thermal breaker for a panel: a threaded neck and a button that pops out. */
function buttonBreaker(pen: Pen, marking: string): void {
  const [w, d, h] = [14, 34, 30]
  castShadow(pen, plan(0, 0, w, d), h * 0.8)
  for (const y of [24, 8]) box(pen, [w * 0.34, y, -9], [w * 0.32, 0.8, 9.4], TIN, { glint: 0.4 })
  box(pen, [0, 0, 0], [w, d, h], BLACK_PLASTIC, { soft: 0.8, glint: 0.4 })
  lathe(pen, [w / 2, d / 2, h + 18], 'z', [
    { length: 7, r: 3.6, material: satin('#e9ecec') },
    ...thread(6, 1.4, 5.6, 5, STEEL),
    { length: 2.6, r: 8, material: STEEL },
  ])
  printFront(pen, marking, [w / 2, d, h * 0.5], { width: w * 0.8, height: 5, ink: '#eef2f4', weight: 0.9 })
}

/** A square body with three pins in front, two behind, and a shaft that turns. */
function encoder(pen: Pen, marking: string): void {
  const [w, h, tail] = [12, 6.5, -3.4]
  castShadow(pen, plan(0, 0, w, w), h)
  pen.put('<g data-side="pins" data-leads="5">')
  for (const x of [8.5, 3.5]) legs(pen, [[x, 0.4]], 0.2, tail, 0.35, GOLD)
  for (const x of [8.5, 6, 3.5]) legs(pen, [[x, w - 0.3]], 0.2, tail, 0.35, GOLD)
  pen.put('</g>')
  box(pen, [0, 0, 0], [w, w, h * 0.6], satin('#2f5f46'), { glint: 0.2 })
  box(pen, [-0.3, 0.4, h * 0.35], [w + 0.6, w - 0.8, h * 0.65], STEEL, { soft: 0.3, glint: 0.6 })
  const flat = pen.linear(stops(0, '#fff', 0.5, '#aab4ba', 1, '#e6eaec'), [0, 0, 1, 0])
  lathe(pen, [w / 2, w / 2, h + 20], 'z', [
    { length: 13, r: 3, material: ALUMINIUM },
    { length: 5, r: 3.5, material: BRASS },
    { length: 2, r: 4.2, material: STEEL },
  ])
  onTop(
    pen,
    h + 20,
    `<path d="M-3 0a3 3 0 0 1 6 0z" fill="${flat}" transform="translate(${num(w / 2)} ${num(w / 2)})"/>`,
  )
  printTop(pen, marking, [w / 2, w * 0.88, h], { width: w * 0.7, height: 1.3, ink: '#4f5a61', weight: 0.7 })
}

/** A coin that shakes, on two thin wires. */
function vibrator(pen: Pen, marking: string): void {
  const [r, h] = [5, 2.7]
  castShadow(pen, round(r), h)
  legs(pen, [[1, r + 0.6]], 0.4, 0.2, 0.3)
  lathe(pen, [0, 0, h], 'z', [
    { length: 0.3, r: r * 0.94, r2: r, material: STEEL },
    { length: h - 0.3, r, material: STEEL },
  ])
  onTop(
    pen,
    0.3,
    `<path d="M-1 ${r}c0 3 -4 4 -6 9" fill="none" stroke="#c8322b" stroke-width=".7"/><path d="M1 ${r}c0 3 -3 4 -4 9" fill="none" stroke="#2a62a8" stroke-width=".7"/>`,
  )
  pen.at([-7, r + 9, 0])
  printTop(pen, marking, [0, 0, h], { width: r * 1.3, height: 1.8, ink: '#4f5a61', weight: 0.7 })
}

export const MACHINES: readonly Kind[] = [
  { code: /^motor-dc$/, samples: ['motor-dc'], camera: { turn: 28, tilt: 36 }, draw: dcMotor },
  { code: /^motor-stepper$/, samples: ['motor-stepper'], camera: { turn: 28, tilt: 34 }, draw: stepper },
  {
    code: /^motor-vibration$/,
    samples: ['motor-vibration'],
    camera: { turn: 22, tilt: 48 },
    fill: 0.8,
    draw: vibrator,
  },
  { code: /^breaker-rail$/, samples: ['breaker-rail'], camera: { turn: 32, tilt: 28 }, draw: railBreaker },
  { code: /^breaker-panel$/, samples: ['breaker-panel'], camera: { turn: 28, tilt: 30 }, draw: buttonBreaker },
  { code: /^encoder$/, samples: ['encoder'], camera: { turn: 26, tilt: 30 }, fill: 0.96, draw: encoder },
]
