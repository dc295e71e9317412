import { X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { compareAddress, MAX_COMPARED } from '../compare.rules.ts'
import { clearCompare, removeFromCompare, useCompareList } from './compare-list.ts'

/** The selected parts. Sticky at the bottom, above the footer at the end of the page. */
export function CompareBar() {
  const { items } = useCompareList()
  if (items.length === 0) return null
  return (
    <section
      aria-label="Parts to compare"
      className="sticky bottom-(--bottom-bar-height,0px) z-chrome border-y border-line bg-paper shadow-popup print:hidden"
    >
      <div className="page-width flex items-center gap-x-4 gap-y-2 py-2">
        <p className="shrink-0 text-sm" role="status">
          <span className="font-medium">
            {items.length} of {MAX_COMPARED}
          </span>{' '}
          <span className="text-ink-3">to compare</span>
        </p>
        <ul className="flex min-w-0 flex-1 flex-wrap gap-x-2 gap-y-1 max-md:hidden">
          {items.map((item) => (
            <li key={item.goodsId} className="flex max-w-52 items-center rounded-md border border-line pl-2">
              <ModelText model={item.goodsModel} unbroken className="min-w-0 overflow-hidden text-sm text-ellipsis" />
              <IconButton
                label={`Remove ${item.goodsModel}`}
                size="sm"
                className="size-7!"
                onClick={() => removeFromCompare(item.goodsId)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex shrink-0 gap-2">
          <Button size="sm" variant="quiet" onClick={clearCompare}>
            Clear
          </Button>
          <ButtonLink size="sm" variant="primary" to={compareAddress(items.map((item) => item.goodsId))}>
            Compare
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
