import { createGate } from '#server/limits/gate.ts'
import { AppError } from '#shared/app-error.ts'
import { LONGEST_SIDE, MOST_PIXELS } from '../resource.rules.ts'

/** Square and small; the shape its owner has cut it to. */
const AVATAR = { side: 256, quality: 84 }
/** A receipt or a printed marking is still readable. */
const PICTURE = { side: 2400, quality: 84 }

/** Unpacked, a picture of 5 MB may fill 200. */
const gate = createGate({ atOnce: 2, waiting: 30 })

const UNREADABLE = 'This picture cannot be read. Please save it as JPEG or PNG and send it again.'

/**
 * The same picture, written anew as WebP: whatever else was in the file, scripts, places, second files, stays behind.
 * Its size is read from the head of the file and checked before a pixel is unpacked; of a moving picture the first
 * frame is taken.
 */
export const cleanPicture = (bytes: Uint8Array, purpose: 'avatar' | 'picture'): Promise<Buffer> =>
  gate(() => writeAnew(bytes, purpose))

async function writeAnew(bytes: Uint8Array, purpose: 'avatar' | 'picture'): Promise<Buffer> {
  // Large, and needed now and then only.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  const { width, height } = await picture.metadata().catch((cause: unknown) => {
    throw new AppError('unfit_file', UNREADABLE, { cause })
  })
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw new AppError(
      'unfit_file',
      `This picture has too many pixels (${width} × ${height}). Please send a smaller one.`,
    )
  const sized =
    purpose === 'avatar'
      ? picture.autoOrient().resize(AVATAR.side, AVATAR.side, { fit: 'cover' })
      : picture.autoOrient().resize(PICTURE.side, PICTURE.side, { fit: 'inside', withoutEnlargement: true })
  const { quality } = purpose === 'avatar' ? AVATAR : PICTURE
  return sized
    .webp({ quality })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError('unfit_file', UNREADABLE, { cause })
    })
}
