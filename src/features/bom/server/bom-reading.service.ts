import type { Db } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError } from '#shared/app-error.ts'
import type { UploadedFile } from '#shared/uploaded-file.ts'
import type { ReadingOptions } from './reading/read-bom.ts'
import { runReader } from './reading/run-reader.ts'

export interface SentBom extends ReadingOptions {
  file?: UploadedFile
  text?: string
}

const TEN_MINUTES = { limit: 300, windowSeconds: 600 }

/** The result, already serialised. The file is not stored. */
export async function readUploadedBom(
  sql: Db,
  { file, text, ...options }: SentBom,
  address: string,
): Promise<Uint8Array> {
  if (!file === !text)
    throw new AppError(
      'invalid_input',
      file ? 'Please send a file or a text, not both.' : 'Please choose a file or paste a text.',
    )
  await consumeRateLimit(sql, `bom-upload:${networkOf(address)}`, TEN_MINUTES)
  return runReader(file?.bytes ?? new TextEncoder().encode(text), options)
}
