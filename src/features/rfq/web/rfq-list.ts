import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { stateStorage } from '#web/browser-storage.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { type RfqItem, readRfqItems, rfqItemKey, withItems, withoutItems } from '../rfq-list.rules.ts'

/** Kept in local storage, so that visitors can collect parts without a login. */
export const useRfqList = create<{ items: readonly RfqItem[] }>()(
  persist(() => ({ items: [] as readonly RfqItem[] }), {
    name: 'rfqList',
    storage: createJSONStorage(() => stateStorage),
    skipHydration: true,
    // The stored value may be of another version or of another program: it is validated.
    merge: (kept, current) => ({ ...current, items: readRfqItems(kept) }),
  }),
)

export function addToRfqList(item: RfqItem): void {
  if (addManyToRfqList([item]) > 0) notify({ kind: 'success', message: 'Add Success!' })
  else notify({ kind: 'info', message: `${item.goodsModel} is already on your RFQ list.` })
}

/** Adds several without a notice for each; returns how many are new. */
export function addManyToRfqList(added: readonly RfqItem[]): number {
  const before = useRfqList.getState().items
  const items = withItems(before, added)
  useRfqList.setState({ items })
  return items.length - before.length
}

/** `keys` as `rfqItemKey` makes them. */
export const removeManyFromRfqList = (keys: readonly string[]) =>
  useRfqList.setState(({ items }) => ({ items: withoutItems(items, keys) }))

export function removeFromRfqList(item: RfqItem): void {
  removeManyFromRfqList([rfqItemKey(item)])
  notifyRemoved([item])
}

export function cleanRfqList(): void {
  const { items } = useRfqList.getState()
  useRfqList.setState({ items: [] })
  notifyRemoved(items)
}

function notifyRemoved(items: readonly RfqItem[]): void {
  const undo = { label: 'Undo', onPress: () => void addManyToRfqList(items) }
  notify({ kind: 'success', message: 'successfully', action: undo })
}
