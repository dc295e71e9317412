import type { Family, Part } from '../../family.ts'

/** One legal value of a field: the letters it prints into the number, besides whatever it means. */
export interface Choice {
  readonly code: string
  /** Other ways people write the same value. */
  readonly also?: readonly string[]
}

/** A field with too many values to list, such as the frequency of a programmable oscillator. */
export interface OpenField<V extends Choice> {
  readonly size: number
  /** What the field looks like inside a number; a regular expression without capturing groups. */
  readonly pattern: string
  at(index: number): V
  read(text: string): V | undefined
}

type Fields = Record<string, readonly Choice[] | OpenField<Choice>>
type ValueOf<F> = F extends readonly (infer V)[] ? V : F extends OpenField<infer V> ? V : never
type Chosen<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }

/** A part without its number: the number follows from the fields. */
export type Described = Omit<Part, 'model' | 'stem'>

interface Numbering<F extends Fields> {
  /**
   * How the maker prints the number: `{name}` stands for a field; what stands in square brackets is always printed
   * but may be missing when people write it, and its fields then take their first value.
   */
  model: string
  /** The number without its packing code, where the two differ. */
  stem?: string
  /** Quite different spellings of the same number, such as Molex's ten digits. */
  alsoWritten?: readonly string[]
  fields: F
  describe(chosen: Chosen<F>): Described
}

export interface Rule {
  size: number
  at(index: number): Part
  parse(model: string): Part | undefined
}

const compact = (text: string) => text.replace(/\s+/g, '')
const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Values that can all be listed. */
function listedField<V extends Choice>(choices: readonly V[]): OpenField<V> {
  const byCode = new Map<string, V>()
  for (const choice of choices)
    for (const code of [choice.code, ...(choice.also ?? [])]) byCode.set(compact(code).toUpperCase(), choice)
  const longestFirst = [...byCode.keys()].sort((a, b) => b.length - a.length)
  return {
    size: choices.length,
    pattern: longestFirst.map(escapeForPattern).join('|'),
    at(index) {
      const choice = choices[index]
      if (!choice) throw new RangeError(`No choice ${index} of ${choices.length}`)
      return choice
    },
    read: (text) => byCode.get(text.toUpperCase()),
  }
}

type Piece = { text: string } | { field: string }

function piecesOf(template: string): Piece[] {
  const printed = template.replace(/[[\]]/g, '')
  return printed
    .split(/\{(\w+)\}/)
    .map((text, i) => (i % 2 ? { field: text } : { text }))
    .filter((piece) => 'field' in piece || piece.text !== '')
}

function patternOf(template: string, fields: Map<string, OpenField<Choice>>): RegExp {
  const source = template.split(/(\{\w+\}|[[\]])/).map((token) => {
    if (token === '[') return '(?:'
    if (token === ']') return ')?'
    const field = token.startsWith('{') ? fields.get(token.slice(1, -1)) : undefined
    return field ? `(?<${token.slice(1, -1)}>${field.pattern})` : escapeForPattern(compact(token))
  })
  return new RegExp(`^${source.join('')}$`, 'i')
}

/** One way a number is written. */
interface Spelling {
  /** Letters that every such number begins with. */
  readonly beginning: string
  readonly template: string
  pattern?: RegExp
}

const beginningOf = (template: string) => compact(/^[^{[]*/.exec(template)?.[0] ?? '').toUpperCase()

export function numbers<F extends Fields>({ model, stem, alsoWritten = [], fields, describe }: Numbering<F>): Rule {
  const ordered = Object.entries(fields).map(
    ([name, field]) => [name, 'pattern' in field ? field : listedField(field)] as const,
  )
  const byName = new Map<string, OpenField<Choice>>(ordered)
  const modelPieces = piecesOf(model)
  const stemPieces = stem === undefined ? undefined : piecesOf(stem)
  // Most rules are only ever asked to make numbers, so the reading side waits until someone reads.
  let spellings: Spelling[] | undefined
  const readSpellings = () =>
    [model, ...alsoWritten].map((template) => ({ beginning: beginningOf(template), template }))

  function write(pieces: Piece[], chosen: Record<string, Choice>): string {
    let text = ''
    for (const piece of pieces) text += 'text' in piece ? piece.text : (chosen[piece.field]?.code ?? '')
    return text
  }

  function partOf(chosen: Record<string, Choice>): Part {
    const written = write(modelPieces, chosen)
    return {
      model: written,
      stem: stemPieces ? write(stemPieces, chosen) : written,
      // Both callers fill every field from its own table, which is what Chosen says.
      ...describe(chosen as Chosen<F>),
    }
  }

  return {
    size: ordered.reduce((product, [, field]) => product * field.size, 1),
    at(index) {
      const chosen: Record<string, Choice> = {}
      let rest = index
      for (const [name, field] of ordered) {
        chosen[name] = field.at(rest % field.size)
        rest = Math.floor(rest / field.size)
      }
      return partOf(chosen)
    },
    parse(text) {
      const bare = compact(text).toUpperCase()
      spellings ??= readSpellings()
      for (const spelling of spellings) {
        // Most numbers are of other rules, and patterns are slow to build and to refuse one.
        if (!bare.startsWith(spelling.beginning)) continue
        spelling.pattern ??= patternOf(spelling.template, byName)
        const match = spelling.pattern.exec(bare)
        if (!match) continue
        const chosen: Record<string, Choice> = {}
        for (const [name, field] of ordered) {
          const written = match.groups?.[name]
          const choice = written === undefined ? field.at(0) : field.read(written)
          if (!choice) return undefined
          chosen[name] = choice
        }
        return partOf(chosen)
      }
      return undefined
    },
  }
}

/** One round of dealing: from this index on, the rules from `active` on are left and each has dealt `dealt` numbers. */
interface Round {
  readonly start: number
  readonly dealt: number
  readonly active: number
}

/**
 * Several numbering rules of one maker sold as one family; the rules must not make the same number. The rules take
 * turns, each with its first values first, so that a small catalogue holds the common parts of every series.
 */
export function family(code: string, weight: number, rules: readonly Rule[]): Family {
  const bySize = rules.filter((rule) => rule.size > 0).sort((a, b) => a.size - b.size)
  const rounds: Round[] = []
  let size = 0
  let dealt = 0
  bySize.forEach((rule, active) => {
    if (rule.size === dealt) return
    rounds.push({ start: size, dealt, active })
    size += (rule.size - dealt) * (bySize.length - active)
    dealt = rule.size
  })

  return {
    code,
    size,
    weight,
    at(index) {
      if (!(index >= 0 && index < size)) throw new RangeError(`${code} has ${size} numbers, none at ${index}`)
      let low = 0
      let high = rounds.length - 1
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if ((rounds[middle]?.start ?? size) <= index) low = middle
        else high = middle - 1
      }
      const { start, dealt: before, active } = rounds[low] ?? { start: 0, dealt: 0, active: 0 }
      const turns = bySize.length - active
      const rule = bySize[active + ((index - start) % turns)]
      if (!rule) throw new RangeError(`${code} has no rule for ${index}`)
      return rule.at(before + Math.floor((index - start) / turns))
    },
    parse(model) {
      for (const rule of rules) {
        const part = rule.parse(model)
        if (part) return part
      }
      return undefined
    },
  }
}

/** Products that follow no grammar: each number stands for itself. */
export const listed = <V extends Choice>(items: readonly V[], describe: (item: V) => Described): Rule =>
  numbers({ model: '{item}', fields: { item: items }, describe: ({ item }) => describe(item) })
