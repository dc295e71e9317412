import { memo, type ReactNode } from 'react'
import { isPositive } from '#shared/decimal.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { deleteLine, replaceLine, takeLine, type WorkLine } from '../bom-work.ts'
import { FoundPart } from './found-part.tsx'
import { LineQuestions } from './line-questions.tsx'
import { PriceTierOffer } from './price-tier-offer.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { type BomRowProps, nameOf, rowClass } from './row-frame.ts'

const LineEditor = lazyPart(async () => (await import('./line-editor.tsx')).LineEditor)

/** Highlights lines with open questions. */
const edgeOf = ({ line, found }: WorkLine): string => {
  if (line.questions.length > 0) return 'border-l-warn'
  if (!line.fitted || found.taken) return 'border-l-transparent'
  return found.goods ? 'border-l-warn' : 'border-l-bad'
}

/** The row of the sheet and the part found for it. Memoised against scrolling and changes of other lines. */
export const BomRow = memo(function BomRow(props: BomRowProps) {
  const { place, work } = props
  const { line, found } = work
  const { goods } = found
  return (
    <div className={classNames(rowClass, 'border-b border-l-3 border-b-line py-3 pl-2.5', edgeOf(work))}>
      <Cell>
        {goods && line.fitted && (
          <Checkbox
            label={`Take ${goods.goodsModel} for ${nameOf(work, place)}`}
            labelHidden
            checked={found.taken}
            onChange={(event) => takeLine(place, event.target.checked)}
          />
        )}
      </Cell>
      <Cell className="max-md:col-span-3">
        <Asked {...props} />
      </Cell>
      <Cell className="max-md:col-span-3 max-md:col-start-2 md:max-lg:col-span-2">
        <FoundPart {...props} />
      </Cell>
      <PriceCells {...props} />
      {props.editing && (
        <Cell className="col-span-full">
          <LineEditor
            work={work}
            name={nameOf(work, place)}
            onSaved={(next) => {
              replaceLine(place, next)
              props.onEditing(undefined)
            }}
            onDeleted={() => {
              deleteLine(place)
              props.onEditing(undefined)
            }}
            onClosed={() => props.onEditing(undefined)}
          />
        </Cell>
      )}
    </div>
  )
})

function PriceCells(props: BomRowProps) {
  const { work, priced } = props
  const { goods, taken } = work.found
  return (
    <>
      <Cell numeric label="Pieces" className="max-lg:col-start-2">
        <Count value={goods ? priced.orderCount : priced.count} />
        {priced.surplus > 0 && (
          <p className="text-xs text-ink-3">
            <Count value={priced.count} /> needed, <Count value={priced.surplus} /> over
          </p>
        )}
      </Cell>
      <Cell numeric label="Price">
        {priced.unitPrice && goods ? <Money amount={priced.unitPrice} currency={goods.currency} /> : '–'}
        <PriceTierOffer {...props} />
      </Cell>
      <Cell numeric label="Amount">
        {priced.amount && goods ? (
          <Money amount={priced.amount} currency={goods.currency} className={taken ? '' : 'text-ink-3'} />
        ) : (
          '–'
        )}
        {goods && isPositive(priced.feeAmount) && (
          <p className="text-xs text-ink-3">
            plus <Money amount={priced.feeAmount} currency={goods.currency} /> reel fee
          </p>
        )}
      </Cell>
    </>
  )
}

/** Removes the library prefix that CAD programs put before a footprint. */
const footprintOf = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

function Asked({ place, work, editing, onEditing }: BomRowProps) {
  const { line } = work
  const name = nameOf(work, place)
  const more = new Set([line.brandName, footprintOf(line.package), line.description])
  more.delete(line.model)
  const own = [line.ownNumber && `Your part ${line.ownNumber}`, line.customerRef && `Ref. ${line.customerRef}`]
  return (
    <div className="grid gap-1">
      <p className="font-mono text-sm wrap-anywhere">{line.model || <span className="text-ink-3">no number</span>}</p>
      <p className="line-clamp-2 text-xs wrap-anywhere text-ink-3">{[...more].filter(Boolean).join(' · ')}</p>
      {line.ref && (
        <p className="line-clamp-1 text-xs wrap-anywhere text-ink-3" title={line.ref}>
          {line.ref}
        </p>
      )}
      {own.some(Boolean) && <p className="text-xs wrap-anywhere text-ink-3">{own.filter(Boolean).join(' · ')}</p>}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
        {line.fitted ? (
          <>
            <QuantityInput place={place} count={line.count} label={`Quantity per board of ${name}`} /> per board
            {line.spare !== undefined && `, ${line.spare} % attrition`}
          </>
        ) : (
          <Badge>Not fitted</Badge>
        )}
        <Button
          size="sm"
          variant="quiet"
          className="h-6! px-2! text-xs! underline underline-offset-2"
          aria-expanded={editing}
          aria-label={`${editing ? 'Close' : 'Edit'} ${name}`}
          onClick={() => onEditing(editing ? undefined : place)}
        >
          {editing ? 'Close' : 'Edit'}
        </Button>
      </p>
      <LineQuestions place={place} questions={line.questions} name={name} />
    </div>
  )
}

type CellProps = { label?: string; numeric?: boolean; className?: string; children?: ReactNode }

function Cell({ label, numeric, className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand cannot be rows of a table element
    <div role="cell" className={classNames('min-w-0', numeric && 'lg:text-right', className)}>
      {label && (
        <p aria-hidden="true" className="text-xs text-ink-3 lg:hidden">
          {label}
        </p>
      )}
      {children}
    </div>
  )
}
