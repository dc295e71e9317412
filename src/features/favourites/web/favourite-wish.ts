import { readStored, removeStored, writeStored } from '#web/browser-storage.ts'

/** A part that a visitor wanted to mark and was sent to the login for; for this tab only. */
const WISH_KEY = 'favouriteWish'

export const rememberWish = (goodsId: number): void => writeStored(WISH_KEY, String(goodsId), 'sessionStorage')

/** True once, for the part that was wished for. */
export function takeWish(goodsId: number): boolean {
  if (readStored(WISH_KEY, 'sessionStorage') !== String(goodsId)) return false
  removeStored(WISH_KEY, 'sessionStorage')
  return true
}
