import type { Context } from '#server/api/implement.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { fetchLater } from './fetch.job-handlers.ts'
import * as queries from './outside.queries.ts'
import { type PictureSigner, pictureIdOf, storedPicture } from './picture-signer.ts'

/** Shown until the picture of another host is here, and instead of one that cannot be fetched. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" role="img"><title>No picture yet</title><path fill="#f1f3f2" d="M0 0h400v300H0z"/><g fill="none" stroke="#b6bfbb" stroke-width="6" stroke-linejoin="round"><path d="M140 95h120v110H140z"/><path stroke-linecap="round" d="M165 95V70m35 25V70m35 25V70M165 230v-25m35 25v-25m35 25v-25"/></g><circle cx="160" cy="185" r="7" fill="#b6bfbb"/></svg>`

const A_DAY = 86_400
/** Those of one host leave room for the others. */
const LIMITS = { maxWaiting: 5000, maxPerHost: 500, retryMinutes: 60 }

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
