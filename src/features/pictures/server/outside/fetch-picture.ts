import { MAX_UPLOAD, typeOfFile, typesTaken } from '#features/resource/resource.rules.ts'
import { cleanPicture } from '#features/resource/server/clean-picture.ts'
import { getOutside, type Outside, OutsideError } from '#server/net/outside.ts'
import { AppError } from '#shared/app-error.ts'

/** Thrown for what is no picture that the store shows, with the reason. */
export class UnfitPictureError extends Error {
  override readonly name: string = 'UnfitPictureError'
}

/** The host gave no answer, or not all of it in time: its other pictures would wait as long. */
export class SilentHostError extends UnfitPictureError {
  override readonly name = 'SilentHostError'
}

/**
 * Fetches a picture and writes it again, so that only pixels are kept. Its type is read from its bytes. The time is for
 * all of the answer, with every redirect.
 */
export async function fetchPicture(address: string, outside: Outside, timeoutMs: number): Promise<Buffer> {
  const bytes = await download(address, outside, timeoutMs).catch((cause: unknown) => {
    if (cause instanceof UnfitPictureError) throw cause
    if (cause instanceof OutsideError) throw new UnfitPictureError(cause.message, { cause })
    throw new SilentHostError(reasonOf(cause, timeoutMs), { cause })
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

async function download(address: string, outside: Outside, timeoutMs: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
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

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError'
  return isLate ? `no answer within ${timeoutMs / 1000} s` : error.message
}
