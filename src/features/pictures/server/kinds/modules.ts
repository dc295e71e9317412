import { FLAT, type Kind } from '../kind.ts'
import { num } from '../scene/geometry.ts'
import { print, printFront, printTop } from '../scene/marking.ts'
import { EPOXY, type Material, PCB_BLACK, PCB_BLUE, PCB_GREEN, STEEL, satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, counted, onFront, onTop, rect, strokes } from '../scene/surfaces.ts'

interface Module {
  length: number
  width: number
  board: Material
  /** The shield, measured from the left. */
  can: readonly [x: number, y: number, l: number, w: number]
  pads: { pitch: number; long: number; short: number; from: number }
  extra(pen: Pen, z: number): void
}

const BOARD = 0.9

/** A castellated board with a shield can. */
function module(pen: Pen, marking: string, m: Module): void {
  const { length: l, width: w, pads } = m
  castShadow(pen, plan(0, 0, l, w), 3)
  box(pen, [0, 0, 0], [l, w, BOARD], m.board, { glint: 0.5 })
  const xs = Array.from({ length: pads.long }, (_, i) => num(pads.from + i * pads.pitch, 2))
  const ys = Array.from({ length: pads.short }, (_, i) => num(w / 2 + (i - (pads.short - 1) / 2) * pads.pitch, 2))
  const size = pads.pitch * 0.6
  const rows = strokes(xs.map((x) => `M${x} 0v1.1M${x} ${num(w, 2)}v-1.1`).join(''), '#e2bd64', size)
  const end = ys.length > 0 ? strokes(ys.map((y) => `M${num(l, 2)} ${y}h-1.1`).join(''), '#e2bd64', size) : ''
  const bites = strokes(
    [...xs.map((x) => `M${x} 0h.01M${x} ${num(w, 2)}h.01`), ...ys.map((y) => `M${num(l, 2)} ${y}h.01`)].join(''),
    '#5d4512',
    size * 0.55,
    ' stroke-linecap="round"',
  )
  onTop(pen, BOARD, counted('pads', pads.long * 2 + pads.short, rows + end + bites))
  onFront(pen, w, strokes(xs.map((x) => `M${x} 0v${-BOARD}`).join(''), '#b98f3c', size))
  m.extra(pen, BOARD)
  const [x, y, cl, cw] = m.can
  const z = BOARD + 2.2
  box(pen, [x, y, BOARD], [cl, cw, 2.2], STEEL, { soft: 0.5, glint: 0.8 })
  onTop(
    pen,
    z,
    rect(x + 0.7, y + 0.7, cl - 1.4, cw - 1.4, 'none', 0.6, ' stroke="#fff" stroke-opacity=".5" stroke-width=".16"') +
      circle(x + 1.3, y + cw - 1.3, 0.45, '#59646b'),
  )
  const text = { along: [1, 0, 0], down: [0, 1, 0], ink: '#3d474d' } as const
  print(pen, marking, {
    ...text,
    centre: [x + cl / 2, y + cw * 0.42, z],
    width: cl * 0.84,
    height: cw * 0.36,
    lines: 2,
    least: cw * 0.09,
    weight: 0.85,
  })
  onTop(
    pen,
    z,
    strokes(
      `M${num(x + cl * 0.12, 2)} ${num(y + cw * 0.74, 2)}h${num(cl * 0.5, 2)}m0 ${num(cw * 0.09, 2)}h${num(-cl * 0.5, 2)}`,
      '#8b979d',
      cw * 0.022,
    ),
  )
}

/** A line folded back and forth: the aerial on the board itself. */
function meander(pen: Pen, z: number, x: number, y: number, folds: number, deep: number, pitch: number): void {
  const turns = Array.from({ length: folds }, (_, i) => `v${i % 2 ? -deep : deep}h${num(pitch, 2)}`).join('')
  onTop(pen, z, strokes(`M${num(x - pitch, 2)} ${num(y, 2)}h${num(pitch, 2)}${turns}`, '#e0b95d', 0.5))
}

const WIFI: Module = {
  length: 25.5,
  width: 18,
  board: PCB_BLACK,
  can: [7.2, 1.5, 17, 15],
  pads: { pitch: 1.27, long: 14, short: 10, from: 7.6 },
  extra: (pen, z) => {
    onTop(
      pen,
      z,
      strokes('M5.2 14.6V2.4H1.2V4.8H3.8V7.2H1.2V9.6H3.8V12H1.2V14.4H3.2', '#e0b95d', 0.62) +
        strokes('M5.2 14.6h2', '#e0b95d', 0.5),
    )
  },
}

const LORA: Module = {
  length: 16,
  width: 16,
  board: PCB_BLUE,
  can: [2.2, 2.2, 11.6, 10.2],
  pads: { pitch: 2, long: 7, short: 0, from: 2 },
  extra: (pen, z) => {
    onTop(pen, z, circle(13.6, 14, 0.7, '#e2bd64') + circle(13.6, 14, 0.32, '#14263d'))
    box(pen, [3.4, 13, z], [1.6, 0.9, 0.5], satin('#c9a077'), { glint: 0.3 })
    box(pen, [6.4, 13, z], [2.4, 1.3, 0.6], TIN, { glint: 0.4 })
  },
}

