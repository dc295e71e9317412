import { X } from 'lucide-react'
import { useState } from 'react'
import type { GoodsDetail } from '#features/catalog/catalog.contract.ts'
import { offerOf, UNLIMITED } from '#features/catalog/catalog.rules.ts'
import { AddToCartButton } from '#features/catalog/web/add-to-cart-button.tsx'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { QuantityField } from '#features/catalog/web/quantity/quantity-field.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { linkClass, TextLink } from '#web/ui/display/text-link.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { TableFrame } from '#web/ui/tables/table.tsx'
import { type ComparedRow, compareAddress, compareFacts } from '../compare.rules.ts'
import { removeFromCompare } from './compare-list.ts'
import { factsOf } from './compared-facts.ts'

/* The names stay while the parts are scrolled past them. */
const nameCell = 'sticky left-0 z-1 w-36 min-w-28 bg-paper pr-3 text-left align-top sm:min-w-44'

type CompareTableProps = { parts: GoodsDetail[]; onlyDifferences: boolean }

export function CompareTable({ parts, onlyDifferences }: CompareTableProps) {
  const [quantity, setQuantity] = useState(() => Math.max(1, ...parts.map((part) => part.count)))
  const rows = compareFacts(parts.map((part) => factsOf(part, quantity)))
  const shown = onlyDifferences ? rows.filter((row) => row.differs) : rows
  return (
    <TableFrame caption={`${parts.map((part) => part.goodsModel).join(', ')} side by side`}>
      <thead>
        <tr className="border-b border-ink">
          <td className={classNames(nameCell, 'pb-3 align-bottom')}>
            <span aria-hidden="true" className="block pb-1 text-xs text-ink-3">
              Prices at quantity
            </span>
            <QuantityField
              label="Quantity for the prices"
              value={quantity}
              onChange={setQuantity}
              max={UNLIMITED}
              step={1}
              least={1}
              className="w-32"
            />
          </td>
          {parts.map((part) => (
            <PartHead
              key={part.goodsId}
              part={part}
              parts={parts}
              quantity={quantity}
              onlyDifferences={onlyDifferences}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <Row key={row.name} row={row} parts={parts} />
        ))}
      </tbody>
    </TableFrame>
  )
}

type PartHeadProps = CompareTableProps & { part: GoodsDetail; quantity: number }

function PartHead({ part, parts, quantity, onlyDifferences }: PartHeadProps) {
  const others = parts.flatMap((other) => (other.goodsId === part.goodsId ? [] : other.goodsId))
  return (
    <th scope="col" className="min-w-36 pr-4 pb-3 pl-2 text-left align-bottom font-normal sm:min-w-44">
      <GoodsPicture coverPic={part.coverPic} alt="" className="w-20" />
      <TextLink to={goodsAddress(part.goodsId)} tone="ink" className="mt-2 inline-block py-0.5">
        <ModelText model={part.goodsModel} className="wrap-anywhere" />
      </TextLink>
      {part.dataManual && (
        <a href={part.dataManual} target="_blank" rel="noreferrer" className={`${linkClass()} block py-0.5 text-xs`}>
          Datasheet <VisuallyHidden>of {part.goodsModel}</VisuallyHidden>
        </a>
      )}
      {offerOf(part) === 'buy' && (
        <div className="py-1">
          <AddToCartButton goods={part} count={quantity} size="sm" />
        </div>
      )}
      <span className="block">
        <TextLink
          to={compareAddress(others, onlyDifferences)}
          tone="muted"
          preventScrollReset
          onClick={() => removeFromCompare(part.goodsId)}
          className="inline-flex items-center gap-1 py-1 text-xs"
        >
          <X aria-hidden="true" className="size-3.5" />
          Remove <VisuallyHidden>{part.goodsModel}</VisuallyHidden>
        </TextLink>
      </span>
    </th>
  )
}

/** Differences are marked by a word and bold text, not by colour alone. */
function Row({ row, parts }: { row: ComparedRow; parts: GoodsDetail[] }) {
  return (
    <tr className="border-b border-line-2">
      <th scope="row" className={classNames(nameCell, 'py-2 font-normal text-ink-3')}>
        {row.name}
        {row.differs && <span className="block text-2xs text-ink-3">differs</span>}
      </th>
      {parts.map((part, place) => (
        <td key={part.goodsId} className={classNames('py-2 pr-4 pl-2 align-top', row.differs && 'bg-wash font-medium')}>
          {row.values[place] ?? <span className="text-ink-3">not stated</span>}
        </td>
      ))}
    </tr>
  )
}
