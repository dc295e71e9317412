import { lit } from './colour.ts'
import { stops } from './definitions.ts'
import { num, type Vec3 } from './geometry.ts'
import type { Material } from './materials.ts'
import type { Pen } from './pen.ts'

/** Flat work in millimetres on a level plane: x to the right, y towards the viewer. */
export function onTop(pen: Pen, z: number, work: string): void {
  pen.put(`<g transform="${pen.plane([0, 0, z], [1, 0, 0], [0, 1, 0])}">${work}</g>`)
}

/** Flat work on an upright plane that faces the viewer: x to the right, y is minus the height. */
export function onFront(pen: Pen, y: number, work: string): void {
  pen.put(`<g transform="${pen.plane([0, y, 0], [1, 0, 0], [0, 0, -1])}">${work}</g>`)
}

/** Flat work on an upright plane that faces left: x runs towards the viewer, y is minus the height. */
export function onLeft(pen: Pen, x: number, work: string): void {
  pen.put(`<g transform="${pen.plane([x, 0, 0], [0, 1, 0], [0, 0, -1])}">${work}</g>`)
}

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string {
  const round = r > 0 ? ` rx="${num(r, 3)}"` : ''
  return `<rect x="${num(x, 3)}" y="${num(y, 3)}" width="${num(w, 3)}" height="${num(h, 3)}"${round} fill="${fill}"${extra}/>`
}

export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${num(x, 3)}" cy="${num(y, 3)}" r="${num(r, 3)}" fill="${fill}"${extra}/>`
}

export function strokes(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width, 3)}"${extra}/>`
}

/** Marks at the same stations, laid again and again at other depths, lengths and colours. */
export function ticks(pen: Pen, stations: readonly number[]) {
  const d = stations.map((x) => `M${num(x, 2)} 0v1`).join('')
  const id = pen.define((id) => `<path id="${id}" d="${d}"/>`)
  return (from: number, by: number, stroke: string, width: number) =>
    `<use href="#${id}" transform="matrix(1 0 0 ${num(by, 3)} 0 ${num(from, 3)})" stroke="${stroke}" stroke-width="${num(width, 3)}"/>`
}

/** Stations at a pitch. */
export function every(n: number, from: number, pitch: number): number[] {
  return Array.from({ length: n }, (_, i) => from + i * pitch)
}

/** A group that says how many contacts it shows. */
export function counted(side: string, n: number, work: string): string {
  return `<g data-side="${side}" data-leads="${n}">${work}</g>`
}

/** The same around work that puts itself on the picture. */
export function countContacts(pen: Pen, side: string, n: number, draw: () => void): void {
  pen.put(`<g data-side="${side}" data-leads="${n}">`)
  draw()
  pen.put('</g>')
}

/** A moulded dimple that tells pin 1. */
export function dimple(pen: Pen, z: number, x: number, y: number, r: number, body: string): void {
  const hollow = pen.linear(stops(0, lit(body, 0.35), 1, lit(body, 0.95)), [0, 0, 1, 1])
  onTop(pen, z, circle(x, y, r, hollow, ` stroke="${lit(body, 1.2)}" stroke-width="${num(r * 0.16, 3)}"`))
}

/** A drawn wire or thin pin through places in space: dark below, bright on its lit flank. */
export function wire(pen: Pen, places: readonly Vec3[], r: number, material: Material, bend = 0): void {
  const d = bend > 0 ? bentPath(pen, places, bend) : straightPath(pen, places)
  const w = 2 * r * pen.scale
  const stroke = (colour: string, width: number, shift: number) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${num(width, 2)}"${shift ? ` transform="translate(${num(-shift, 2)} ${num(-shift * 0.6, 2)})"` : ''}/>`
  pen.put(
    `<g fill="none">${stroke(lit(material.colour, 0.55), w, 0)}${stroke(lit(material.colour, 0.95), w * 0.66, w * 0.13)}${stroke(lit(material.colour, material.finish === 'metal' ? 1.7 : 1.25), w * 0.22, w * 0.2)}</g>`,
  )
}

function straightPath(pen: Pen, places: readonly Vec3[]): string {
  return `M${places
    .map((p) =>
      pen
        .at(p)
        .map((n) => num(n))
        .join(' '),
    )
    .join(' ')}`
}

/** Rounds every corner of a polyline; `bend` is the share of each leg given to the curve, up to a half. */
function bentPath(pen: Pen, places: readonly Vec3[], bend: number): string {
  const points = places.map(pen.at)
  const part = (a: readonly [number, number], b: readonly [number, number], t: number) =>
    `${num(a[0] + (b[0] - a[0]) * t)} ${num(a[1] + (b[1] - a[1]) * t)}`
  return points
    .map((p, i) => {
      const [before, after] = [points[i - 1], points[i + 1]]
      if (!before) return `M${num(p[0])} ${num(p[1])}`
      if (!after) return `L${num(p[0])} ${num(p[1])}`
      return `L${part(p, before, bend)}Q${num(p[0])} ${num(p[1])} ${part(p, after, bend)}`
    })
    .join('')
}