const BLE: Module = {
  length: 15.5,
  width: 10.5,
  board: PCB_GREEN,
  can: [5, 1.2, 9.4, 8.1],
  pads: { pitch: 1.1, long: 9, short: 5, from: 5.6 },
  extra: (pen, z) => {
    meander(pen, z, 1, 1.4, 3, 2, 1.1)
    box(pen, [1.2, 4.6, z], [1.2, 3.2, 0.7], satin('#e9edf0'), { glint: 0.5 })
    onTop(pen, z + 0.7, rect(1.2, 4.6, 1.2, 0.5, '#cfd6da') + rect(1.2, 7.3, 1.2, 0.5, '#cfd6da'))
  },
}

function devBoard(pen: Pen, marking: string): void {
  const [l, w, t] = [53, 21.5, 1.6]
  castShadow(pen, plan(0, 0, l, w), 5)
  box(pen, [0, 0, 0], [l, w, t], satin('#17675f'), { soft: 0.6, glint: 0.5 })
  const rows = `M4 1.6h45.73M4 ${num(w - 1.6, 2)}h45.73`
  const dots = ' stroke-linecap="round" stroke-dasharray="0 2.54"'
  onTop(
    pen,
    t,
    counted('pads', 38, strokes(rows, '#e2bd64', 1.7, dots) + strokes(rows, '#123a36', 0.85, dots)) +
      strokes('M13 4.6h6l3 3h8M14 16.6h8l3-3M36 6v3l-2 2', '#2f9186', 0.4),
  )
  box(pen, [43.5, 6.2, t], [3.2, 3.2, 0.7], EPOXY)
  box(pen, [38, 13.4, t], [3.4, 1.7, 0.8], satin('#c9a077'), { glint: 0.3 })
  box(pen, [32.5, 14.6, t], [3.6, 3, 1.6], STEEL, { glint: 0.6 })
  onTop(pen, t + 1.6, circle(34.3, 16.1, 0.9, '#22282b'))
  box(pen, [21, 6.4, t], [9, 9, 1], EPOXY)
  onTop(pen, t + 1, circle(22.2, 14.2, 0.45, '#0f1214', ' stroke="#59646a" stroke-width=".1"'))
  printTop(pen, marking, [25.5, 10.6, t + 1], { width: 7.4, height: 3, ink: '#cbd3d7', lines: 2 })
  box(pen, [14.6, 5.4, t], [3, 1.6, 0.8], TIN, { glint: 0.4 })
  box(pen, [14.6, 14, t], [1.6, 0.8, 0.6], satin('#37b24d'), { glint: 0.8 })
  box(pen, [-1.2, 6.4, t], [8, 8.9, 3.1], STEEL, { soft: 0.7, glint: 0.8 })
  pen.put(
    `<g transform="${pen.plane([-1.2, 0, t], [0, 1, 0], [0, 0, -1])}">${rect(7.1, -2.5, 7.5, 1.9, '#14181a', 0.95)}${rect(8.2, -1.75, 5.3, 0.5, '#3a4247', 0.2)}</g>`,
  )
}

function chipAntenna(pen: Pen, marking: string): void {
  const [l, w, h] = [3.2, 1.6, 1.1]
  castShadow(pen, plan(0, 0, l, w), h)
  box(pen, [l - 0.4, 0, 0], [0.4, w, h], TIN, { soft: 0.06, glint: 0.6 })
  box(pen, [0.3, 0.02, 0.02], [l - 0.6, w - 0.04, h - 0.04], satin('#dfe7ea'), { soft: 0.06, glint: 0.6 })
  const wave = Array.from({ length: 5 }, (_, i) => `v${i % 2 ? -0.9 : 0.9}h.4`).join('')
  onTop(pen, h - 0.02, strokes(`M.5 .35h.2${wave}`, '#b98f3c', 0.12))
  box(pen, [0, 0, 0], [0.4, w, h], TIN, { soft: 0.06, glint: 0.6 })
  printFront(pen, marking, [l / 2, w, h * 0.5], { width: l * 0.62, height: h * 0.32, ink: '#7d8990', weight: 0.75 })
}

export const MODULES: readonly Kind[] = [
  { code: /^module-wifi$/, samples: ['module-wifi'], camera: FLAT, draw: (pen, marking) => module(pen, marking, WIFI) },
  {
    code: /^module-lora$/,
    samples: ['module-lora'],
    camera: FLAT,
    fill: 0.92,
    draw: (pen, marking) => module(pen, marking, LORA),
  },
  {
    code: /^module-ble$/,
    samples: ['module-ble'],
    camera: FLAT,
    fill: 0.92,
    draw: (pen, marking) => module(pen, marking, BLE),
  },
  { code: /^dev-board$/, samples: ['dev-board'], camera: { turn: 22, tilt: 52 }, draw: devBoard },
  { code: /^antenna-chip$/, samples: ['antenna-chip'], camera: FLAT, fill: 0.8, draw: chipAntenna },
]
