/**
 * The stem of an English word by the algorithm Porter2, which PostgreSQL has as `english_stem`: "connectors" and "connected"
 * are `connect`. Only for words of the letters a to z.
 */
export function stem(word: string): string {
  if (word.length <= 2) return word
  const known = EXCEPTIONS.get(word)
  if (known !== undefined) return known
  // A capital Y stands for one that is a consonant.
  const marked = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const [r1, r2] = regionsOf(marked)
  const singular = withoutPlural(marked)
  if (INVARIANT.has(singular)) return singular
  const verb = withFinalI(withoutVerbEnding(singular, r1))
  const adjective = replaceEnding(replaceEnding(verb, STEP_2, r1, r2), STEP_3, r1, r2)
  return withoutLastLetter(replaceEnding(adjective, STEP_4, r2, r2), r1, r2).toLowerCase()
}

const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word): [string, string] => [word, word]),
])

const INVARIANT = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])

/** Where the regions begin in which endings are looked for: behind the first consonant after a vowel, and once more. */
function regionsOf(word: string): [r1: number, r2: number] {
  const r1 = /^(?:gener|commun|arsen)/.exec(word)?.[0].length ?? endOfVowels(word, 0)
  return [r1, endOfVowels(word, r1)]
}

function endOfVowels(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  return /[aeiouy].*[^us]s$/.test(word) && !/^[^aeiouy]*[aeiouy]s$/.test(word) ? word.slice(0, -1) : word
}

/** Not "add" and "egg", which would lose their last letter. */
const DOUBLE = /(?<!^[aeo])(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/
/** A vowel between consonants, or one that begins the word. */
const SHORT_SYLLABLE = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/

function withoutVerbEnding(word: string, r1: number): string {
  const [ending = ''] = /(?:eedly|eed|ingly|edly|ing|ed)$/.exec(word) ?? []
  const rest = word.slice(0, word.length - ending.length)
  if (ending.startsWith('eed')) return rest.length >= r1 ? `${rest}ee` : word
  if (ending === '' || !/[aeiouy]/.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (DOUBLE.test(rest)) return rest.slice(0, -1)
  return rest.length <= r1 && SHORT_SYLLABLE.test(rest) ? `${rest}e` : rest
}

const withFinalI = (word: string): string => (/.[^aeiouy][yY]$/.test(word) ? `${word.slice(0, -1)}i` : word)

/** An ending and what replaces it, if what is before it ends so and, where that is said, it is in the second region. */
type Ending = [ending: string, replacement: string, before?: RegExp, isInR2?: true]

const STEP_2: readonly Ending[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og', /l$/],
  ['li', '', /[cdeghkmnrt]$/],
]

const STEP_3: readonly Ending[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', '', /$/, true],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]

const STEP_4: readonly Ending[] = [
  ['ement', ''],
  ...['ance', 'ence', 'able', 'ible', 'ment'].map((ending): Ending => [ending, '']),
  ...['ant', 'ent', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize'].map((ending): Ending => [ending, '']),
  ['ion', '', /[st]$/],
  ...['al', 'er', 'ic'].map((ending): Ending => [ending, '']),
]

/** Only the longest ending that the word has is looked at. */
function replaceEnding(word: string, endings: readonly Ending[], region: number, r2: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const [ending, replacement, before, isInR2] = found
  const rest = word.slice(0, word.length - ending.length)
  return rest.length >= (isInR2 ? r2 : region) && (!before || before.test(rest)) ? rest + replacement : word
}

function withoutLastLetter(word: string, r1: number, r2: number): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) return rest.length >= r2 || (rest.length >= r1 && !SHORT_SYLLABLE.test(rest)) ? rest : word
  return word.endsWith('ll') && rest.length >= r2 ? rest : word
}
