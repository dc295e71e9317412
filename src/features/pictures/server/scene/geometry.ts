/** A place on the bench in millimetres: x to the right, y towards the viewer, z up. */
export type Vec3 = readonly [x: number, y: number, z: number]

/** A place on the picture. */
export type Point = readonly [x: number, y: number]

/** Places from a flat run of coordinates, three each. */
export function places(...coordinates: number[]): Vec3[] {
  return Array.from({ length: Math.floor(coordinates.length / 3) }, (_, i) => {
    const [x = 0, y = 0, z = 0] = coordinates.slice(i * 3, i * 3 + 3)
    return [x, y, z] as const
  })
}

/** Points from a flat run of coordinates, two each. */
export function pairs(...coordinates: number[]): Point[] {
  return Array.from({ length: Math.floor(coordinates.length / 2) }, (_, i) => {
    const [x = 0, y = 0] = coordinates.slice(i * 2, i * 2 + 2)
    return [x, y] as const
  })
}

/** The shortest decimal that still lands on the same spot. */
export function num(value: number, decimals = 1): string {
  const text = value.toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  const plain = short === '-0' || short === '' ? '0' : short
  return plain.replace(/^(-?)0\./, '$1.')
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join(' ')}`
}

/** Counter-clockwise outline around all points (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 1
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** A level rectangle, an upright one facing the viewer, and an upright one facing left. */
export const levelFace = (x: number, y: number, z: number, w: number, d: number) =>
  places(x, y, z, x, y + d, z, x + w, y + d, z, x + w, y, z)
export const frontFace = (x: number, y: number, z: number, w: number, h: number) =>
  places(x, y, z, x + w, y, z, x + w, y, z + h, x, y, z + h)
export const leftFace = (x: number, y: number, z: number, d: number, h: number) =>
  places(x, y, z, x, y + d, z, x, y + d, z + h, x, y, z + h)

/** A rectangle with round corners as a polygon, in plan, starting at its left end and running counter-clockwise on paper. */
export function roundedPlan(x: number, y: number, w: number, d: number, radius: number, steps = 5): Point[] {
  const r = Math.min(radius, w / 2, d / 2)
  const corners: [number, number, number][] = [
    [x + w - r, y + d - r, 0],
    [x + r, y + d - r, 90],
    [x + r, y + r, 180],
    [x + w - r, y + r, 270],
  ]
  return corners.flatMap(([cx, cy, from]) => arc(cx, cy, r, from, from + 90, steps))
}

export function hexagon(cx: number, cy: number, r: number, turn: number): Point[] {
  return arc(cx, cy, r, turn, turn + 360, 6).slice(0, 6)
}

/** Points along a circle in plan; angles in degrees, 0 to the right, 90 towards the viewer. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const
  })
}
