import { ChevronLeft, ListTree } from 'lucide-react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { stateStorage } from '#web/browser-storage.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const CategoryAccordion = lazyPart(
  async () => (await import('#features/site/web/category-accordion.tsx')).CategoryAccordion,
)

const useCategoryColumn = create<{ isOpen: boolean }>()(
  persist(() => ({ isOpen: false }), {
    name: 'category-column',
    storage: createJSONStorage(() => stateStorage),
    merge: (kept) => ({ isOpen: Object(kept).isOpen === true }),
  }),
)
const toggle = () => useCategoryColumn.setState(({ isOpen }) => ({ isOpen: !isOpen }))

/** The tree of categories at the left of lists, where a wide screen has room; it stays open once it was opened. */
export function CategoryColumn() {
  const isOpen = useCategoryColumn((column) => column.isOpen)
  const shown = useHydrated() && isOpen
  return (
    <nav aria-label="Categories beside the list">
      <button
        type="button"
        aria-expanded={shown}
        onClick={toggle}
        className="flex h-9 w-full items-center gap-2 rounded-md px-3 text-sm text-ink-2 hover:bg-wash hover:text-ink"
      >
        <ListTree aria-hidden="true" className="size-4.5" />
        Categories
        {shown && <ChevronLeft aria-hidden="true" className="ml-auto size-4.5" />}
      </button>
      {shown && (
        <div className="max-h-[calc(100dvh-8rem)] overflow-y-auto pt-1">
          <CategoryAccordion />
        </div>
      )}
    </nav>
  )
}
