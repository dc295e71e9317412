import { typosBetween } from '../words.rules.ts'

/** Shorter words have too many neighbours, and only long ones may hold two typing errors. */
const MIN_CORRECTED_LENGTH = 4
const LONG_WORD = 7
/** Of two words joined: letters of the first and of the second. */
const MIN_JOINED_LENGTH = 3
const MIN_END_LENGTH = 5
/** Less than one typo. */
const SAME_SOUND = 0.5
const LEFT_OUT = 0.25

/** The same for vowels that are confused, and for letters that are doubled or not. */
const soundOf = (word: string): string => word.replace(/[aeiouy]+/g, 'a').replace(/(.)\1+/g, '$1')

/** Whether all letters are there, in their order. */
function holdsAll(word: string, letters: string): boolean {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at += 1
  return at === letters.length
}

/** All words that are known, to find the one that a misspelt word may be. */
export class Vocabulary {
  /** By their first letter and length. */
  readonly #byLength = new Map<string, string[]>()
  readonly #known = new Set<string>()

  add(word: string): void {
    if (this.#known.has(word)) return
    this.#known.add(word)
    if (word.length <= MIN_CORRECTED_LENGTH || /\d/.test(word)) return
    const key = `${word[0]}${word.length}`
    const known = this.#byLength.get(key)
    if (known) known.push(word)
    else this.#byLength.set(key, [word])
  }

  /** The known word that was most likely meant; undefined for a word that is known itself. */
  correct(word: string): string | undefined {
    if (word.length < MIN_CORRECTED_LENGTH || /\d/.test(word) || this.#known.has(word)) return undefined
    const most = word.length >= LONG_WORD ? 2 : 1
    const sound = soundOf(word)
    let best: { word: string; typos: number } | undefined
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const known of this.#byLength.get(`${word[0]}${length}`) ?? []) {
        const apart = typosBetween(word, known, most)
        if (apart > most) continue
        // Of words as near as each other the one that sounds so: a senser is a sensor, not a sense. And rather letters
        // are left out than wrong: so is a sensr.
        const typos = apart - (soundOf(known) === sound ? SAME_SOUND : holdsAll(known, word) ? LEFT_OUT : 0)
        if (!best || typos < best.typos) best = { word: known, typos }
      }
    return best?.word
  }

  /** German joins words, and the last one says what it is: a "Schmelzsicherung" is a "Sicherung". Undefined for a known word. */
  findEnd(word: string, isMeant: (end: string) => boolean): string | undefined {
    if (!/^\p{L}+$/u.test(word) || this.#known.has(word)) return undefined
    for (let cut = MIN_JOINED_LENGTH; cut <= word.length - MIN_END_LENGTH; cut += 1)
      if (isMeant(word.slice(cut))) return word.slice(cut)
    return undefined
  }
}
