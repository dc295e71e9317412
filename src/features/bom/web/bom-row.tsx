import { lazy, useState } from 'react'
import { OptionalPart } from '../../../web/optional-part.tsx'
import { Badge, type BadgeTone } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/checkbox.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { Count } from '../../../web/ui/count.tsx'
import { ModelText } from '../../../web/ui/model-text.tsx'
import { Money } from '../../../web/ui/money.tsx'
import { TextLink } from '../../../web/ui/text-link.tsx'
import { isSure, type Reason, reasonTexts } from '../bom.rules.ts'
import type { Shown } from './bom-filters.ts'
import { rowClass } from './bom-table.tsx'
import { decideLine } from './bom-work.ts'

const PartChooser = lazy(async () => ({ default: (await import('./part-chooser.tsx')).PartChooser }))

const toneOf = (reason: Reason): BadgeTone =>
  isSure(reason) || reason === 'chosen' ? 'good' : reason === 'none' ? 'bad' : 'warn'

/** The row of the sheet beside the part that was found for it. */
export function BomRow(shown: Shown) {
  const { place, work, priced } = shown
  const { line, found } = work
  const name = line.model || line.description || line.ref || `line ${place + 1}`
  return (
    <div className={classNames(rowClass, 'border-b border-line py-3', !line.fitted && 'opacity-70')}>
      <Cell className="max-lg:order-last">
        {found.goods && line.fitted && (
          <Checkbox
            label={`Take ${found.goods.goodsModel} for ${name}`}
            labelHidden
            checked={found.taken}
            onChange={(event) => decideLine(place, { taken: event.target.checked })}
          />
        )}
      </Cell>
      <Cell>
        <p className="font-mono text-sm wrap-anywhere">{line.model || '–'}</p>
        <p className="text-xs wrap-anywhere text-ink-3">
          {[line.brandName, line.package, line.description].filter(Boolean).join(' · ')}
        </p>
        <p className="line-clamp-2 text-xs wrap-anywhere text-ink-3" title={line.ref}>
          {line.ref}
        </p>
        {!line.fitted && <Badge>Not fitted</Badge>}
      </Cell>
      <Cell>
        <Found {...shown} name={name} />
      </Cell>
      <Cell numeric label="Needed">
        <Count value={priced.count} />
        {priced.orderCount > 0 && (
          <p className="text-xs text-ink-3">
            order <Count value={priced.orderCount} />
            {priced.surplus > 0 && (
              <>
                , <Count value={priced.surplus} /> left over
              </>
            )}
          </p>
        )}
      </Cell>
      <Cell numeric label="Price">
        {priced.unitPrice && found.goods && <Money amount={priced.unitPrice} currency={found.goods.currency} />}
        {priced.nextTier && (
          <p className="text-xs text-copper">
            {priced.nextTier.kind === 'cheaper' ? 'cheaper: take' : `−${priced.nextTier.percent} % from`}{' '}
            <Count value={priced.nextTier.count} />
          </p>
        )}
      </Cell>
      <Cell numeric label="Amount">
        {priced.amount && found.goods ? (
          <Money
            amount={priced.amount}
            currency={found.goods.currency}
            decimals={4}
            className={found.taken ? '' : 'text-ink-3'}
          />
        ) : (
          '–'
        )}
      </Cell>
    </div>
  )
}

type CellProps = { label?: string; numeric?: boolean; className?: string; children?: React.ReactNode }

function Cell({ label, numeric, className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand cannot be rows of a table element
    <div role="cell" className={classNames('min-w-0', numeric && 'lg:text-right', className)}>
      {label && <span className="text-xs text-ink-3 lg:hidden">{label}: </span>}
      {children}
    </div>
  )
}

function Found({ place, work: { line, found }, priced, name }: Shown & { name: string }) {
  const [choosing, setChoosing] = useState(false)
  const { label, explanation } = reasonTexts[found.match]
  const others = found.candidates.length + found.alternatives.length
  return (
    <div className="grid justify-items-start gap-1">
      {found.goods ? (
        <p>
          <TextLink to={`/goods/detail/${found.goods.goodsId}`} target="_blank" tone="ink">
            <ModelText model={found.goods.goodsModel} />
          </TextLink>{' '}
          <span className="text-sm text-ink-3">
            {found.goods.brand.brandName}, {found.goods.package}
          </span>
        </p>
      ) : (
        <p className="text-ink-3">Nothing found</p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span title={explanation}>
          <Badge tone={toneOf(found.match)}>{label}</Badge>
        </span>
        {found.goods && (
          <span className="text-xs text-ink-3">
            <Count value={priced.stockCount} /> in stock
          </span>
        )}
        {line.fitted && (
          <Button
            size="sm"
            variant="quiet"
            className="h-6! px-2!"
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            {choosing ? 'Close' : others > 0 ? `${others} more` : 'Search'}
            <span className="sr-only"> for {name}</span>
          </Button>
        )}
      </p>
      {priced.warnings.map((warning) => (
        <p key={warning.text} className="text-xs text-warn">
          {warning.text}
        </p>
      ))}
      {choosing && (
        <OptionalPart>
          <PartChooser
            name={name}
            found={found}
            onChosen={(goods) => {
              decideLine(place, { goods, match: 'chosen', taken: true })
              setChoosing(false)
            }}
          />
        </OptionalPart>
      )}
    </div>
  )
}
