import { create } from 'zustand'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { cancelFavourites } from '../favourites.contract.ts'

/** How often the favourites have been changed in this tab: button, panel and page stand side by side and follow it. */
export const useFavouriteChanges = create<{ changes: number }>()(() => ({ changes: 0 }))

export const publishFavouritesChanged = (): void =>
  useFavouriteChanges.setState(({ changes }) => ({ changes: changes + 1 }))

/** Takes parts off the list. Silent when it is one half of moving them elsewhere, which has its own words. */
export async function removeFavourites(goodsIds: number[], { silent = false } = {}): Promise<void> {
  try {
    await callApi(cancelFavourites, { goodsIds })
    if (!silent) notify({ kind: 'success', message: 'successfully' })
    publishFavouritesChanged()
  } catch (error) {
    showError(error)
  }
}
