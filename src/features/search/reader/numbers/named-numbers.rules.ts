import type { Lexicon, LexiconAttribute } from '../lexicon.rules.ts'
import { readPackages } from '../packages.rules.ts'
import type { Fact } from '../reading.ts'
import { wordsOf } from '../words.rules.ts'
import { type Quantity, readGrid, readQuantities, readSeveral } from './quantities.rules.ts'

/** So many words a parameter is called by: "collector emitter voltage". */
const MAX_NAME = 3

/** A word as it was typed, and in the form in which words are compared. */
export interface Token {
  text: string
  words: string[]
}

/** "8 channels", "16pin", "512KB flash", "Vds 30V": a number of a parameter that is named. */
export function readNamedNumber(
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
): { fact: Fact; tokens: number } | undefined {
  const { text } = tokens[at] ?? { text: '' }
  const next = tokens[at + 1]
  const nextAttribute = next && lexicon.findAttribute(next.words)
  const [, number, name] = /^(\d{1,4})-?([a-z]{2,})?$/i.exec(text) ?? []
  const attribute = name ? lexicon.findAttribute(wordsOf(name)) : nextAttribute
  if (number && attribute?.rank !== undefined && !attribute.unit) {
    const words = name ? text : `${text} ${next?.text}`
    const packageIds = attribute.code === 'positions' ? lexicon.packagesOfPins(Number(number)) : []
    const meaning = packageIds.length > 0 ? { packageIds } : {}
    return { fact: { words, meaning, named: { attribute, number: Number(number) } }, tokens: name ? 1 : 2 }
  }
  const glued = readGlued(text, lexicon)
  if (glued) return { fact: glued, tokens: 1 }
  return readNumberBefore(tokens, at, lexicon) ?? readNumberBehind(tokens, at, lexicon)
}

/** "512KB flash", "600nA quiescent current". */
function readNumberBefore(tokens: Token[], at: number, lexicon: Lexicon): { fact: Fact; tokens: number } | undefined {
  const { text } = tokens[at] ?? { text: '' }
  for (let count = Math.min(MAX_NAME - 1, tokens.length - at - 1); count > 0; count -= 1) {
    const name = tokens.slice(at + 1, at + 1 + count)
    const attribute = lexicon.findAttribute(name.flatMap(({ words }) => words))
    const quantity = attribute && readQuantityOf(text, attribute)
    if (!quantity) continue
    const words = [text, ...name.map((token) => token.text)].join(' ')
    return { fact: { words, meaning: {}, named: { attribute, number: quantity.number } }, tokens: 1 + count }
  }
  return undefined
}

/** "B3950": the letter of a parameter that is called by it, such as "B value". */
function readGlued(text: string, lexicon: Lexicon): Fact | undefined {
  const [, letter = '', digits] = /^([a-z])=?(\d{2,5})(?:K)?$/i.exec(text) ?? []
  if (!digits) return undefined
  const attribute = lexicon.attributes.find(
    ({ name, rank, unit }) => rank !== undefined && unit && wordsOf(name)[0] === letter.toLowerCase(),
  )
  if (!attribute) return undefined
  return { words: text, meaning: {}, named: { attribute, number: Number(digits) } }
}

/** "512K flash" are bytes, though nothing says so, and "8kb flash" are meant to be. */
const readQuantityOf = (text: string, { unit }: LexiconAttribute): Quantity | undefined =>
  [text, `${text}B`, text.replace(/b$/, 'B')].flatMap(readQuantities).find((one) => one.unit === unit)

/** "Vds 30V", "load capacitance 12.5pF". A word that is a kind of part is that first: "flash 16MB". */
function readNumberBehind(tokens: Token[], at: number, lexicon: Lexicon): { fact: Fact; tokens: number } | undefined {
  for (let count = Math.min(MAX_NAME, tokens.length - at - 1); count > 0; count -= 1) {
    const name = tokens.slice(at, at + count).flatMap((token) => token.words)
    const attribute = lexicon.findAttribute(name)
    const { text = '' } = tokens[at + count] ?? {}
    const meaning = lexicon.find(name)
    if (attribute?.rank === undefined || (meaning?.leaves && meaning.isName)) continue
    const quantity = attribute.unit
      ? readQuantities(text).find(({ unit }) => unit === attribute.unit)
      : /^\d{1,5}$/.test(text) && { number: Number(text), unit: '' }
    if (!quantity) continue
    const words = tokens.slice(at, at + count + 1).map((token) => token.text)
    const named = { attribute, number: quantity.number }
    return { fact: { words: words.join(' '), meaning: {}, named, quantities: [quantity] }, tokens: count + 1 }
  }
  return undefined
}

/** "2.7V-5.5V", "-40°C-85°C": the ends of a range. */
export function readRange(text: string): Fact[] | undefined {
  const [, low = '', , high = ''] = /^([-−]?\d+(?:\.\d+)?(V|°C))-(\d+(?:\.\d+)?\2)$/i.exec(text) ?? []
  if (!low) return undefined
  const fact = (end: string): Fact => ({ words: text, meaning: {}, quantities: readQuantities(end) })
  return [
    { ...fact(low), end: 'low' },
    { ...fact(high), end: 'high' },
  ]
}

/** "SO 8", "TO 92"; but of "1 to 3" nothing is a package. */
export function readPackageInTwo(tokens: Token[], at: number, lexicon: Lexicon): Fact | undefined {
  const [before = '', letters = '', number = ''] = [at - 1, at, at + 1].map((place) => tokens[place]?.text)
  if (!/^[a-z]{2,5}$/i.test(letters) || !/^\d{1,3}$/.test(number) || /^\d/.test(before)) return undefined
  const packages = readPackages(`${letters}-${number}`).filter((name) => lexicon.packagesNamed(name).length > 0)
  return packages.length > 0 ? { words: `${letters} ${number}`, meaning: {}, packages } : undefined
}

/** Packages, rows and positions, values. */
export function readMark(text: string, quantities: Quantity[], lexicon: Lexicon): Fact[] | undefined {
  const grid = readGrid(text)
  if (grid)
    return lexicon.attributes
      .filter((attribute) => attribute.code === 'rows' || attribute.code === 'positions')
      .map((attribute) => ({
        words: text,
        meaning: {},
        named: { attribute, number: attribute.code === 'rows' ? grid.rows : grid.positions },
      }))
  const several = readSeveral(text)
  const channels = several && lexicon.attributes.find(({ code }) => code === 'channels')
  if (several && channels)
    return [
      { words: text, meaning: {}, quantities: several.quantities },
      { words: text, meaning: {}, named: { attribute: channels, number: several.count } },
    ]
  const packages = readPackages(text)
  if (packages.length > 0) return [{ words: text, meaning: {}, packages, quantities }]
  const count = readPositions(text, lexicon)
  return quantities.length > 0 ? [{ words: text, meaning: {}, quantities, ...(count && { count }) }] : undefined
}

/** "24p" are 24 pF, or 24 positions of a connector. */
function readPositions(text: string, lexicon: Lexicon): Fact['count'] {
  const [, number] = /^(\d{1,3})p$/i.exec(text) ?? []
  const attribute = number && lexicon.attributes.find(({ code }) => code === 'positions')
  return attribute ? { attribute, number: Number(number) } : undefined
}
