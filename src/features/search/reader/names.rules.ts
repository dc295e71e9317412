import { wordsOf } from './words.rules.ts'

/** How the names of categories and packages are also called. */

/** Words in names of categories without a meaning of their own. */
export const STOP_WORDS = new Set('and or of the to with for other general purpose type'.split(' '))

/** Words of a sentence that are also codes of countries: "my order" and "resistencia de 10k" say nothing about where a part was made. */
export const EVERYDAY_WORDS = new Set('am as at be de in is it la me my no so to'.split(' '))

/** "Chip Resistors (SMD)" is called that, chip resistors, or SMD. */
export function namesIn(name: string): string[][] {
  const [, plain = name, inside = ''] = /^(.*?)\s*\((.*)\)\s*$/.exec(name) ?? []
  return [name, plain, inside].map(wordsOf).filter(tellsSomething)
}

/** SOT-23-5 is a SOT-23, too, "Case C (6032-28)" a Case C, and "PDFN-8 5×6" a PDFN-8. */
export const shortNamesOf = (name: string): string[] => [
  name,
  ...Array.from(name.matchAll(/-| \(| (?=\d+×)/g), ({ index }) => name.slice(0, index)),
]

/** DIP-8 is a DIP, and HC-49/US is called HC49 or HC49US. */
export function familyOf(name: string): string[][] {
  const [, family] = /^([A-Z]{3,})-\d|^([A-Z][a-z]{3,}) \d/.exec(name)?.filter(Boolean) ?? []
  const [, letters, digits, more] = /^([A-Z]{2,})-(\d+)\/([A-Z]+)/.exec(name) ?? []
  const written = letters
    ? [`${letters}${digits}`, `${letters}-${digits}`, `${letters}${digits}${more}`, `${letters}-${digits}/${more}`]
    : []
  return [...(family ? [family] : []), ...written].map(wordsOf)
}

/** "6 × 6 × 5 mm" is asked for as 6x6x5, 6x6mm or 6x6. */
export function sizesIn(name: string): string[][] {
  const [, first, second, third] = /^([\d.]+)\s*×\s*([\d.]+)(?:\s*×\s*([\d.]+))?\s*mm$/.exec(name) ?? []
  if (!first || !second) return []
  const [a, b, c] = [first, second, third].map((one) => one && String(Number(one)))
  const sizes = [`${a}x${b}`, ...(c ? [`${a}x${b}x${c}`] : [])]
  return sizes.flatMap((size) => [[size], [`${size}mm`]])
}

/** Cortex-A53 is a Cortex-A, and Cortex-M4F a Cortex-M4. */
export function withoutVersion(words: readonly string[]): string[][] {
  const [, letter, digits, unit] = /^([a-z])(\d+)(?:\+|(f))?$/.exec(words.at(-1) ?? '') ?? []
  const names = letter ? [letter, ...(unit ? [`${letter}${digits}`] : [])] : []
  return names.map((name) => [...words.slice(0, -1), name])
}

/** "Buzzers & Speakers" are two kinds. */
export function partsOf(name: string): string[][] {
  const parts = name.replace(/\(.*\)/, '').split(/\s*[&/]\s*|\s+-\s+/)
  return parts.length > 1 ? parts.map(wordsOf).filter(tellsSomething) : []
}

/** A letter alone, as in "USB-A/B", is no name. */
const tellsSomething = (words: string[]) => words.join('').length > 1 && words.some((word) => !STOP_WORDS.has(word))

export const holds = (name: string, words: string[]) => {
  const own = wordsOf(name)
  return words.every((word) => own.includes(word))
}
