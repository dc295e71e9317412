import fc from 'fast-check'
import { z } from 'zod'
import { BOUNDARY_NUMBERS, NASTY_TEXTS, NASTY_VALUES } from './nasty-values.ts'

/** The part of JSON Schema that our contracts use. */
export interface JsonSchema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  multipleOf?: number
  $ref?: string
}

export interface Source {
  random: () => number
  /** Values of this name from answers to this caller, such as the numbers of their own orders. */
  known: (name: string) => readonly unknown[]
}

export const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema // what zod writes

export const pick = <T>(list: readonly T[], { random }: Pick<Source, 'random'>): T | undefined =>
  list[Math.floor(random() * list.length)]

const chance = (share: number, { random }: Source) => random() < share

/** A value that the schema allows, with ids that exist wherever the name is known. */
export function validValue(schema: JsonSchema, source: Source, name = ''): unknown {
  const known = source.known(name)
  if (known.length > 0 && !['object', 'array'].includes(schema.type ?? '') && chance(0.85, source))
    return pick(known, source)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum, source)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return validValue(pick(either, source) ?? {}, source, name)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => validValue(part, source, name)))
  if (schema.type === 'object') return validObject(schema, source)
  if (schema.type === 'array') return validList(schema, source, name)
  if (schema.type === 'integer' || schema.type === 'number') return validNumber(schema, source)
  if (schema.type === 'boolean') return chance(0.5, source)
  if (schema.type === 'string') return validText(schema, source, name)
  return schema.type === 'null' ? null : undefined
}

function validObject({ properties = {}, required = [], additionalProperties }: JsonSchema, source: Source): object {
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties))
    if (required.includes(name) || chance(0.5, source)) made[name] = validValue(schema, source, name)
  if (typeof additionalProperties === 'object') made.any = validValue(additionalProperties, source)
  return made
}

function validList({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema, source: Source, name: string): unknown[] {
  const length = Math.max(minItems, Math.min(maxItems, Math.floor(source.random() * 3) + 1))
  // `goodsIds` is a list of what is elsewhere called `goodsId`.
  return Array.from({ length }, () => validValue(items, source, name.replace(/s$/, '')))
}

function validNumber(schema: JsonSchema, source: Source): number {
  const least = Math.max(
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1),
    -1000,
  )
  const most = Math.min(schema.maximum ?? 1000, least + 20)
  return least + Math.floor(source.random() * (most - least + 1))
}

const patterns = new Map<string, fc.Arbitrary<string> | undefined>()
function textOf(pattern: string, source: Source): string | undefined {
  if (!patterns.has(pattern)) {
    try {
      patterns.set(pattern, fc.stringMatching(new RegExp(pattern), { size: '-1' }))
    } catch {
      patterns.set(pattern, undefined) // looks ahead or behind
    }
  }
  const texts = patterns.get(pattern)
  return texts && fc.sample(texts, { numRuns: 1, seed: Math.floor(source.random() * 2 ** 31) })[0]
}

const FORMATS: Record<string, string[]> = {
  'date-time': ['2026-01-31T10:00:00.000Z', '2099-12-31T23:59:59Z', '1970-01-01T00:00:00Z'],
  date: ['2026-01-31', '2024-02-29', '2099-12-31'],
  uuid: ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '00000000-0000-0000-0000-000000000000'],
  uri: ['https://parts.example/a?b=1#c'],
}
const WORDS = ['LM358', 'ne555', 'Reel of 3,000', 'TEST', '10k 1% 0603', 'Straße 7', 'b@buyers.example', '12.50', '0']

function validText(schema: JsonSchema, source: Source, name: string): string {
  const formats = FORMATS[schema.format ?? '']
  if (formats) return pick(formats, source) ?? ''
  if (schema.pattern) return textOf(schema.pattern, source) ?? ''
  if (/email/i.test(name)) return `fuzz-${Math.floor(source.random() * 1000)}@buyers.example`
  const word = pick(WORDS, source) ?? ''
  return word.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 100)
}

/** The same value with one part replaced by something the schema, or common sense, does not expect. */
export function spoil(value: unknown, schema: JsonSchema, source: Source): unknown {
  if (Array.isArray(value) && value.length > 0 && chance(0.8, source)) {
    const place = Math.floor(source.random() * value.length)
    return value.with(place, spoil(value[place], schema.items ?? {}, source))
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && chance(0.95, source)) {
    const name = pick(Object.keys({ ...schema.properties, ...value }), source)
    if (name === undefined) return value
    const part = (value as Record<string, unknown>)[name] // an object, as was just seen
    return { ...value, [name]: spoil(part, schema.properties?.[name] ?? {}, source) }
  }
  return nastyValue(schema, source)
}

function nastyValue(schema: JsonSchema, source: Source): unknown {
  if (chance(0.3, source)) return pick(NASTY_VALUES, source)
  const { type } = schema.anyOf?.[0] ?? schema
  if (type === 'integer' || type === 'number')
    return pick([...BOUNDARY_NUMBERS, schema.maximum ?? 0, schema.minimum ?? 0], source)
  if (type === 'array')
    return Array.from({ length: Math.min((schema.maxItems ?? 50) + 1, 300) }, () =>
      validValue(schema.items ?? {}, source),
    )
  const longest = Math.min(schema.maxLength ?? 500, 20_000)
  return pick([...NASTY_TEXTS, '€'.repeat(longest), 'x'.repeat(longest + 1)], source)
}
