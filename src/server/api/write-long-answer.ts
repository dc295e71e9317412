import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { z } from 'zod'
import { PreparedAnswer } from './prepared-answer.ts'

/** Lines checked and written before yielding to the event loop. */
const SLICE = 25

/** Checks an answer against its contract, long lists in batches. */
export async function writeLongAnswer<Schema extends z.ZodObject>(
  schema: Schema,
  answer: z.input<Schema>,
): Promise<PreparedAnswer> {
  const members: string[] = []
  for (const [name, member] of Object.entries(schema.shape)) {
    const value: unknown = answer[name]
    const written = Array.isArray(value) ? await writeSlices(member, value) : JSON.stringify(z.parse(member, value))
    members.push(`${JSON.stringify(name)}:${written}`)
  }
  return new PreparedAnswer(Buffer.from(`{${members.join(',')}}`))
}

/** The schema of a list also checks a part of it. */
async function writeSlices(list: z.core.$ZodType, items: readonly unknown[]): Promise<string> {
  const pieces: string[] = []
  for (let from = 0; from < items.length; from += SLICE) {
    pieces.push(JSON.stringify(z.parse(list, items.slice(from, from + SLICE))).slice(1, -1))
    await yieldToEventLoop()
  }
  return `[${pieces.join(',')}]`
}
