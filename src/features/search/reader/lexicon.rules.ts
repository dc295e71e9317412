import { CategoryTree } from './category-tree.rules.ts'
import { EVERYDAY_WORDS, familyOf, holds, namesIn, partsOf, STOP_WORDS, shortNamesOf, sizesIn } from './names.rules.ts'
import { mergeMeanings } from './vocabulary/merge-meanings.rules.ts'
import { NameIndex } from './vocabulary/name-index.rules.ts'
import { listWithin } from './vocabulary/value-phrases.rules.ts'
import { Vocabulary } from './vocabulary/vocabulary.rules.ts'
import { wordsOf } from './words.rules.ts'

/** The data of the lexicon, from the database. */
export interface LexiconSource {
  categories: Array<{ categoryId: number; parentId: number | null; name: string; goodsCount: number }>
  brands: Array<{ brandId: number; name: string; aliases: string[]; goodsCount: number }>
  packages: Array<{ packageId: number; name: string }>
  attributes: LexiconAttribute[]
  /** Text values; numbers are read from what is typed. */
  values: Array<{ valueId: number; code: string; text: string }>
  synonyms: Array<{ phrase: string; meaning: string }>
  categoryWords: Array<{ phrase: string; categoryId: number }>
  /** Words that many descriptions have, with the share of goods. */
  rankShares?: ReadonlyMap<number, number>
}

export interface LexiconAttribute {
  code: string
  name: string
  unit: string | null
  compare: 'equal' | 'at least' | 'at most'
  /** Undefined: a bare number is never this one. */
  rank: number | undefined
  implies: string | undefined
  /** Kinds of parts whose rating must be equal, in phrases between bars: a fuse of 5 A is not one of 1 A. */
  equalFor?: string | undefined
  /** The categories whose goods have it. */
  leaves: number[]
}

/** The meanings of a phrase; goods match when one of them matches. */
export interface Meaning {
  /** Leaf categories. */
  leaves?: ReadonlySet<number>
  /** Whether the words are a name of its own, not just one word of a longer name. */
  isName?: boolean
  brandIds?: number[]
  values?: Array<{ code: string; name: string; valueIds: number[]; exactIds: number[] }>
  packageIds?: number[]
  /** The parameter that a number before it is a value of: 8 channels. */
  attribute?: LexiconAttribute
  /** Normalised numbers of a family begin with one of these: Artix-7 with XC7A. */
  beginnings?: string[]
  /** Whether the beginnings are what a number with a typo may be. */
  isSimilar?: true
  /** Synonyms. */
  sameAs?: string[]
  /** A stop word. */
  isFilling?: boolean
}

/** A parameter that more than this share of the kinds of parts have does not tell what a part is: packing, origin. */
const MOST_KINDS = 0.5
/** In words; of scripts without spaces, in characters. */
const MAX_PHRASE_LENGTH = 12
/** A parameter with more texts is searched by its values, not by its name. */
const MAX_ASKED_TEXTS = 3
/** A word in more texts is not specific. */
const MAX_VALUES_WITH = 60

const keyOf = (words: readonly string[]) => words.join(' ')

/** The lexicon: names of categories, makers, packages and values, and synonyms of staff. */
export class Lexicon {
  readonly attributes: readonly LexiconAttribute[]
  readonly categories: CategoryTree
  /** For suggestions. */
  readonly names: NameIndex
  readonly #phrases = new Map<string, Meaning>()
  readonly #vocabulary = new Vocabulary()
  readonly #brands: Map<number, LexiconSource['brands'][number]>
  readonly #packagesNamed = new Map<string, number[]>()
  readonly #packages: LexiconSource['packages']
  readonly #valuesWith = new Map<string, number[]>()
  readonly #longestFrom = new Map<string, number>()
  readonly #leafCount: number
  /** How many of all goods have each rank (`search_tokens`), as far as it is common. */
  readonly rankShares: ReadonlyMap<number, number>

