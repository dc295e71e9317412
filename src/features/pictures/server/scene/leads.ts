import { lit } from './colour.ts'
import { num, type Vec3 } from './geometry.ts'
import { TIN } from './materials.ts'
import type { Pen } from './pen.ts'

interface LeadRow {
  count: number
  pitch: number
  width: number
  /** Where the first lead leaves the body, at the height of its upper surface. */
  first: Vec3
  /** The direction of the row, and the direction the leads point, in plan. */
  along: readonly [number, number]
  outward: readonly [number, number]
  /** Side of the picture, for counting. */
  side: string
}

/** A polyline of a lead seen from its side: how far out and how high, starting at the body. */
export type Profile = readonly (readonly [out: number, z: number])[]

/** A row of bent leads: every straight piece of the profile is laid once for all leads of the row. */
export function leadRow(pen: Pen, row: LeadRow, profile: Profile, thickness = 0.16): void {
  const strokes = Array.from({ length: row.count }, (_, i) => `M${num(i * row.pitch, 3)} 0v1`).join('')
  const id = pen.define((id) => `<path id="${id}" d="${strokes}"/>`)
  const colour = TIN.colour
  const along: Vec3 = [row.along[0], row.along[1], 0]
  const facing = -0.5 * row.outward[0] + 0.25 * row.outward[1]
  const place = ([out, z]: readonly [number, number], sink: number): Vec3 => {
    const p: Vec3 = [row.first[0] + row.outward[0] * out, row.first[1] + row.outward[1] * out, z - sink]
    // Makes room for the last lead as well as the first.
    pen.at(p)
    const reach = row.pitch * (row.count - 1)
    pen.at([p[0] + along[0] * reach, p[1] + along[1] * reach, p[2]])
    return p
  }
  const piece = (from: Vec3, to: Vec3, paint: string) =>
    `<use href="#${id}" transform="${pen.plane(from, along, [to[0] - from[0], to[1] - from[1], to[2] - from[2]])}" stroke="${paint}"/>`
  const parts: string[] = []
  const last = profile.at(-1)
  for (const sink of [thickness, 0]) {
    profile.slice(1).forEach((end, i) => {
      const start = profile[i]
      if (!start) return
      const [run, drop] = [end[0] - start[0], start[1] - end[1]]
      const length = Math.hypot(run, drop) || 1
      const light = 0.5 + 0.5 * (run / length) + (drop / length) * (0.1 + facing * 0.6)
      const paint = sink > 0 ? lit(colour, 0.5) : lit(colour, light * 1.08)
      parts.push(piece(place(start, sink), place(end, sink), paint))
    })
  }
  if (last) parts.push(piece(place(last, 0), place(last, thickness), lit(colour, 0.72)))
  pen.put(
    `<g data-side="${row.side}" data-leads="${row.count}" fill="none" stroke-width="${num(row.width, 3)}">${parts.join('')}</g>`,
  )
}
