import { useEffect, useState } from 'react'
import type { PlacedCategory } from '#features/catalog/catalog.contract.ts'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { isLoggedIn, useLoggedIn } from '#web/session.ts'
import { browsingHistory } from '../browsing.contract.ts'
import {
  type BrowsedGoods,
  type BrowsingHistory,
  EMPTY_HISTORY,
  SHOWN_TO_BUYER,
  shownToVisitor,
} from '../browsing.rules.ts'
import { handOverBrowsing, recordBrowsedCategory, recordBrowsedGoods, useBrowsingHistory } from './browsing-history.ts'

/** What a page shows: one part, or one category. */
export type Seen = { goods: BrowsedGoods } | { category: PlacedCategory }

const keyOf = (seen: Seen | undefined): string | undefined =>
  seen && ('goods' in seen ? `goods ${seen.goods.goodsId}` : `category ${seen.category.categoryId}`)

const note = (seen: Seen): Promise<void> =>
  'goods' in seen ? recordBrowsedGoods(seen.goods) : recordBrowsedCategory(seen.category)

/** `problem` is the error of the request. */
type RecentBrowsing = BrowsingHistory & { problem?: string | undefined }

/** Records the visit and returns the history: from the browser for visitors, from the server for buyers. */
export function useRecentBrowsing(seen: Seen | undefined): RecentBrowsing {
  const loggedIn = useLoggedIn()
  const kept = useBrowsingHistory()
  const [own, setOwn] = useState<RecentBrowsing>(EMPTY_HISTORY)
  const key = keyOf(seen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is seen
  useEffect(() => {
    // During hydration the page is rendered once as for a visitor.
    if (loggedIn !== isLoggedIn()) return
    let left = false
    async function follow() {
      if (loggedIn) await handOverBrowsing()
      if (seen) await note(seen)
      if (!loggedIn || left) return
      const history = await callApi(browsingHistory, {
        categoryLimit: SHOWN_TO_BUYER.category,
        goodsLimit: SHOWN_TO_BUYER.goods,
      })
      if (!left) setOwn(history)
    }
    follow().catch((error: unknown) => {
      if (!isAppError(error)) throw error
      if (!left) setOwn({ ...EMPTY_HISTORY, problem: error.message })
    })
    return () => {
      left = true
    }
  }, [key, loggedIn])

  return loggedIn ? own : shownToVisitor(kept)
}
