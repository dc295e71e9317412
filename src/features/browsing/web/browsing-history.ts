import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { PlacedCategory } from '#features/catalog/catalog.contract.ts'
import { stateStorage } from '#web/browser-storage.ts'
import { callApi } from '#web/call.ts'
import { showErrorOnce } from '#web/errors/show-error.ts'
import { isLoggedIn } from '#web/session.ts'
import { joinBrowsing, recordBrowsing } from '../browsing.contract.ts'
import {
  type BrowsedGoods,
  type BrowsingHistory,
  EMPTY_HISTORY,
  readBrowsing,
  withCategory,
  withGoods,
} from '../browsing.rules.ts'

/** What a visitor looked at, kept in the browser; a buyer's history is on the server. */
export const useBrowsingHistory = create<BrowsingHistory>()(
  persist(() => EMPTY_HISTORY, {
    name: 'browsing',
    storage: createJSONStorage(() => stateStorage),
    skipHydration: true,
    // The stored value may be of another version or of another program: it is validated.
    merge: (kept) => readBrowsing(kept),
  }),
)

export async function recordBrowsedGoods(goods: BrowsedGoods): Promise<void> {
  if (isLoggedIn()) await tryToSend(callApi(recordBrowsing, { goodsId: goods.goodsId }))
  else useBrowsingHistory.setState((history) => withGoods(history, goods))
}

export async function recordBrowsedCategory(category: PlacedCategory): Promise<void> {
  if (isLoggedIn()) await tryToSend(callApi(recordBrowsing, { categoryId: category.categoryId }))
  else useBrowsingHistory.setState((history) => withCategory(history, category))
}

/** After a login: sends the visitor's history to the server. Kept in the browser when that fails. */
export async function handOverBrowsing(): Promise<void> {
  const { category, goods } = useBrowsingHistory.getState()
  if (category.length + goods.length === 0) return
  const sent = await tryToSend(
    callApi(joinBrowsing, {
      goodsIds: goods.map((item) => item.goodsId).reverse(),
      categoryIds: category.map((item) => item.categoryId).reverse(),
    }),
  )
  if (sent) useBrowsingHistory.setState(EMPTY_HISTORY)
}

/** Whether the call went through. */
async function tryToSend(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    showErrorOnce(error)
    return false
  }
}
