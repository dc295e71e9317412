import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { LineLabelsNote } from '#features/catalog/web/line-labels.tsx'
import { NonCancellableNote } from '#features/catalog/web/non-cancellable-note.tsx'
import { PackingNote } from '#features/catalog/web/packing-note.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { OrderLine } from '../../order.schema.ts'

type OrderLineListProps = {
  lines: readonly OrderLine[]
  currency: string
  /** With pictures and names, where there is room for them. */
  wide?: boolean
}

/** The lines of an order, with names and prices as they were when it was placed. */
export function OrderLineList({ lines, currency, wide = false }: OrderLineListProps) {
  return (
    <TableFrame caption="Order lines" stacked>
      <thead>
        <tr>
          <Th>Part</Th>
          {wide && <Th>Name</Th>}
          <Th numeric>Quantity</Th>
          <Th numeric>Unit price</Th>
          <Th numeric>Amount</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId} className="break-inside-avoid">
            <Td className="max-sm:pb-1!">
              <Part line={line} wide={wide} currency={currency} />
            </Td>
            {wide && (
              <Td label="Name" className="text-ink-2">
                {line.goodsName}
              </Td>
            )}
            <Td label="Quantity" numeric>
              <Count value={line.count} className="font-mono" />
            </Td>
            <Td label="Unit price" numeric>
              <Money amount={line.unitPrice} currency={currency} />
            </Td>
            <Td label="Amount" numeric>
              <Money amount={line.amount} currency={currency} />
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function Part({ line, wide, currency }: { line: OrderLine; wide: boolean; currency: string }) {
  return (
    <div className="flex gap-4">
      <GoodsPicture coverPic={line.coverPic} alt="" className={wide ? 'w-20 shrink-0' : 'w-14 shrink-0'} />
      <div className="min-w-0">
        <TextLink to={goodsAddress(line.goodsId)} tone="ink" className="inline-block py-0.5">
          <ModelText model={line.goodsModel} className="wrap-anywhere" />
        </TextLink>
        <p className="text-xs text-ink-3">{[line.brandName, line.package].filter(Boolean).join(' · ')}</p>
        <PackingNote {...line} currency={currency} />
        <LineLabelsNote {...line} />
        <NonCancellableNote isNonCancellable={line.isNonCancellable} />
      </div>
    </div>
  )
}
