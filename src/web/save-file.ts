import type { z } from 'zod'
import { type Endpoint, writeQuery } from '../shared/endpoint.ts'
import { fetchFile } from './call.ts'

/** Saves what an endpoint answers with under a name; the token travels along, which a plain link would not do. */
export async function saveFile<I extends z.ZodType>(
  endpoint: Endpoint<I>,
  input: z.input<I> & object,
  name: string,
): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(`${endpoint.path}?${writeQuery(input)}`))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
