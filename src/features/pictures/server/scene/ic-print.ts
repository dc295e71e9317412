import { print } from './marking.ts'
import type { Pen } from './pen.ts'
import { dimple } from './surfaces.ts'

export const LASER_INK = '#cbd3d7'

interface IcTop {
  x: number
  y: number
  z: number
  length: number
  width: number
  body: string
  /** Radius of the dimple at pin 1; none when 0. */
  dimple: number
  lines: number
  ink?: string
}

/** The lid of an integrated circuit: its number, a lot code when there is room, and the dimple at pin 1. */
export function printIc(pen: Pen, marking: string, top: IcTop): void {
  const { x, y, z, length: l, width: w } = top
  const roomy = Math.min(l, w) > 3.2
  const ink = top.ink ?? LASER_INK
  if (top.dimple > 0) {
    const inset = top.dimple * 1.2 + Math.min(l, w) * 0.1
    dimple(pen, z, x + inset, y + w - inset, top.dimple, top.body)
  }
  const field = { along: [1, 0, 0], down: [0, 1, 0], ink } as const
  print(pen, marking, {
    ...field,
    centre: [x + l / 2, y + w * (roomy ? 0.4 : 0.46), z],
    width: l * 0.8,
    height: w * (roomy ? 0.4 : 0.5),
    lines: top.lines,
    least: w * 0.1,
  })
  if (roomy && marking) {
    const height = Math.min(w * 0.13, l * 0.1)
    print(pen, lotCode(marking), {
      ...field,
      centre: [x + l * 0.57, y + w * 0.78, z],
      width: l * 0.52,
      height,
      opacity: 0.75,
    })
  }
}

/** A lot code as makers laser it under the number; the same for the same part. */
function lotCode(marking: string): string {
  let hash = 7
  for (const character of marking) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 100_003
  const week = (hash % 52) + 1
  const letters = 'ABCDEFGHKLMNPRSTUVWXYZ'
  const letter = (n: number) => letters[n % letters.length] ?? 'A'
  return `${24 + (hash % 2)}${String(week).padStart(2, '0')} ${letter(hash)}${hash % 9}${letter(hash >> 3)}`
}
