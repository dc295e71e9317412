import type { Lexicon, Meaning } from './lexicon.rules.ts'
import type { Token } from './numbers/named-numbers.rules.ts'
import { isUnspaced } from './words.rules.ts'

interface Phrase {
  meaning: Meaning
  isAttribute: boolean
  tokens: number
  words: string
}

/** The longest phrase; a complete value wins over words of a longer one: "right angle" of "right angle SMA". */
export function findPhrase(tokens: Token[], at: number, lexicon: Lexicon): Phrase | undefined {
  const [longest, ...shorter] = listPhrases(tokens, at, lexicon)
  if (!longest || !isInside(longest.meaning)) return longest
  const isExact = ({ meaning }: Phrase) => meaning.values?.some(({ exactIds }) => exactIds.length > 0)
  return shorter.find(isExact) ?? longest
}

/** Whether a phrase only stands in longer values. */
const isInside = ({ leaves, brandIds, packageIds, sameAs, isFilling, values }: Meaning): boolean =>
  ![leaves, brandIds, packageIds, sameAs, isFilling].some((meant) => meant !== undefined) &&
  values !== undefined &&
  values.every(({ exactIds }) => exactIds.length === 0)

/** Only phrases that end where a token ends: "op-amp" is one token, "op" alone is not half of it. */
function* listPhrases(tokens: Token[], at: number, lexicon: Lexicon): Generator<Phrase> {
  for (let count = countTokens(tokens, at, lexicon); count > 0; count -= 1) {
    const part = tokens.slice(at, at + count)
    if (part.at(-1)?.words.length === 0) continue
    // In "SMD 4 pin" the number belongs to what follows it.
    const next = tokens[at + count]
    if (count > 1 && next && /^\d+$/.test(part.at(-1)?.text ?? '') && lexicon.findAttribute(next.words)) continue
    const words = part.flatMap((token) => token.words)
    const meaning = lexicon.find(words)
    const isAttribute = lexicon.findAttribute(words) !== undefined
    if (meaning && (isSpecific(meaning) || meaning.sameAs || meaning.isFilling || (isAttribute && words.length > 1)))
      yield { meaning, isAttribute, tokens: count, words: asTyped(part) }
  }
}

/** Without spaces between characters of scripts that have none: 保险丝. */
const asTyped = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .reduce((before, text) => (isUnspaced(before.slice(-1)) && isUnspaced(text) ? before + text : `${before} ${text}`))

/** As many as the longest phrase may have. A sign between two words is a token without words: "Tape & reel". */
function countTokens(tokens: Token[], at: number, lexicon: Lexicon): number {
  const longest = lexicon.longestFrom(tokens[at]?.words[0])
  let [count, words] = [0, 0]
  while (at + count < tokens.length && words < longest) {
    if (tokens[at + count]?.words.length !== 0) words += 1
    count += 1
  }
  return count
}

export const isSpecific = ({ leaves, brandIds, values, packageIds, beginnings }: Meaning): boolean =>
  [leaves, brandIds, values, packageIds, beginnings].some((meant) => meant !== undefined)
