import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { notify } from '../../../web/ui/notify.ts'
import { holdsItem, type RfqItem, readRfqItems, withItem, withoutItem } from '../rfq-list.rules.ts'

/** Kept in the browser, so that a visitor needs no login to gather parts. */
export const useRfqList = create<{ items: readonly RfqItem[] }>()(
  persist(() => ({ items: [] as readonly RfqItem[] }), {
    name: 'rfqList',
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
    // What another version of the store or another program left there is not trusted.
    merge: (kept, current) => ({ ...current, items: readRfqItems(kept) }),
  }),
)

export function addToRfqList(item: RfqItem): void {
  const { items } = useRfqList.getState()
  if (holdsItem(items, item)) {
    notify({ kind: 'info', message: `${item.goodsModel} is on your RFQ list already.` })
    return
  }
  useRfqList.setState({ items: withItem(items, item) })
  notify({ kind: 'success', message: 'Add Success!' })
}

/** Many at once, without a word for each; tells how many are new. */
export function addManyToRfqList(added: readonly RfqItem[]): number {
  const before = useRfqList.getState().items
  const items = added.reduce(withItem, before)
  useRfqList.setState({ items })
  return items.length - before.length
}

export const removeFromRfqList = (item: RfqItem) =>
  useRfqList.setState(({ items }) => ({ items: withoutItem(items, item) }))

export const cleanRfqList = () => useRfqList.setState({ items: [] })
