import { readStored, removeStored, writeStored } from '#web/browser-storage.ts'

/** A part that a visitor wanted to mark and was sent to the login for; for this tab only. */
const STORAGE_KEY = 'pendingFavourite'

export const rememberPendingFavourite = (goodsId: number): void =>
  writeStored(STORAGE_KEY, String(goodsId), 'sessionStorage')

/** True once, for the part that was to be added before the login. */
export function takePendingFavourite(goodsId: number): boolean {
  if (readStored(STORAGE_KEY, 'sessionStorage') !== String(goodsId)) return false
  removeStored(STORAGE_KEY, 'sessionStorage')
  return true
}