  constructor(source: LexiconSource) {
    this.attributes = source.attributes
    this.categories = new CategoryTree(source.categories)
    this.#leafCount = this.categories.leaves.length
    this.names = new NameIndex(source)
    this.#brands = new Map(source.brands.map((brand) => [brand.brandId, brand]))
    this.goodsCount = this.goodsOf([...this.#brands.keys()])
    this.#packages = source.packages
    this.rankShares = source.rankShares ?? new Map()
    for (const { packageId, name } of source.packages)
      for (const short of shortNamesOf(name))
        this.#packagesNamed.set(short, [...(this.#packagesNamed.get(short) ?? []), packageId])
    this.#addCategories(source)
    for (const { brandId, name, aliases } of source.brands)
      for (const text of [name, ...aliases]) this.#add(wordsOf(text), { brandIds: [brandId] })
    for (const { packageId, name } of source.packages)
      for (const words of [...namesIn(name), ...familyOf(name), ...sizesIn(name)])
        this.#add(words, { packageIds: [packageId] })
    this.#addValues(source)
    for (const attribute of source.attributes) this.#addAttribute(attribute, source)
    this.#addCategoryWords(source)
    for (const { phrase, meaning } of source.synonyms)
      this.#add(wordsOf(phrase), meaning === '' ? { isFilling: true } : { sameAs: [meaning] })
    for (const phrase of this.#phrases.keys()) {
      const words = phrase.split(' ')
      const [first = ''] = words
      this.#longestFrom.set(first, Math.max(words.length, this.#longestFrom.get(first) ?? 0))
      for (const word of words) this.#vocabulary.add(word)
    }
  }

  /** Maximum length of phrases that start with this word; 0 for none. */
  longestFrom(word: string | undefined): number {
    return word === undefined ? MAX_PHRASE_LENGTH : (this.#longestFrom.get(word) ?? 0)
  }

  find(words: readonly string[]): Meaning | undefined {
    return this.#phrases.get(keyOf(words))
  }

  /** The categories of one of several phrases between bars. */
  leavesNamed(phrases: string): Set<number> {
    return new Set(phrases.split('|').flatMap((phrase) => [...(this.find(phrase.split(' '))?.leaves ?? [])]))
  }

  /** The parameter that is called so, or is by other words; rather one of numbers: four circuits are positions. */
  findAttribute(words: readonly string[]): LexiconAttribute | undefined {
    const { attribute, sameAs = [] } = this.find(words) ?? {}
    const called = [attribute, ...sameAs.map((text) => this.find(wordsOf(text))?.attribute)].filter((one) => one)
    return called.find((one) => one?.rank !== undefined) ?? called[0]
  }

  /** The known word that was most likely meant; undefined for a word that is known itself. */
  correct(word: string): string | undefined {
    return this.#vocabulary.correct(word) ?? this.#vocabulary.findEnd(word, (end) => this.#namesKind([end]))
  }

  /** Or other words for it do. A stick is a way of packing: a joystick is no kind of it. */
  #namesKind(words: readonly string[]): boolean {
    const { leaves, sameAs = [] } = this.find(words) ?? {}
    const last = (text: string) => wordsOf(text).slice(-1)
    return (
      leaves !== undefined || sameAs.some((text) => this.find(wordsOf(text))?.isName || this.find(last(text))?.isName)
    )
  }

  /** Whether most kinds of parts have this parameter. */
  isEverywhere(code: string): boolean {
    const attribute = this.attributes.find((one) => one.code === code)
    return (attribute?.leaves.length ?? 0) > this.#leafCount * MOST_KINDS
  }

  /** Texts with a word; none when there are too many. */
  valuesWith(text: string): readonly number[] {
    const [word, ...more] = wordsOf(text)
    const ids = word !== undefined && more.length === 0 ? this.#valuesWith.get(word) : undefined
    return ids && ids.length <= MAX_VALUES_WITH ? ids : []
  }

  /** Texts with all of these words; none when there are too many. */
  valuesWithAll(words: readonly string[]): readonly number[] {
    const [first = [], ...others] = words.map((word) => new Set(this.#valuesWith.get(word)))
    const ids = [...first].filter((id) => others.every((other) => other.has(id)))
    return ids.length <= MAX_VALUES_WITH ? ids : []
  }

  /** Of the whole store, about. */
  readonly goodsCount: number

  goodsOfCategory = (categoryId: number): number => this.categories.goodsOf(categoryId)

  brandName(brandId: number): string {
    return this.#brands.get(brandId)?.name ?? ''
  }

  goodsOf(brandIds: readonly number[]): number {
    return brandIds.reduce((sum, id) => sum + (this.#brands.get(id)?.goodsCount ?? 0), 0)
  }

  /** `SOT-23` is every SOT-23, with however many leads. */
  packagesNamed(name: string): readonly number[] {
    return this.#packagesNamed.get(name) ?? []
  }

  /** "48 pin" beside a kind without positions is a package of so many. */
  packagesOfPins(pins: number): number[] {
    const ending = new RegExp(`^[A-Z]+(?:-\\d+)?-${pins}W?$`)
    return this.#packages.filter(({ name }) => ending.test(name)).map(({ packageId }) => packageId)
  }

  #add(words: readonly string[], meaning: Meaning): void {
    if (words.length === 0 || words.length > MAX_PHRASE_LENGTH) return
    // Two words are also written as one: multiturn, opamp.
    const joined = words.length === 2 && words.every((word) => /^\p{L}{2,}$/u.test(word)) ? [words.join('')] : []
    for (const key of [keyOf(words), ...joined]) this.#phrases.set(key, mergeMeanings(this.#phrases.get(key), meaning))
  }

  #addCategories({ categories }: LexiconSource): void {
    const weak = new Map<string, Set<number>>()
    // "Automotive" and "Arrays" are found in several places: they say of what kind something is, not what it is.
    const places = Map.groupBy(categories, ({ name }) => keyOf(wordsOf(name)))
    for (const { categoryId, name } of categories) {
      const leaves = this.categories.leavesBelow(categoryId)
      const isName = places.get(keyOf(wordsOf(name)))?.length === 1
      for (const words of namesIn(name)) this.#add(words, { leaves: new Set(leaves), isName })
      for (const words of partsOf(name)) {
        // "Relays" of "Switches & Relays" are the categories below that are called so, if any are.
        const called = categories.filter(
          (one) =>
            one.categoryId !== categoryId &&
            this.categories.pathTo(one.categoryId).includes(categoryId) &&
            holds(one.name, words),
        )
        const own = called.flatMap((one) => this.categories.leavesBelow(one.categoryId))
        this.#add(words, { leaves: new Set(own.length > 0 ? own : leaves), isName: true })
      }
      for (const word of wordsOf(name)) {
        // Of "TO-220 Package" the number alone is none.
        if (STOP_WORDS.has(word) || word.length < 2 || /^\d+$/.test(word)) continue
        const known = weak.get(word)
        if (known) for (const leaf of leaves) known.add(leaf)
        else weak.set(word, new Set(leaves))
      }
    }
    // A word of a longer name counts only where it is no name of its own.
    for (const [word, leaves] of weak) if (!this.find([word])?.leaves) this.#add([word], { leaves })
  }

  /** Synonyms of staff override the names. */
  #addCategoryWords({ categoryWords }: LexiconSource): void {
    const taught = new Map<string, Set<number>>()
    for (const { phrase, categoryId } of categoryWords) {
      const key = keyOf(wordsOf(phrase))
      const leaves = taught.get(key) ?? new Set()
      for (const leaf of this.categories.leavesBelow(categoryId)) leaves.add(leaf)
      taught.set(key, leaves)
    }
    for (const [key, leaves] of taught) this.#phrases.set(key, { ...this.#phrases.get(key), leaves, isName: true })
  }

  /** The name of a parameter of few texts asks for goods that have it: rail-to-rail. */
  #addAttribute(attribute: LexiconAttribute, { values }: LexiconSource): void {
    const own = attribute.unit === null ? values.filter(({ code }) => code === attribute.code) : []
    const valueIds = own.map(({ valueId }) => valueId)
    const isAsked = own.length > 0 && own.length <= MAX_ASKED_TEXTS
    const asked = { code: attribute.code, name: attribute.name, valueIds, exactIds: valueIds }
    this.#add(wordsOf(attribute.name), { attribute, ...(isAsked && { values: [asked] }) })
  }

  /** "USB, CAN" is both of them. */
  #addValues({ values, attributes }: LexiconSource): void {
    const names = new Map(attributes.map(({ code, name }) => [code, name]))
    const parts = new Map<string, { words: string[]; code: string; valueIds: number[]; exactIds: number[] }>()
    for (const { valueId, text } of values)
      for (const word of new Set(wordsOf(text))) {
        const known = this.#valuesWith.get(word)
        if (known) known.push(valueId)
        else this.#valuesWith.set(word, [valueId])
      }
    for (const { valueId, code, text } of values)
      for (const part of new Set([text, ...text.split(/\s*[,;/]\s*/), ...sizesIn(text).flat()])) {
        const words = wordsOf(part)
        const key = `${code}:${keyOf(words)}`
        const known = parts.get(key) ?? { words, code, valueIds: [], exactIds: [] }
        known.valueIds.push(valueId)
        if (part === text) known.exactIds.push(valueId)
        parts.set(key, known)
      }
    const everywhere = new Set(attributes.flatMap(({ code }) => (this.isEverywhere(code) ? [code] : [])))
    const telling = new Set(
      [...parts.values()].filter(({ code }) => !everywhere.has(code)).map(({ words }) => keyOf(words)),
    )
    for (const { words, code, valueIds, exactIds } of parts.values()) {
      // "PH" is a series of connectors rather than the Philippines.
      if (everywhere.has(code) && words.join('').length === 2 && telling.has(keyOf(words))) continue
      // A number or a letter alone says nothing about which parameter it is of.
      if (words.every((word) => /^[\d.]+$/.test(word) || EVERYDAY_WORDS.has(word)) || words.join('').length < 2)
        continue
      this.#add(words, { values: [{ code, name: names.get(code) ?? code, valueIds, exactIds }] })
    }
    for (const { words, code, valueIds } of listWithin(parts.values()))
      this.#add(words, { values: [{ code, name: names.get(code) ?? code, valueIds, exactIds: [] }] })
  }
}
