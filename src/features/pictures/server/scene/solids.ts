import { lit } from './colour.ts'
import { frontFace, hull, leftFace, levelFace, num, type Point, pathOf, places, type Vec3 } from './geometry.ts'
import { facePaint, type Material, plainFace, wallColour } from './materials.ts'
import type { Pen } from './pen.ts'

type Size = readonly [w: number, d: number, h: number]

export function polygon(pen: Pen, places: readonly Vec3[], fill: string, extra = ''): void {
  pen.put(`<path d="${pathOf(places.map(pen.at))}z" fill="${fill}"${extra}/>`)
}

export function line(pen: Pen, places: readonly Vec3[], stroke: string, width: number, extra = ''): void {
  pen.put(
    `<path d="${pathOf(places.map(pen.at))}" fill="none" stroke="${stroke}" stroke-width="${num(width, 2)}"${extra}/>`,
  )
}

interface Edges {
  /** Strength of the light on the upper edges. */
  glint?: number
  /** Roundness of the edges in millimetres. */
  soft?: number
}

/** A plain block: its left, front and top faces and the light that catches the upper edges. */
export function box(pen: Pen, [x, y, z]: Vec3, [w, d, h]: Size, material: Material, edges: Edges = {}): void {
  const { glint = 0.35, soft = 0 } = edges
  const in_ = soft / 2
  const [x0, y0, z0, X, Y, Z] = [x + in_, y + in_, z + in_, x + w - in_, y + d - in_, z + h - in_]
  const small = Math.max(w, d, h) * pen.scale < 22
  const width = soft * pen.scale > 0.8 ? ` stroke-width="${num(soft * pen.scale)}"` : ''
  const face = (places: readonly Vec3[], side: 'left' | 'front' | 'top') => {
    const paint = small ? plainFace(pen, material, side) : facePaint(pen, material, side)
    polygon(pen, places, paint, ` stroke="${paint}"${width}`)
  }
  face(leftFace(x0, y0, z0, Y - y0, Z - z0), 'left')
  face(frontFace(x0, Y, z0, X - x0, Z - z0), 'front')
  face(levelFace(x0, y0, Z, X - x0, Y - y0), 'top')
  if (glint > 0) rimLight(pen, places(x0, y0, Z, x0, Y, Z, X, Y, Z), glint)
}

function rimLight(pen: Pen, places: readonly Vec3[], strength: number): void {
  line(pen, places, '#fff', 1, ` opacity="${num(strength, 2)}"`)
}

/** A moulded body: walls lean in above and below the parting line, as they must to leave the tool. */
export function moulding(pen: Pen, at: Vec3, size: Size, material: Material, waist = 0.5, lean = 0.24): void {
  const [x, y, z] = at
  const [w, d, h] = size
  const [X, Y, mid, Z] = [x + w, y + d, z + h * waist, z + h]
  const [up, low] = [h * (1 - waist) * lean, h * waist * lean]
  const wall = (places: readonly Vec3[], paint: string) => polygon(pen, places, paint, ` stroke="${paint}"`)
  const left = (inset: number, end: number) =>
    places(x, y, mid, x, Y, mid, x + inset, Y - inset, end, x + inset, y + inset, end)
  const front = (inset: number, end: number) =>
    places(x, Y, mid, X, Y, mid, X - inset, Y - inset, end, x + inset, Y - inset, end)
  wall(left(low, z), lit(material.colour, 0.5))
  wall(front(low, z), lit(material.colour, 0.4))
  wall(left(up, Z), facePaint(pen, material, 'left'))
  wall(front(up, Z), facePaint(pen, material, 'front'))
  const lid = levelFace(x + up, y + up, Z, w - 2 * up, d - 2 * up)
  wall(lid, facePaint(pen, material, 'top'))
  rimLight(pen, lid.slice(0, 3), 0.28)
}

