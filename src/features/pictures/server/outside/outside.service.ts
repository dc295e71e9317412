import type { Context } from '#server/api/implement.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { fetchLater } from './fetch.job-handlers.ts'
import * as queries from './outside.queries.ts'
import { type PictureSigner, pictureIdOf, storedPicture } from './picture-signer.ts'
import { PLACEHOLDER } from './placeholder.ts'

const A_DAY = 86_400
const LIMITS = { maxWaiting: 5000, retryMinutes: 60 }

/** The picture as the store keeps it, or a placeholder until a job has fetched it. */
export async function openOutsidePicture(
  { sql, files }: Pick<Context, 'sql' | 'files'>,
  signer: PictureSigner,
  { address, signature }: { address: string; signature: string },
): Promise<FileAnswer> {
  const pictureId = pictureIdOf(address)
  const body = await files.find(storedPicture(pictureId))
  if (body) return { file: { body, contentType: 'image/webp', maxAge: A_DAY } }
  if (!signer.isSigned(address, signature)) throw new AppError('unknown_path', 'There is no such picture.')
  await want(sql, pictureId, address)
  return { file: { body: PLACEHOLDER, contentType: 'image/svg+xml', maxAge: 0 } }
}

async function want(sql: Db, pictureId: string, address: string): Promise<void> {
  if (!URL.canParse(address)) return
  const { host } = new URL(address)
  await inTransaction(sql, async (tx) => {
    const added = await queries.noteWanted(tx, { pictureId, address, host }, LIMITS)
    if (added.length > 0) await fetchLater(tx)
  })
}
