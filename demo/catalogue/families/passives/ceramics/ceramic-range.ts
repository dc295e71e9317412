import type { ChipCode } from '../values/chip-sizes.ts'
import type { DielectricName } from './dielectrics.ts'

/** What fits into a chip: the smallest capacitance made, and the largest for each rated voltage. */
interface Span {
  from: number
  to: Readonly<Record<number, number>>
}

type Range = Partial<Record<ChipCode, Span>>

const p = 1e-12
const n = 1e-9
const u = 1e-6

// biome-ignore format: a table is read in columns
const C0G: Range = {
  '01005': { from: 0.5 * p, to: { 16: 100 * p, 25: 100 * p, 50: 47 * p } },
  '0201': { from: 0.3 * p, to: { 16: 470 * p, 25: 330 * p, 50: 220 * p } },
  '0402': { from: 0.3 * p, to: { 10: 2.2 * n, 16: 1.5 * n, 25: 1 * n, 50: 1 * n, 100: 330 * p } },
  '0603': { from: 0.5 * p, to: { 10: 15 * n, 16: 12 * n, 25: 10 * n, 50: 10 * n, 100: 2.2 * n, 200: 680 * p, 250: 470 * p } },
  '0805': { from: 0.5 * p, to: { 16: 39 * n, 25: 33 * n, 50: 22 * n, 100: 10 * n, 200: 3.3 * n, 250: 2.2 * n, 500: 1 * n, 630: 1 * n } },
  '1206': { from: 1 * p, to: { 25: 100 * n, 50: 100 * n, 100: 33 * n, 200: 12 * n, 250: 10 * n, 500: 6.8 * n, 630: 4.7 * n, 1000: 2.2 * n } },
  '1210': { from: 10 * p, to: { 50: 150 * n, 100: 68 * n, 200: 33 * n, 250: 27 * n, 500: 15 * n, 630: 12 * n, 1000: 4.7 * n } },
  '1808': { from: 10 * p, to: { 250: 12 * n, 630: 6.8 * n, 1000: 4.7 * n, 2000: 1 * n } },
  '1812': { from: 10 * p, to: { 50: 220 * n, 100: 100 * n, 250: 47 * n, 630: 22 * n, 1000: 10 * n } },
  '2220': { from: 100 * p, to: { 100: 150 * n, 250: 82 * n, 630: 47 * n, 1000: 22 * n } },
}

// biome-ignore format: a table is read in columns
const X7R: Range = {
  '01005': { from: 68 * p, to: { 6.3: 1 * n, 10: 1 * n, 16: 470 * p } },
  '0201': { from: 100 * p, to: { 6.3: 100 * n, 10: 22 * n, 16: 10 * n, 25: 4.7 * n, 50: 2.2 * n } },
  '0402': { from: 100 * p, to: { 6.3: 1 * u, 10: 470 * n, 16: 330 * n, 25: 220 * n, 50: 100 * n, 100: 10 * n } },
  '0603': { from: 100 * p, to: { 6.3: 4.7 * u, 10: 2.2 * u, 16: 1 * u, 25: 1 * u, 35: 1 * u, 50: 470 * n, 100: 100 * n, 200: 10 * n, 250: 10 * n } },
  '0805': { from: 100 * p, to: { 6.3: 22 * u, 10: 10 * u, 16: 10 * u, 25: 4.7 * u, 35: 2.2 * u, 50: 1 * u, 100: 470 * n, 200: 47 * n, 250: 33 * n, 500: 10 * n, 630: 4.7 * n } },
  '1206': { from: 220 * p, to: { 6.3: 47 * u, 10: 22 * u, 16: 22 * u, 25: 10 * u, 35: 4.7 * u, 50: 4.7 * u, 100: 2.2 * u, 200: 150 * n, 250: 100 * n, 500: 47 * n, 630: 33 * n, 1000: 10 * n } },
  '1210': { from: 1 * n, to: { 6.3: 100 * u, 10: 47 * u, 16: 22 * u, 25: 22 * u, 35: 10 * u, 50: 10 * u, 100: 4.7 * u, 200: 330 * n, 250: 220 * n, 500: 100 * n, 630: 68 * n, 1000: 33 * n } },
  '1808': { from: 150 * p, to: { 250: 100 * n, 630: 33 * n, 1000: 22 * n, 2000: 4.7 * n } },
  '1812': { from: 10 * n, to: { 50: 15 * u, 100: 6.8 * u, 250: 1 * u, 500: 330 * n, 630: 220 * n, 1000: 100 * n } },
  '2220': { from: 22 * n, to: { 50: 22 * u, 100: 15 * u, 250: 2.2 * u, 500: 680 * n, 630: 470 * n, 1000: 150 * n } },
}

