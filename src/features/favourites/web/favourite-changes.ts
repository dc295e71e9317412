import { create } from 'zustand'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { cancelFavourites } from '../favourites.contract.ts'

/** Counts changes in this tab, so that button, panel and page reload. */
export const useFavouriteChanges = create<{ changes: number }>()(() => ({ changes: 0 }))

export const publishFavouritesChanged = (): void =>
  useFavouriteChanges.setState(({ changes }) => ({ changes: changes + 1 }))

/** Removes favourites. Without a notice when it is part of a move. */
export async function removeFavourites(goodsIds: number[], { silent = false } = {}): Promise<void> {
  try {
    await callApi(cancelFavourites, { goodsIds })
    if (!silent) notify({ kind: 'success', message: 'successfully' })
    publishFavouritesChanged()
  } catch (error) {
    showError(error)
  }
}
