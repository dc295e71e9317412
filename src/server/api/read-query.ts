import { z } from 'zod'

/** Query text to the types of the contract. Other values stay text, so that the contract refuses them with the field's name. */
export function readQuery(schema: z.ZodType, query: Record<string, unknown>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return query
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const given = query[name]
    if (given === '' && isUnusedFilter(field as z.ZodType)) continue // a shape holds schemas
    const schema = unwrap(field as z.ZodType) // a shape holds schemas
    // A name given twice keeps its last value, as in every other query reader of the web, unless it is a list.
    const text = Array.isArray(given) ? given.at(-1) : given
    if (schema instanceof z.ZodArray && given !== undefined) read[name] = readList(schema, [given].flat())
    else if (typeof text === 'string') read[name] = readText(schema, text)
  }
  return read
}

/** `status=` is what a form sends for a filter that is not used. A field that takes empty text keeps it. */
const isUnusedFilter = (field: z.ZodType): boolean => field.safeParse(undefined).success && !field.safeParse('').success

/** A list is JSON text, or plain values under one name: brandId=5&brandId=7. */
function readList(schema: z.ZodArray, given: unknown[]): unknown {
  const [text] = given
  if (given.length === 1 && typeof text === 'string' && text.startsWith('[')) return readJson(text)
  const element = unwrap(schema.element as z.ZodType) // what a list is of is a schema
  return given.map((one) => (typeof one === 'string' ? readText(element, one) : one))
}

function readText(schema: z.ZodType, text: string): unknown {
  if (schema instanceof z.ZodNumber) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (schema instanceof z.ZodBoolean)
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
  if (schema instanceof z.ZodLiteral) return [...schema.values].find((value) => String(value) === text) ?? text
  if (schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodRecord)
    return readJson(text)
  return text
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodPrefault
  ) {
    return unwrap(schema.unwrap() as z.ZodType) // what is wrapped is a schema
  }
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}
