import type { LexiconSource } from '../lexicon.rules.ts'
import { wordsOf } from '../words.rules.ts'

/** An entry that words may name: something with its own page, or a synonym of staff. */
export type NameEntry = { words: readonly string[] } & (
  | { kind: 'category' | 'manufacturer'; id: number; isAlias?: boolean }
  | { kind: 'phrase'; text: string }
)

/** Names by prefixes of their words, for suggestions. */
export class NameIndex {
  /** Sorted by word, so that words with one prefix are adjacent. */
  readonly #places: Array<{ word: string; entry: NameEntry }>

  constructor(source: Pick<LexiconSource, 'categories' | 'brands' | 'synonyms' | 'categoryWords'>) {
    this.#places = listEntries(source).flatMap((entry) => [...new Set(entry.words)].map((word) => ({ word, entry })))
    this.#places.sort((a, b) => (a.word < b.word ? -1 : Number(a.word > b.word)))
  }

  /** Entries with a word for each of these prefixes. The last one, still being typed, is looked up. */
  find(typed: readonly string[]): NameEntry[] {
    const last = typed.at(-1)
    if (!last) return []
    const found = new Set<NameEntry>()
    for (let place = this.#firstFrom(last); this.#places[place]?.word.startsWith(last); place += 1) {
      const entry = this.#places[place]?.entry
      if (entry && typed.every((word) => entry.words.some((own) => own.startsWith(word)))) found.add(entry)
    }
    return [...found]
  }

  #firstFrom(text: string): number {
    let [low, high] = [0, this.#places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#places[middle]?.word ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** A category below another one is also found by the other's name: the N-Channel ones of MOSFETs. */
function listEntries({ categories, brands, synonyms, categoryWords }: ConstructorParameters<typeof NameIndex>[0]) {
  const namesOf = new Map(categories.map((one) => [one.categoryId, one]))
  const entries: NameEntry[] = []
  for (const { categoryId, parentId, name } of categories) {
    const parent = parentId === null ? undefined : namesOf.get(parentId)
    const isBelowTop = parent !== undefined && parent.parentId !== null
    entries.push({ kind: 'category', id: categoryId, words: wordsOf(isBelowTop ? `${name} ${parent.name}` : name) })
  }
  for (const { brandId, name, aliases } of brands)
    for (const [place, text] of [name, ...aliases].entries())
      entries.push({ kind: 'manufacturer', id: brandId, words: wordsOf(text), isAlias: place > 0 })
  const phrases = new Set([...synonyms.filter(({ meaning }) => meaning), ...categoryWords].map(({ phrase }) => phrase))
  for (const text of phrases) entries.push({ kind: 'phrase', text, words: wordsOf(text) })
  return entries
}
