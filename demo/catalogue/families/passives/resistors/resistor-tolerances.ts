export interface Tolerance {
  readonly letter: string
  readonly percent: number
  readonly text: string
}

const tolerance = (letter: string, percent: number): Tolerance => ({ letter, percent, text: `±${percent} %` })

export const resistorTolerances: ReadonlyMap<string, Tolerance> = new Map(
  [
    tolerance('P', 0.02),
    tolerance('W', 0.05),
    tolerance('B', 0.1),
    tolerance('C', 0.25),
    tolerance('D', 0.5),
    tolerance('F', 1),
    tolerance('G', 2),
    tolerance('J', 5),
    tolerance('K', 10),
  ].map((entry) => [entry.letter, entry]),
)

/** Vishay, KOA and Stackpole write 0.05 % with an A. */
export const resistorTolerancesWithA: ReadonlyMap<string, Tolerance> = new Map([
  ...resistorTolerances,
  ['A', tolerance('A', 0.05)],
])

export function tolerancesOf(letters: string, table = resistorTolerances): Tolerance[] {
  return [...letters].map((letter) => {
    const found = table.get(letter)
    if (!found) throw new Error(`No tolerance ${letter}`)
    return found
  })
}