/** Any upright solid with a convex outline; the outline runs from the right through the viewer's side to the left. */
export function prism(
  pen: Pen,
  outline: readonly Point[],
  z0: number,
  z1: number,
  material: Material,
  lid?: string,
): void {
  const seen = visibleChain(pen, outline)
  const top = seen.map(({ point: [x, y] }) => pen.at([x, y, z1]))
  const foot = seen.map(({ point: [x, y] }) => pen.at([x, y, z0]))
  const [left, right] = [top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 1]
  const span = right - left || 1
  const stops = seen.slice(1).flatMap(({ normal }, i) => {
    const [a, b] = [top[i]?.[0] ?? left, top[i + 1]?.[0] ?? right]
    const paint = wallColour(material, normal)
    const flat = b - a > span * 0.12
    return (flat ? [a, b] : [(a + b) / 2]).map((x) => [(x - left) / span, paint] as const)
  })
  const wall = pen.linear(stops, [left, 0, right, 0], 'canvas')
  pen.put(`<path d="${pathOf([...top, ...foot.reverse()])}z" fill="${wall}" stroke="${wall}"/>`)
  const places = outline.map(([x, y]) => [x, y, z1] as const)
  polygon(pen, places, lid ?? facePaint(pen, material, 'top'))
  line(
    pen,
    seen.map(({ point: [x, y] }) => [x, y, z1] as const),
    '#fff',
    1,
    ' opacity=".3"',
  )
}

interface Corner {
  point: Point
  /** Outward direction of the wall that ends here. */
  normal: Point
}

/** The walls of an outline that face the viewer, from left to right. */
function visibleChain(pen: Pen, outline: readonly Point[]): Corner[] {
  const a = (pen.camera.turn * Math.PI) / 180
  const n = outline.length
  const walls = outline.map((from, i) => {
    const to = outline[(i + 1) % n] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
    return { from, to, normal, seen: normal[1] * Math.cos(a) - normal[0] * Math.sin(a) > 1e-6 }
  })
  const start = walls.findIndex((wall, i) => wall.seen && !walls[(i + n - 1) % n]?.seen)
  const turned = [...walls.slice(start), ...walls.slice(0, start)]
  const seen = turned
    .slice(
      0,
      turned.findIndex((wall) => !wall.seen),
    )
    .reverse()
  const first = seen[0]
  if (!first) return []
  return [{ point: first.to, normal: first.normal }, ...seen.map(({ from, normal }) => ({ point: from, normal }))]
}

/** A convex shape pushed through space: the swept edge in one paint, the near face in another. */
export function extrude(pen: Pen, face: readonly Vec3[], by: Vec3, edge: string, front: string, extra = ''): void {
  const near = face.map(pen.at)
  const far = face.map(([x, y, z]) => pen.at([x + by[0], y + by[1], z + by[2]]))
  pen.put(
    `<path d="${pathOf(hull([...near, ...far]))}z" fill="${edge}"/><path d="${pathOf(near)}z" fill="${front}"${extra}/>`,
  )
}

/** A profile (how far forward, how high) drawn out along x. Faces are given from the back bottom over the top to the front. */
export function ridge(pen: Pen, profile: readonly Point[], x: number, length: number, material: Material): void {
  profile.slice(1).forEach(([y, z], i) => {
    const [py, pz] = profile[i] ?? [y, z]
    const span = Math.hypot(y - py, z - pz) || 1
    const [up, forward] = [(y - py) / span, (pz - z) / span]
    const tilt = (pen.camera.tilt * Math.PI) / 180
    if (up * Math.sin(tilt) + forward * Math.cos(tilt) <= 0.01) return
    const side = up > 0.9 ? 'top' : forward > 0.9 ? 'front' : undefined
    const slope = lit(material.colour, 0.66 + 0.36 * up)
    const paint = side ? facePaint(pen, material, side) : slope
    const face = places(x, py, pz, x, y, z, x + length, y, z, x + length, py, pz)
    polygon(pen, face, paint, ` stroke="${paint}"`)
    rimLight(pen, places(x, y, z, x + length, y, z), up > 0.5 ? 0.32 : 0.08)
  })
  const end = profile.map(([y, z]) => [x, y, z] as const)
  polygon(pen, end, facePaint(pen, material, 'left'))
  line(pen, end, '#fff', 0.8, ' opacity=".25"')
}
