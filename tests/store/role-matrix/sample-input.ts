import type { Endpoint } from '#shared/endpoint.ts'
import { type JsonSchema, schemaOf } from '#tests/fuzz/schema-values.ts'

const FORMATS: Record<string, string> = {
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  date: '2026-01-31',
  'date-time': '2099-01-31T10:00:00.000Z',
}

/** The least that an endpoint asks for: required fields only, by name where there is such a thing. */
export const sampleInput = (endpoint: Endpoint, named: Record<string, unknown>): unknown =>
  sample(schemaOf(endpoint.input), named, '')

function sample(schema: JsonSchema, named: Record<string, unknown>, name: string): unknown {
  if (name in named) return named[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sample(first, named, name)
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    const wanted = Object.entries(properties).filter(
      ([field, { default: usual }]) => required.includes(field) && usual === undefined,
    )
    return Object.fromEntries(wanted.map(([field, part]) => [field, sample(part, named, field)]))
  }
  if (schema.type === 'array') return [sample(schema.items ?? {}, named, name.replace(/s$/, ''))]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return FORMATS[schema.format ?? ''] ?? 'Sample'
}
