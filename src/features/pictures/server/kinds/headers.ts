import { BLOCK, count, type Kind } from '../kind.ts'
import { num, type Vec3 } from '../scene/geometry.ts'
import { printFront } from '../scene/marking.ts'
import { BLACK_PLASTIC, GOLD, type Material } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { countContacts, counted, every, onFront, onTop, ticks } from '../scene/surfaces.ts'

const PITCH = 2.54
const PIN = 0.64

/** Offsets of a row, the far one first. */
export function rowOffsets(n: number, pitch: number): Vec3[] {
  return Array.from({ length: n }, (_, i) => [(n - 1 - i) * pitch, 0, 0] as const)
}

function pin(pen: Pen, x: number, y: number, from: number, to: number, material: Material, wide = PIN): void {
  box(pen, [x - wide / 2, y - wide / 2, from], [wide, wide, to - from], material, { glint: 0.4 })
}

/** Where the sticks of a header break apart. */
function breaks(pen: Pen, n: number, depth: number, z0: number, z1: number): void {
  if (n < 2) return
  const cut = ticks(pen, every(n - 1, PITCH, PITCH))
  onTop(pen, z1, cut(0, depth, '#0a0c0d', 0.34))
  onFront(pen, depth, cut(-z1, z1 - z0, '#07090a', 0.42))
}

function pinHeader(pen: Pen, n: number, rows: number): void {
  const depth = rows * PITCH
  const [base, tall, tail] = [2.5, 8.6, -3]
  castShadow(pen, plan(0, 0, n * PITCH, depth, tail), 4, 0.8)
  const at = rowOffsets(n, PITCH)
  const lines = Array.from({ length: rows }, (_, i) => [0, i * PITCH, 0] as const)
  const pins = (from: number, to: number) =>
    pen.repeat(lines, () => pen.repeat(at, () => pin(pen, PITCH / 2, PITCH / 2, from, to, GOLD)))
  pins(tail, 0)
  box(pen, [0, 0, 0], [n * PITCH, depth, base], BLACK_PLASTIC, { soft: 0.2, glint: 0.3 })
  breaks(pen, n, depth, 0, base)
  countContacts(pen, 'pins', n * rows, () => {
    pins(base, tall)
  })
}

function pinSocket(pen: Pen, n: number): void {
  const [depth, h, tail] = [2.54, 8.5, -3]
  castShadow(pen, plan(0, 0, n * PITCH, depth, tail), h * 0.6, 0.8)
  pen.repeat(rowOffsets(n, PITCH), () => pin(pen, PITCH / 2, depth / 2, tail, 0, GOLD, 0.5))
  box(pen, [0, 0, 0], [n * PITCH, depth, h], BLACK_PLASTIC, { soft: 0.2, glint: 0.35 })
  const [mid, hole] = [depth / 2, ticks(pen, every(n, PITCH / 2, PITCH))]
  const bore = (half: number, colour: string) => hole(mid - half, half * 2, colour, half * 2)
  const spring = `<g transform="translate(-.3)">${hole(mid - 0.45, 0.9, '#b98f3c', 0.22)}</g>`
  onTop(pen, h, counted('row-1', n, bore(0.72, '#3a4146') + bore(0.5, '#050607') + spring))
  if (n > 1) onFront(pen, depth, ticks(pen, every(n - 1, PITCH, PITCH))(-h * 0.96, h * 0.92, '#0c0e10', 0.16))
}

function icSocket(pen: Pen, marking: string, pins: number): void {
  const n = Math.ceil(pins / 2)
  const wide = pins >= 32 ? 15.24 : 7.62
  const [l, depth, h, tail, bar] = [n * PITCH, wide + 2.5, 4.2, -3, 2.5]
  castShadow(pen, plan(0, 0, l, depth, tail), h, 0.8)
  const at = rowOffsets(n, PITCH)
  const foot = (y: number) =>
    pen.repeat(at, () => pin(pen, PITCH / 2, y, tail, 0.2, { ...GOLD, colour: '#cfd6da' }, 0.45))
  const slot = ticks(pen, every(n, PITCH / 2, PITCH))
  const contact = (y: number, name: string) =>
    onTop(pen, h, counted(name, n, slot(y - 0.75, 1.5, '#0b0d0e', 1.3) + slot(y - 0.55, 1.1, '#d4dade', 0.32)))
  foot(bar / 2)
  box(pen, [0, 0, 0], [l, bar, h], BLACK_PLASTIC)
  contact(bar / 2, 'back')
  box(pen, [l - 2.2, bar, 0], [2.2, depth - 2 * bar, h * 0.8], BLACK_PLASTIC)
  if (n > 8) box(pen, [l / 2 - 1, bar, 0], [2, depth - 2 * bar, h * 0.8], BLACK_PLASTIC)
  box(pen, [0, bar, 0], [2.2, depth - 2 * bar, h * 0.8], BLACK_PLASTIC)
  const mid = depth / 2
  onTop(pen, h * 0.8, `<path d="M0 ${num(mid - 0.9, 2)}a.9.9 0 0 1 0 1.8z" fill="#050607"/>`)
  foot(depth - bar / 2)
  box(pen, [0, depth - bar, 0], [l, bar, h], BLACK_PLASTIC)
  contact(depth - bar / 2, 'front')
  printFront(pen, marking, [l / 2, depth, h * 0.5], { width: l * 0.6, height: h * 0.34, ink: '#7c878d', weight: 0.7 })
}

const fill = (least: number) => (n: string) => 0.78 + 0.22 * Math.min(1, count(n, 1, 64) / least)

export const HEADERS: readonly Kind[] = [
  {
    code: /^pin-header-(\d{1,2})$/,
    samples: ['pin-header-2', 'pin-header-6', 'pin-header-10', 'pin-header-40'],
    camera: BLOCK,
    fill: fill(6),
    draw: (pen, _marking, n) => pinHeader(pen, count(n, 1, 50), 1),
  },
  {
    code: /^pin-header-2x(\d{1,2})$/,
    samples: ['pin-header-2x5', 'pin-header-2x20'],
    camera: BLOCK,
    fill: fill(5),
    draw: (pen, _marking, n) => pinHeader(pen, count(n, 1, 40), 2),
  },
  {
    code: /^pin-socket-(\d{1,2})$/,
    samples: ['pin-socket-4', 'pin-socket-8'],
    camera: BLOCK,
    fill: fill(6),
    draw: (pen, _marking, n) => pinSocket(pen, count(n, 1, 50)),
  },
  {
    code: /^ic-socket-(\d{1,2})$/,
    samples: ['ic-socket-8', 'ic-socket-16', 'ic-socket-28'],
    camera: BLOCK,
    fill: fill(10),
    draw: (pen, marking, n) => icSocket(pen, marking, count(n, 6, 64)),
  },
]
