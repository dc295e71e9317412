import { MAX_UPLOAD, typeOfFile, typesTaken } from '#features/resource/resource.rules.ts'
import { cleanPicture } from '#features/resource/server/clean-picture.ts'
import { getOutside, type Outside } from '#server/net/outside.ts'
import { AppError } from '#shared/app-error.ts'

/** For all of it, with every redirect. */
const TIMEOUT_MS = 10_000

/** Thrown for what is no picture that the store shows, with the reason. */
export class UnfitPictureError extends Error {
  override readonly name = 'UnfitPictureError'
}

/** Fetches a picture and writes it again, so that only pixels are kept. Its type is read from its bytes. */
export async function fetchPicture(address: string, outside: Outside): Promise<Buffer> {
  const bytes = await download(address, outside).catch((cause: unknown) => {
    throw cause instanceof UnfitPictureError ? cause : new UnfitPictureError(reasonOf(cause), { cause })
  })
  const type = typeOfFile(bytes, '')
  if (!type || !typesTaken('part', false).includes(type))
    throw new UnfitPictureError('no JPEG, PNG, WebP or GIF picture')
  return cleanPicture(bytes, 'outside').catch((cause: unknown) => {
    if (cause instanceof AppError && cause.reason === 'unfit_file')
      throw new UnfitPictureError(cause.message, { cause })
    throw cause
  })
}

async function download(address: string, outside: Outside): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await getOutside(address, outside, { signal, headers: { accept: 'image/*' } })
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of answer) {
    size += chunk.length
    if (size > MAX_UPLOAD) throw new UnfitPictureError('larger than 5 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'no answer within 10 s' : error.message
}
