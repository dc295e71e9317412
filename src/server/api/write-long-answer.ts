import { z } from 'zod'
import { yieldWhenDue } from '../event-loop.ts'
import { PreparedAnswer } from './prepared-answer.ts'

/** Lines checked and written at a time. */
const SLICE = 25

/** Checks an answer against its contract, long lists in batches. */
export async function writeLongAnswer<Schema extends z.ZodObject>(
  schema: Schema,
  answer: z.input<Schema>,
): Promise<PreparedAnswer> {
  const pieces: Buffer[] = []
  const write = (text: string) => pieces.push(Buffer.from(text))
  for (const [place, [name, member]] of Object.entries(schema.shape).entries()) {
    write(`${place === 0 ? '{' : ','}${JSON.stringify(name)}:`)
    const value: unknown = answer[name]
    if (Array.isArray(value)) await writeSlices(member, value, write)
    else write(JSON.stringify(z.parse(member, value)))
  }
  write('}')
  return new PreparedAnswer(Buffer.concat(pieces))
}

/** The schema of a list also checks a part of it. */
async function writeSlices(
  list: z.core.$ZodType,
  items: readonly unknown[],
  write: (text: string) => void,
): Promise<void> {
  write('[')
  for (let from = 0; from < items.length; from += SLICE) {
    const slice = JSON.stringify(z.parse(list, items.slice(from, from + SLICE)))
    write(`${from === 0 ? '' : ','}${slice.slice(1, -1)}`)
    await yieldWhenDue()
  }
  write(']')
}
