import { createGate } from '#server/limits/gate.ts'
import { AppError } from '#shared/app-error.ts'
import { MAX_PIXELS, MAX_SIDE } from '../resource.rules.ts'

/** Square and small. */
const AVATAR = { side: 256, quality: 84 }
/** Sharp in the header of a fine screen, and on paper. */
const LOGO = { side: 600, quality: 92 }
/** A receipt or a printed marking is still readable. */
const PICTURE = { side: 2400, quality: 84 }

/** As wide as the widest place that shows one, on a fine screen. */
const CONTENT = { side: 1600, quality: 84 }

/** Of another host; sharp in the magnifier of a part. */
const OUTSIDE = { side: 1000, quality: 84 }

const SIZES = { avatar: AVATAR, logo: LOGO, content: CONTENT, picture: PICTURE, outside: OUTSIDE }
type Purpose = keyof typeof SIZES

/** Unpacked, a picture of 5 MB may fill 200. */
const gate = createGate({ atOnce: 2, waiting: 30 })

const UNREADABLE = 'This picture cannot be read. Please save it as JPEG or PNG and send it again.'

/**
 * Re-encodes a picture as WebP, which removes everything else in the file: scripts, locations, embedded files.
 * Its size is read from the header and checked before decoding; of an animation the first
 * frame is taken.
 */
export const cleanPicture = (bytes: Uint8Array, purpose: Purpose): Promise<Buffer> =>
  gate(() => reencode(bytes, purpose))

async function reencode(bytes: Uint8Array, purpose: Purpose): Promise<Buffer> {
  // Loaded lazily: large and rarely needed.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const { width, height } = await picture.metadata().catch((cause: unknown) => {
    throw new AppError('unfit_file', UNREADABLE, { cause })
  })
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new AppError(
      'unfit_file',
      `This picture has too many pixels (${width} × ${height}). Please send a smaller one.`,
    )
  const { side, quality } = SIZES[purpose]
  const sized = picture
    .autoOrient()
    .resize(side, side, purpose === 'avatar' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
  return sized
    .webp({ quality })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError('unfit_file', UNREADABLE, { cause })
    })
}

/** Of a picture that `cleanPicture` has written. */
export async function sizeOfPicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}
