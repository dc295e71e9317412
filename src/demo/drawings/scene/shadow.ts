import { hull, num, type Point, pathOf, type Vec3 } from './geometry.ts'
import type { Pen } from './pen.ts'

/** The soft shade a part leaves on the bench: dark where it touches, long and faint away from the lamp. */
export function castShadow(pen: Pen, footprint: readonly Vec3[], height: number, strength = 1): void {
  const ground = footprint.map(pen.peek)
  const reach = Math.min(height * 0.45 * pen.scale, 46)
  const thrown = ground.map(([x, y]) => [x + reach, y + reach * 0.1] as Point)
  const far = pen.define((id) => blur(id, 7))
  const near = pen.define((id) => blur(id, 2.5))
  pen.under(
    `<path d="${pathOf(hull([...ground, ...thrown]))}z" fill="#0d1b22" opacity="${num(0.2 * strength, 2)}" filter="url(#${far})"/>` +
      `<path d="${pathOf(hull(ground.map(([x, y]) => [x + 1, y + 2.5] as Point)))}z" fill="#0d1b22" opacity="${num(0.34 * strength, 2)}" filter="url(#${near})"/>`,
  )
}

function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}

export function plan(x: number, y: number, w: number, d: number, z = 0): Vec3[] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]
}
