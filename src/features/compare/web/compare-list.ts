import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { stateStorage } from '#web/browser-storage.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { type CompareItem, findObstacle, MAX_COMPARED, readCompareItems } from '../compare.rules.ts'

/** Kept in the browser: comparing needs no login. */
export const useCompareList = create<{ items: readonly CompareItem[] }>()(
  persist(() => ({ items: [] as readonly CompareItem[] }), {
    name: 'compareList',
    storage: createJSONStorage(() => stateStorage),
    skipHydration: true,
    // The stored value may be of another version or of another program: it is validated.
    merge: (kept, current) => ({ ...current, items: readCompareItems(kept) }),
  }),
)

export function addToCompare(item: CompareItem): void {
  const { items } = useCompareList.getState()
  const obstacle = findObstacle(items, item)
  if (!obstacle) useCompareList.setState({ items: [...items, item] })
  if (obstacle === 'full')
    notify({ kind: 'info', message: `${MAX_COMPARED} parts can be compared at a time. Remove one first.` })
  if (obstacle === 'other_category')
    notify({
      kind: 'info',
      message: `You are comparing parts of ${items[0]?.categoryName}. Clear them first to compare ${item.categoryName}.`,
      action: { label: 'Clear and add this part', onPress: () => useCompareList.setState({ items: [item] }) },
    })
}

export const removeFromCompare = (goodsId: number) =>
  useCompareList.setState(({ items }) => ({ items: items.filter((item) => item.goodsId !== goodsId) }))

export const clearCompare = () => useCompareList.setState({ items: [] })