// biome-ignore format: a table is read in columns
const X5R: Range = {
  '01005': { from: 1 * n, to: { 4: 220 * n, 6.3: 100 * n, 10: 47 * n, 16: 10 * n } },
  '0201': { from: 1 * n, to: { 4: 4.7 * u, 6.3: 2.2 * u, 10: 1 * u, 16: 470 * n, 25: 220 * n, 50: 10 * n } },
  '0402': { from: 10 * n, to: { 4: 22 * u, 6.3: 10 * u, 10: 10 * u, 16: 4.7 * u, 25: 2.2 * u, 35: 1 * u, 50: 1 * u, 100: 100 * n } },
  '0603': { from: 47 * n, to: { 4: 47 * u, 6.3: 47 * u, 10: 22 * u, 16: 22 * u, 25: 10 * u, 35: 4.7 * u, 50: 4.7 * u, 100: 470 * n } },
  '0805': { from: 100 * n, to: { 4: 100 * u, 6.3: 47 * u, 10: 47 * u, 16: 22 * u, 25: 22 * u, 35: 10 * u, 50: 10 * u, 100: 1 * u } },
  '1206': { from: 1 * u, to: { 4: 220 * u, 6.3: 100 * u, 10: 100 * u, 16: 47 * u, 25: 47 * u, 35: 22 * u, 50: 10 * u, 100: 2.2 * u } },
  '1210': { from: 1 * u, to: { 4: 330 * u, 6.3: 220 * u, 10: 100 * u, 16: 100 * u, 25: 47 * u, 35: 22 * u, 50: 22 * u, 100: 4.7 * u } },
  '1812': { from: 10 * u, to: { 6.3: 220 * u, 10: 150 * u, 16: 100 * u, 25: 47 * u } },
}

// biome-ignore format: a table is read in columns
const X6S: Range = {
  '0201': { from: 10 * n, to: { 4: 2.2 * u, 6.3: 1 * u, 10: 220 * n, 16: 100 * n } },
  '0402': { from: 47 * n, to: { 4: 10 * u, 6.3: 4.7 * u, 10: 2.2 * u, 16: 1 * u, 25: 1 * u, 35: 470 * n } },
  '0603': { from: 220 * n, to: { 4: 22 * u, 6.3: 22 * u, 10: 10 * u, 16: 4.7 * u, 25: 4.7 * u, 35: 2.2 * u, 50: 1 * u } },
  '0805': { from: 470 * n, to: { 4: 47 * u, 6.3: 47 * u, 10: 22 * u, 16: 22 * u, 25: 10 * u, 35: 10 * u, 50: 4.7 * u } },
  '1206': { from: 1 * u, to: { 4: 100 * u, 6.3: 100 * u, 10: 47 * u, 16: 47 * u, 25: 22 * u, 35: 10 * u, 50: 10 * u } },
  '1210': { from: 2.2 * u, to: { 4: 220 * u, 6.3: 150 * u, 10: 100 * u, 16: 68 * u, 25: 47 * u, 35: 22 * u, 50: 10 * u } },
}

// biome-ignore format: a table is read in columns
const X7S: Range = {
  '0402': { from: 47 * n, to: { 4: 4.7 * u, 6.3: 2.2 * u, 10: 1 * u, 16: 1 * u, 25: 470 * n, 50: 220 * n, 100: 47 * n } },
  '0603': { from: 100 * n, to: { 4: 10 * u, 6.3: 10 * u, 10: 4.7 * u, 16: 4.7 * u, 25: 2.2 * u, 50: 1 * u, 100: 220 * n } },
  '0805': { from: 220 * n, to: { 4: 22 * u, 6.3: 22 * u, 10: 22 * u, 16: 10 * u, 25: 10 * u, 50: 4.7 * u, 100: 1 * u } },
  '1206': { from: 470 * n, to: { 4: 47 * u, 6.3: 47 * u, 10: 47 * u, 16: 22 * u, 25: 22 * u, 50: 10 * u, 100: 4.7 * u } },
  '1210': { from: 1 * u, to: { 4: 100 * u, 6.3: 100 * u, 10: 68 * u, 16: 47 * u, 25: 47 * u, 50: 15 * u, 100: 10 * u } },
}

// biome-ignore format: a table is read in columns
const X7T: Range = {
  '0805': { from: 10 * n, to: { 250: 100 * n, 630: 22 * n } },
  '1206': { from: 22 * n, to: { 250: 330 * n, 630: 100 * n } },
  '1210': { from: 47 * n, to: { 250: 680 * n, 630: 220 * n } },
  '1812': { from: 100 * n, to: { 250: 1.5 * u, 630: 470 * n } },
  '2220': { from: 150 * n, to: { 250: 3.3 * u, 630: 1 * u } },
}

// biome-ignore format: a table is read in columns
const Y5V: Range = {
  '0402': { from: 10 * n, to: { 6.3: 1 * u, 10: 470 * n, 16: 220 * n, 25: 100 * n, 50: 22 * n } },
  '0603': { from: 10 * n, to: { 6.3: 4.7 * u, 10: 2.2 * u, 16: 1 * u, 25: 470 * n, 50: 220 * n } },
  '0805': { from: 47 * n, to: { 6.3: 22 * u, 10: 10 * u, 16: 4.7 * u, 25: 2.2 * u, 50: 1 * u } },
  '1206': { from: 100 * n, to: { 6.3: 47 * u, 10: 22 * u, 16: 10 * u, 25: 10 * u, 50: 2.2 * u } },
}

const ranges: Readonly<Record<string, Readonly<Record<string, Span | undefined>>>> = {
  C0G,
  X7R,
  X5R,
  X6S,
  X7S,
  X7T,
  Y5V,
} satisfies Partial<Record<DielectricName, Range>>

export interface CeramicSpan {
  from: number
  to: number
}

/** Undefined where nobody makes such a part. */
export function ceramicSpan(dielectric: string, size: string, volts: number): CeramicSpan | undefined {
  const span = ranges[dielectric]?.[size]
  const to = span?.to[volts]
  return span && to ? { from: span.from, to } : undefined
}
