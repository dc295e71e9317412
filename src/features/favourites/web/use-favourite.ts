import { useEffect, useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { isLoggedIn, useLoggedIn } from '#web/session.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { addFavourite, cancelFavourites, isFavourite } from '../favourites.contract.ts'
import { publishFavouritesChanged, useFavouriteChanges } from './favourite-changes.ts'
import { takePendingFavourite } from './pending-favourite.ts'

/** Whether a part is among the buyer's favorites, and `mark` to change it. Unknown for visitors. */
export function useFavourite(goodsId: number) {
  const loggedIn = useLoggedIn()
  const { changes } = useFavouriteChanges()
  const [known, setKnown] = useState<{ goodsId: number; marked: boolean }>()
  const { busy, run: mark } = useMutation(send, { onRefusal: showError })

  async function send(marked: boolean) {
    if (marked) await callApi(addFavourite, { goodsId })
    else await callApi(cancelFavourites, { goodsIds: [goodsId] })
    setKnown({ goodsId, marked })
    publishFavouritesChanged()
    notify({ kind: 'success', message: marked ? 'Success' : 'successfully' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks for another part, another person or after a change, and then only
  useEffect(() => {
    // During hydration the page is rendered once as for a visitor.
    if (!loggedIn || !isLoggedIn()) return
    // Back from the login: run what was started before it.
    if (takePendingFavourite(goodsId)) return void mark(true)
    let left = false
    callApi(isFavourite, { goodsId }).then(
      ({ isFavorite }) => !left && setKnown({ goodsId, marked: isFavorite }),
      (error: unknown) => {
        // Optional: the error is shown when the button is pressed.
        if (!isAppError(error)) throw error
      },
    )
    return () => {
      left = true
    }
  }, [goodsId, loggedIn, changes])

  return { loggedIn, marked: loggedIn && known?.goodsId === goodsId && known.marked, busy, mark }
}
