/** A capacitor's tolerance letter means picofarads for small values and per cent for the others. */
export interface CapacitorTolerance {
  readonly letter: string
  readonly picofarads?: number
  readonly percent?: number
  readonly text: string
}

const PICOFARADS: Readonly<Record<string, number>> = { A: 0.05, W: 0.05, B: 0.1, C: 0.25, D: 0.5 }
const PERCENT: Readonly<Record<string, number>> = { F: 1, G: 2, J: 5, K: 10, M: 20 }

const absolute = (letter: string, picofarads: number): CapacitorTolerance => ({
  letter,
  picofarads,
  text: `±${picofarads} pF`,
})

const known: ReadonlyMap<string, CapacitorTolerance> = new Map<string, CapacitorTolerance>([
  ...Object.entries(PICOFARADS).map(([letter, value]) => [letter, absolute(letter, value)] as const),
  ...Object.entries(PERCENT).map(([letter, percent]) => [letter, { letter, percent, text: `±${percent} %` }] as const),
  ['Z', { letter: 'Z', percent: 80, text: '+80/−20 %' }],
])
/** Below 10 pF even F and G are picofarads. */
const small = new Map([
  ['F', absolute('F', 1)],
  ['G', absolute('G', 2)],
])

export const capacitorTolerance = (letter: string, farads: number): CapacitorTolerance | undefined =>
  (farads < 9.95e-12 ? small.get(letter) : undefined) ?? known.get(letter)

/** Per cent and picofarads are two parameters: neither is turned into the other. */
export const toleranceParameter = ({ percent, picofarads = 0 }: CapacitorTolerance) =>
  percent === undefined ? { capacitanceTolerance: Number(`${picofarads}e-12`) } : { tolerance: percent }

export const toleranceKey = ({ percent, picofarads }: CapacitorTolerance): string =>
  percent === undefined ? `${picofarads}pF` : String(percent)
