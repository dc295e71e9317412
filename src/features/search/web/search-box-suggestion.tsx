import type { ReactNode } from 'react'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Suggestion } from '../search.contract.ts'

type LineProps = { name: string; isMono?: boolean; about: string[]; amount: ReactNode; isPale?: boolean }

/** Its name, what it is, and how much there is of it. Where the list is narrow, what it is stands below the name. */
function Line({ name, isMono, about, amount, isPale }: LineProps) {
  return (
    <span className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1 @lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto]">
      <span className={classNames('truncate', isMono ? 'font-mono tracking-tight' : 'font-medium')}>{name}</span>
      <span className="truncate text-sm text-ink-3 @max-lg:order-3 @max-lg:col-span-2">{about.join(' · ')}</span>
      <span className={classNames('text-right text-sm', isPale ? 'text-ink-3' : 'text-ink-2')}>{amount}</span>
    </span>
  )
}

export function SuggestedPart({ goods, isSimilar }: { goods: GoodsName; isSimilar: boolean }) {
  const inStock = goods.stockCount > 0
  return (
    <Line
      name={goods.goodsModel}
      isMono
      about={[isSimilar ? 'Similar part' : 'Part', goods.brand.brandName, goods.package]}
      amount={inStock ? `${formatCount(goods.stockCount)} in stock` : 'On request'}
      isPale={!inStock}
    />
  )
}

export function SuggestedOther({ suggestion }: { suggestion: Suggestion }) {
  const { count } = suggestion
  const amount = count !== null && `${formatCount(count)} ${count === 1 ? 'part' : 'parts'}`
  if (suggestion.kind === 'specification')
    return (
      <Line name={suggestion.text} isMono about={['Specification', suggestion.category.categoryName]} amount={amount} />
    )
  if (suggestion.kind === 'manufacturer')
    return <Line name={suggestion.name} about={['Manufacturer']} amount={amount} />
  const about = ['Category', ...(suggestion.within ? [suggestion.within] : [])]
  return <Line name={suggestion.name} about={about} amount={amount} />
}
