import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { describeIssue } from '../describe-issue.ts'
import { yieldWhenDue } from '../event-loop.ts'
import { readInput } from './read-input.ts'

/** Lines checked at a time. */
const SLICE = 25

/** Like `readInput`, but long lists are checked in slices: thousands of lines at once would block the event loop. */
export async function readLongInput<I extends z.ZodType>(schema: I, input: unknown): Promise<z.output<I>> {
  const long = schema instanceof z.ZodObject ? longLists(schema, input) : []
  if (long.length === 0) return readInput(schema, input)
  const begins = Object.fromEntries(long.map(({ name, items }) => [name, items.slice(0, SLICE)]))
  const read = readInput(schema, { ...Object(input), ...begins }) as Record<string, unknown[]>
  for (const { name, items, schema: list } of long) {
    assertLength(name, items, list)
    const checked = read[name] ?? []
    for (let from = SLICE; from < items.length; from += SLICE) {
      await yieldWhenDue()
      checked.push(...readSlice(name, list, items, from))
    }
    read[name] = checked
  }
  return read as z.output<I> // each list whole again, every item of it checked by its schema
}

interface LongList {
  name: string
  items: unknown[]
  schema: z.ZodArray
}

function longLists(schema: z.ZodObject, input: unknown): LongList[] {
  return Object.entries(schema.shape).flatMap(([name, member]) => {
    const items: unknown = Object(input)[name]
    const isLong = member instanceof z.ZodArray && Array.isArray(items) && items.length > SLICE
    return isLong ? [{ name, items, schema: member }] : []
  })
}

/** The checks of a list, such as how many items it may have, are those of all its items. */
function assertLength(name: string, items: unknown[], { def }: z.ZodArray): void {
  readInput(
    z.object({ [name]: z.array(z.unknown()).check(...((def.checks ?? []) as z.core.$ZodCheck<unknown[]>[])) }),
    { [name]: items },
  )
}

function readSlice(name: string, { element }: z.ZodArray, items: unknown[], from: number): unknown[] {
  const slice = z.array(element as z.ZodType).safeParse(items.slice(from, from + SLICE), { error: describeIssue })
  if (slice.success) return slice.data
  // Again with its place in the list, for the message.
  const [issue] = slice.error.issues
  const [place = 0, ...rest] = issue?.path ?? []
  const at = [name, from + Number(place), ...rest].join('.')
  throw new AppError('invalid_input', `${at}: ${issue?.message ?? 'This is not valid.'}`)
}
