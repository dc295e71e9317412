import type { Camera, Pen } from './scene/pen.ts'

/** One family of parts that look alike. */
export interface Kind {
  /** Reads a whole drawing code; its groups are the parameters. */
  code: RegExp
  /** Codes that show the family, for galleries and tests. */
  samples: readonly string[]
  camera: Camera
  /** How much of the picture it takes, 1 being all: small parts stay a little smaller than large ones. */
  fill?: number | ((...parameters: string[]) => number)
  draw(pen: Pen, marking: string, ...parameters: string[]): void
}

/** Flat parts, seen from high enough to read the print and to count the leads on both sides. */
export const FLAT: Camera = { turn: 20, tilt: 58 }

/** Blocks about as high as they are wide. */
export const BLOCK: Camera = { turn: 26, tilt: 42 }

/** Tall parts, seen from the side. */
export const TALL: Camera = { turn: 24, tilt: 26 }

/** A whole number from a code, kept within what the family can be. */
export function count(text: string | undefined, least: number, most: number): number {
  return Math.round(measure(text, least, most))
}

/** A measure from a code, kept within what the family can be. */
export function measure(text: string | undefined, least: number, most: number): number {
  const value = Number(text)
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least
}
