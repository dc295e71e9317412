import type { Vec3 } from './geometry.ts'
import { type Material, TIN } from './materials.ts'
import type { Pen } from './pen.ts'
import { wire } from './surfaces.ts'

/** Straight wires down from a part that stands on the bench; the far ones first. */
export function legs(
  pen: Pen,
  at: readonly (readonly [x: number, y: number])[],
  from: number,
  to: readonly number[] | number,
  r: number,
  material: Material = TIN,
): void {
  at.forEach(([x, y], i) => {
    const end = typeof to === 'number' ? to : (to[i] ?? to[0] ?? from)
    const run: Vec3[] = [
      [x, y, from],
      [x, y, end],
    ]
    wire(pen, run, r, material)
  })
}
