import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { OUTSIDE_PICTURES } from '#shared/addresses/shown-picture.ts'

const SIGNATURE_BYTES = 16

export interface PictureSigner {
  localAddressOf(address: string): string
  isSigned(address: string, signature: string): boolean
}

/**
 * Signs addresses of pictures, so that the store fetches only those that it has shown: a page needs no look into the
 * database for it.
 */
export function createPictureSigner(keyOf: () => Buffer): PictureSigner {
  const sign = (address: string) => createHmac('sha256', keyOf()).update(address).digest().subarray(0, SIGNATURE_BYTES)
  return {
    localAddressOf(address) {
      const query = encodeURIComponent(address.toWellFormed())
      return `${OUTSIDE_PICTURES}${sign(address).toString('base64url')}?address=${query}`
    },
    isSigned(address, signature) {
      const given = Buffer.from(signature, 'base64url')
      return given.length === SIGNATURE_BYTES && timingSafeEqual(given, sign(address))
    },
  }
}

/** Of an address; its file has the same name in every store. */
export const pictureIdOf = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 32)

export const storedPicture = (pictureId: string): string => `outside/${pictureId.slice(0, 2)}/${pictureId}`
