import type { Fact, Reading } from './reading.ts'

/** A part of a board: R1, C12, U3, or several of them: R1-R4. They stand beside numbers in lists. */
const REFERENCE = /^(R|C|L|D|Q|U|J|K|F|X|Y|IC|CN|FB|TP|SW|LED)\d{1,3}(?:-\1?\d{1,3})?$/i
/** How many, beside a number: "100", "x10", "10pcs", "5 x". */
const COUNT = /^(?:x?\d{1,6}(?:x|pcs?|ea)?|x|qty|pcs?)$/i
const PIECES = /^\d{1,6}pcs?$/i

/** In a line of a list, what stands beside the number is how many and where on the board. */
export function dropListMarks(reading: Reading, text: string): void {
  const isMakerNamed = reading.facts.some(({ meaning }) => meaning.brandIds)
  // Some makers' numbers are nothing but digits: Keystone 5010.
  if (isMakerNamed && reading.numbers.length === 0) {
    reading.numbers = reading.words.filter((word) => /^\d{3,5}$/.test(word))
    reading.words = reading.words.filter((word) => !reading.numbers.includes(word))
  }
  dropReferences(reading, text)
  reading.numbers = reading.numbers.filter((number) => !PIECES.test(number))
  if (reading.numbers.length === 0) return
  reading.words = reading.words.filter((word) => !COUNT.test(word))
  reading.facts = reading.facts.filter(
    ({ words, quantities, packages }) => !(quantities && !packages && COUNT.test(words)),
  )
}

function dropReferences(reading: Reading, text: string): void {
  const leading = listLeading(text)
  const isLeading = ({ words }: Fact) => leading.includes(words)
  const isResistance = ({ quantities = [] }: Fact) => quantities.some(({ unit }) => unit === 'Ω')
  // "R12" alone is 120 mΩ, but before another resistance the place of it.
  if (reading.facts.some((fact) => isResistance(fact) && !isLeading(fact)))
    reading.facts = reading.facts.filter((fact) => !(isResistance(fact) && isLeading(fact)))
  const isReference = (word: string) => word.split(',').every((one) => REFERENCE.test(one))
  const isDescribed = reading.facts.some((fact) => (fact.quantities || fact.packages) && !isLeading(fact))
  const isBesideNumber = !reading.numbers.every(isReference)
  if (!isDescribed && !isBesideNumber) return
  reading.numbers = reading.numbers.filter((word) => !isReference(word) || (!isBesideNumber && !leading.includes(word)))
  // Elsewhere they are parts of names: ESP32 C3.
  reading.words = reading.words.filter((word) => !leading.includes(word))
}

/** The references that a text begins with: "R1,R2,R3 4k7", "C5 100nF". */
function listLeading(text: string): string[] {
  const words = text.trim().split(/[\s;]+/)
  const end = words.findIndex((word) => !word.split(',').every((one) => one === '' || REFERENCE.test(one)))
  return words.slice(0, Math.max(end, 0)).flatMap((word) => [word, ...word.split(',')])
}
