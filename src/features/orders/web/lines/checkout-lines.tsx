import { LineLabelsNote } from '#features/catalog/web/line-labels.tsx'
import { NonCancellableNote } from '#features/catalog/web/non-cancellable-note.tsx'
import { PackingNote } from '#features/catalog/web/packing-note.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { CheckoutLine } from '../../checkout.contract.ts'

export function CheckoutLines({ lines }: { lines: CheckoutLine[] }) {
  return (
    <TableFrame caption="Parts of this order" stacked>
      <thead>
        <tr>
          <Th>Part</Th>
          <Th numeric>Quantity</Th>
          <Th numeric>Price</Th>
          <Th numeric>Amount</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.goodsId} ${line.packing}`}>
            <Td className="max-sm:pb-1!">
              <TextLink to={`/goods/detail/${line.goodsId}`} tone="ink">
                <ModelText model={line.goodsModel} />
              </TextLink>
              <p className="text-xs text-ink-3">{[line.brandName, line.package].filter(Boolean).join(' · ')}</p>
              <PackingNote {...line} />
              <LineLabelsNote {...line} />
              <NonCancellableNote isNonCancellable={line.isNonCancellable} />
              {line.problem && <p className="text-sm text-bad">{line.problem}</p>}
            </Td>
            <Td label="Quantity" numeric>
              <Count value={line.count} />
            </Td>
            <Td label="Price" numeric>
              {line.listPrice && (
                <>
                  <Money amount={line.listPrice} currency={line.currency} struck="List price" />{' '}
                </>
              )}
              {line.unitPrice && <Money amount={line.unitPrice} currency={line.currency} />}
            </Td>
            <Td label="Amount" numeric>
              {line.amount && <Money amount={line.amount} currency={line.currency} />}
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
