/** Typos in part numbers: look-alike characters, swapped neighbours, one too many, one missing. */

const LOOK_ALIKES: readonly string[] = ['0OQD', '1IL', '5S', '8B', '2Z', '6G', 'UV', 'MN']

const alike = new Map<string, string>()
for (const group of LOOK_ALIKES)
  for (const sign of group) alike.set(sign, [...group].filter((other) => other !== sign).join(''))

const looksLike = (a: string, b: string) => alike.get(a)?.includes(b) ?? false

/** Likely corrections that can be looked up exactly. Missing and wrong characters cannot. */
export function likelySpellings(norm: string): string[] {
  const spellings = new Set<string>()
  const signs = [...norm]
  const spell = (from: number, to: number, middle: string) =>
    spellings.add(signs.slice(0, from).join('') + middle + signs.slice(to).join(''))
  for (const [place, sign] of signs.entries()) {
    for (const other of alike.get(sign) ?? '') spell(place, place + 1, other)
    const next = signs[place + 1]
    if (next !== undefined && next !== sign) spell(place, place + 2, next + sign)
    spell(place, place + 1, '')
  }
  spellings.delete(norm)
  return [...spellings]
}

/** One character confused throughout: 2N7OO2 for 2N7002, LMLLL7 for LM1117. */
export function repeatedSpellings(norm: string): string[] {
  const spellings = new Set<string>()
  const signs = [...norm]
  for (const sign of new Set(signs)) {
    const places = signs.flatMap((one, place) => (one === sign ? [place] : []))
    for (let left = 0; left < places.length - 1; left++)
      for (const other of alike.get(sign) ?? '') {
        const changed = (among: readonly number[]) =>
          signs.map((one, at) => (among.includes(at) ? other : one)).join('')
        spellings.add(changed(places.slice(left)))
        spellings.add(changed(places.slice(0, places.length - left)))
      }
  }
  return [...spellings]
}

/** Whether the difference is a likely typo; any other difference makes it another number. */
export const isPlainTypo = (written: string, meant: string): boolean =>
  likelySpellings(written).includes(meant) ||
  repeatedSpellings(written).includes(meant) ||
  (meant.length === written.length + 1 && likelySpellings(meant).includes(written))

const LOOK_ALIKE_COST = 0.5

/** How far two numbers are apart: a look-alike costs half an error, swapped neighbours cost one. */
export function typingCost(written: string, meant: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: meant.length + 1 }, (_, place) => place)]
  for (let row = 1; row <= written.length; row++) {
    const now = [row]
    for (let column = 1; column <= meant.length; column++) {
      const [a, b] = [written[row - 1] ?? '', meant[column - 1] ?? '']
      const same = a === b ? 0 : looksLike(a, b) ? LOOK_ALIKE_COST : 1
      let cost = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + same)
      const swapped = row > 1 && column > 1 && a === meant[column - 2] && b === written[row - 2]
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      now.push(cost)
    }
    ;[before, last] = [last, now]
  }
  return at(last, meant.length)
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
