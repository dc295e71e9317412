import { arc, hull, num, type Point, pathOf, type Vec3 } from './geometry.ts'
import type { Pen } from './pen.ts'

/** The soft shade a part leaves on the bench: dark where it touches, long and faint away from the lamp. */
export function castShadow(pen: Pen, footprint: readonly Vec3[], height: number, strength = 1): void {
  const ground = footprint.map(pen.at)
  const reach = Math.min(height * 0.45 * pen.scale, 46)
  const shifted = (dx: number, dy: number) => ground.map(([x, y]): Point => [x + dx, y + dy])
  const far = pen.define((id) => blur(id, 7))
  const near = pen.define((id) => blur(id, 4))
  pen.under(
    `<path d="${pathOf(hull([...ground, ...shifted(reach, reach * 0.1)]))}z" fill="#0d1b22" opacity="${num(0.22 * strength, 2)}" filter="url(#${far})"/>` +
      `<path d="${pathOf(hull(shifted(1, 2.5)))}z" fill="#0d1b22" opacity="${num(0.3 * strength, 2)}" filter="url(#${near})"/>`,
  )
}

function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}

/** Footprints to stand a part on. */
export function round(r: number, z = 0): Vec3[] {
  return arc(0, 0, r, 0, 360, 24).map(([x, y]): Vec3 => [x, y, z])
}

export function plan(x: number, y: number, w: number, d: number, z = 0): Vec3[] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]
}
