import type { z } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import { fetchFileBy } from './call.ts'

/** Saves what an endpoint answers with under a name; the token travels along, which a plain link would not do. */
export async function saveFile<I extends z.ZodType>(
  endpoint: Endpoint<I>,
  input: z.input<I> & object,
  name: string,
): Promise<void> {
  saveBlob(await fetchFileBy(endpoint, input), name)
}

export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
