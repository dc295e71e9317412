import { ClipboardList, Trash2 } from 'lucide-react'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type RfqItem, rfqItemKey } from '../rfq-list.rules.ts'
import { cleanRfqList, removeFromRfqList, useRfqList } from './rfq-list.ts'

/** A BOM may add thousands; only the first are listed. */
const MAX_SHOWN = 100

/** The RFQ list, inside the slide-out panel. */
export function RfqPanel() {
  const { items } = useRfqList()
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList aria-hidden="true" />}
        title="Your RFQ list is empty"
        headingLevel={3}
        actions={<ButtonLink to="/enquiry">Start an RFQ</ButtonLink>}
      >
        Collect parts here, then ask for one quote for all of them.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line-2 border-y border-line-2">
        {items.slice(0, MAX_SHOWN).map((item) => (
          <RfqLine key={rfqItemKey(item)} item={item} />
        ))}
      </ul>
      {items.length > MAX_SHOWN && (
        <p className="pt-2 text-sm text-ink-3">
          and <Count value={items.length - MAX_SHOWN} /> more
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink variant="primary" to="/enquiry">
          Ask for a quote
        </ButtonLink>
        <Button variant="quiet" onClick={cleanRfqList}>
          Clean all
        </Button>
      </div>
    </>
  )
}

function RfqLine({ item }: { item: RfqItem }) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        {item.goodsId === null ? (
          <ModelText model={item.goodsModel} />
        ) : (
          <TextLink to={`/goods/detail/${item.goodsId}`} tone="ink">
            <ModelText model={item.goodsModel} />
          </TextLink>
        )}
        <p className="text-xs text-ink-3">
          {[item.brandName, item.packing && PACKING_NAMES[item.packing]].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="font-mono text-sm text-ink-2">
        <Count value={item.count} />
      </p>
      <IconButton label={`Delete ${item.goodsModel}`} size="sm" onClick={() => removeFromRfqList(item)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
