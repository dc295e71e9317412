import { packagingOf } from '#features/bom/bom-pricing.rules.ts'
import type { PackingChoice } from '#features/catalog/catalog.contract.ts'
import { arrivesAs } from '#features/catalog/packing/packing.rules.ts'
import { costIn } from '#features/catalog/packing/packing-proposal.rules.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { choosePacking } from '../bom-work.ts'
import { type BomRowProps, nameOf } from './row-frame.ts'

const CHEAPEST = 'cheapest'
const OWN = 'own'

/** How a line is packed: the cheapest that fits is proposed, and the customer may take another. */
export function PackagingSelect({ place, work, priced }: BomRowProps) {
  const { line, found } = work
  const { goods } = found
  if (!goods?.packagings || !line.fitted) return null
  const proposed = line.packing === undefined
  const known = proposed || goods.packagings.some(({ packing }) => packing === line.packing)
  return (
    <NativeSelect
      size="sm"
      className="max-w-80"
      aria-label={`Packaging of ${nameOf(work, place)}`}
      value={proposed || !known ? CHEAPEST : line.packing || OWN}
      onChange={({ target: { value } }) => {
        const chosen = goods.packagings?.find(({ packing }) => (packing || OWN) === value)
        choosePacking(place, chosen?.packing)
      }}
    >
      <option value={CHEAPEST}>
        Cheapest{proposed && priced.count > 0 ? `: ${nameOfChoice(packagingOf(goods, priced.packing))}` : ' packaging'}
      </option>
      {goods.packagings.map((choice) => (
        <option key={choice.packing} value={choice.packing || OWN}>
          {nameOfChoice(choice)}, {termsOf(choice, Math.max(1, priced.count), goods.currency)}
        </option>
      ))}
    </NativeSelect>
  )
}

const nameOfChoice = (choice: { name: string } | undefined): string => choice?.name || 'Standard packaging'

function termsOf(choice: PackingChoice, needed: number, currency: string): string {
  const cost = costIn(choice, needed)
  const pieces = `${formatCount(cost?.count ?? choice.minBuyCount)} pcs`
  return cost ? `${pieces} for ${formatMoney(cost.total, currency)}` : `${pieces}, price on request`
}

/** ", arrives as 1 full reel of 3,000", where that is known. */
export function arrivesText({ work: { line, found }, priced }: Pick<BomRowProps, 'work' | 'priced'>): string {
  const packaging = found.goods && line.fitted ? packagingOf(found.goods, priced.packing) : undefined
  const arrives = packaging && arrivesAs(packaging, priced.orderCount)
  return arrives ? `, arrives as ${arrives}` : ''
}
