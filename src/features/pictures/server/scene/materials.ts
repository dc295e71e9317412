import { lit } from './colour.ts'
import { type Point, pairs } from './geometry.ts'
import type { Pen } from './pen.ts'

export interface Material {
  colour: string
  finish: 'matt' | 'satin' | 'gloss' | 'metal'
}

export type Side = 'top' | 'left' | 'front'

const of = (finish: Material['finish'], colour: string): Material => ({ colour, finish })

export const EPOXY = of('satin', '#2c3338')
export const TIN = of('metal', '#cfd6da')
export const STEEL = of('metal', '#b4bdc2')
export const ALUMINIUM = of('metal', '#d4d9dc')
export const GOLD = of('metal', '#dcb254')
export const BRASS = of('metal', '#cfa14c')
export const ALUMINA = of('matt', '#ece8df')
export const CREAM = of('satin', '#ece5d2')
export const BLACK_PLASTIC = of('satin', '#25292c')
export const PCB_GREEN = of('satin', '#1d6b45')
export const PCB_BLUE = of('satin', '#1d4f91')
export const PCB_BLACK = of('satin', '#22272a')

export const matt = (colour: string) => of('matt', colour)
export const satin = (colour: string) => of('satin', colour)
export const gloss = (colour: string) => of('gloss', colour)
export const metal = (colour: string) => of('metal', colour)

/** How strongly an upright face is lit: the lamp stands at the upper left, and more in front of parts seen from the side. */
function faceLight(side: 'left' | 'front', tilt: number): number {
  return side === 'left' ? 0.84 : 0.62 + Math.max(0, 58 - tilt) * 0.0055
}

/** How far along, and how bright there. */
type Light = readonly Point[]

const TOP_LIGHT: Record<Material['finish'], Light> = {
  matt: pairs(0, 1.06, 1, 0.93),
  satin: pairs(0, 1.13, 0.5, 1.02, 1, 0.86),
  gloss: pairs(0, 1.3, 0.38, 1.1, 0.42, 1.02, 1, 0.88),
  metal: pairs(0, 1.75, 0.4, 1.1, 0.62, 1.45, 1, 0.86),
}

/** Across a round body, from the lit flank to the far one. */
const ROUND_LIGHT: Record<Material['finish'], Light> = {
  matt: pairs(0, 0.8, 0.25, 1.05, 0.6, 0.82, 1, 0.5),
  satin: pairs(0, 0.76, 0.22, 1.16, 0.38, 1, 0.7, 0.74, 1, 0.46),
  gloss: pairs(0, 0.7, 0.13, 0.96, 0.22, 1.5, 0.31, 1.04, 0.65, 0.78, 0.92, 0.5, 1, 0.62),
  metal: pairs(0, 0.72, 0.1, 1.05, 0.24, 1.85, 0.4, 1.02, 0.64, 0.72, 0.82, 0.62, 0.94, 1, 1, 0.8),
}

/** One flat colour for a face too small for a gradient to show. */
export function plainFace(pen: Pen, { colour, finish }: Material, side: Side): string {
  if (side === 'top') return lit(colour, finish === 'metal' ? 1.35 : 1.08)
  return lit(colour, faceLight(side, pen.camera.tilt) * (finish === 'metal' ? 1.1 : 1))
}

/** The fill of one flat face. */
export function facePaint(pen: Pen, { colour, finish }: Material, side: Side): string {
  if (side === 'top') return pen.linear(shades(colour, TOP_LIGHT[finish]), [0, 0, 1, 1])
  const light = faceLight(side, pen.camera.tilt) * (finish === 'metal' ? 1.12 : 1)
  return pen.linear(shades(colour, pairs(0, light * 1.08, 1, light * 0.84)))
}

/** The fill of a round body, across its axis. */
export function roundPaint(pen: Pen, { colour, finish }: Material): string {
  return pen.linear(shades(colour, ROUND_LIGHT[finish]))
}

function shades(colour: string, lights: Light) {
  return lights.map(([offset, light]) => [offset, lit(colour, light)] as const)
}

/** The light on an upright wall whose outward direction in plan is (nx, ny). */
export function wallColour({ colour, finish }: Material, [nx, ny]: Point): string {
  const facing = -0.78 * nx + 0.3 * ny
  const base = 0.58 + 0.3 * Math.max(-0.4, facing) + (finish === 'metal' ? 0.12 : 0)
  const glare = { matt: 0.04, satin: 0.16, gloss: 0.42, metal: 0.5 }[finish]
  return lit(colour, base + glare * Math.exp(-(((facing - 0.7) / 0.16) ** 2)))
}
