/** Finds the maker of a name in a BOM or request: names are shortened, have former owners, legal forms, or two languages. */

export interface KnownMaker {
  brandId: number
  brandName: string
  aliases: readonly string[]
}

/** Legal forms and similar words. */
const COMPANY_WORDS = new Set(
  (
    'inc incorporated corp corporation co company ltd limited llc gmbh ag sa plc bv kg group holdings ' +
    'international intl usa america americas north europe eu asia china japan ' +
    'semiconductor semiconductors technology technologies electronics electronic components component devices'
  ).split(' '),
)

/** Texts that mean "no maker". */
const NO_MAKER = new Set(
  'any,na,none,nil,no,generic,various,unknown,tbd,tba,dnp,std,standard,jellybean,other,null,x'.split(','),
)

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const withoutCompanyWords = (words: string[]): string[] => {
  const rest = words.filter((word) => !COMPANY_WORDS.has(word))
  return rest.length > 0 ? rest : words
}

/** TI (Texas Instruments), Vishay / Dale, 国巨: each piece is tried as a name. */
const piecesOf = (name: string): string[] =>
  [name, ...name.split(/[/,;|()[\]（）、]+/)].filter((piece) => /\S/.test(piece))

export class MakerIndex {
  readonly #byName = new Map<string, Set<number>>()
  readonly #byFirstWord = new Map<string, Set<number>>()
  /** Cache: a list repeats the same few makers. Cleared when it is full. */
  readonly #found = new Map<string, ReadonlySet<number> | undefined>()

  constructor(makers: readonly KnownMaker[]) {
    for (const { brandId, brandName, aliases } of makers)
      for (const name of [brandName, ...aliases].flatMap(piecesOf)) {
        const words = wordsOf(name)
        const bare = withoutCompanyWords(words)
        note(this.#byName, words.join(''), brandId)
        note(this.#byName, bare.join(''), brandId)
        note(this.#byFirstWord, bare[0] ?? '', brandId)
      }
  }

  /** The brands a name may mean: undefined for no maker, empty for an unknown one. */
  find(written: string): ReadonlySet<number> | undefined {
    if (!this.#found.has(written)) {
      if (this.#found.size >= MAX_FOUND) this.#found.clear()
      this.#found.set(written, this.#read(written))
    }
    return this.#found.get(written)
  }

  #read(written: string): ReadonlySet<number> | undefined {
    const words = wordsOf(written)
    if (words.length === 0 || NO_MAKER.has(words.join(''))) return undefined
    for (const piece of piecesOf(written)) {
      const found = this.#findPiece(wordsOf(piece))
      if (found) return found
    }
    return new Set()
  }

  #findPiece(words: string[]): ReadonlySet<number> | undefined {
    const bare = withoutCompanyWords(words)
    const whole = this.#byName.get(words.join('')) ?? this.#byName.get(bare.join(''))
    if (whole) return whole
    // "Murata Manufacturing", "Vishay General Semiconductor": a known name with more words behind it.
    for (let length = bare.length - 1; length > 0; length--) {
      const match = this.#byName.get(bare.slice(0, length).join(''))
      if (match) return match
    }
    // "Stackpole" for Stackpole Electronics is known at this point; "Taiyo" for Taiyo Yuden is found here.
    const [first = ''] = bare
    return bare.length === 1 && first.length >= MIN_FIRST_WORD_LENGTH ? this.#byFirstWord.get(first) : undefined
  }
}

const MIN_FIRST_WORD_LENGTH = 4
const MAX_FOUND = 5000

function note(index: Map<string, Set<number>>, name: string, brandId: number): void {
  if (name === '') return
  const known = index.get(name)
  if (known) known.add(brandId)
  else index.set(name, new Set([brandId]))
}
