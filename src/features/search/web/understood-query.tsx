import { categoryPathAddress } from '#features/catalog/addresses/category-address.rules.ts'
import { enquiryAddress } from '#features/catalog/web/addresses.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { Chip } from '#web/ui/display/chip.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { UnderstoodQuery as Understood } from '../search.contract.ts'
import { changeSearch, type SearchState } from './search-result-address.ts'

type UnderstoodQueryProps = {
  state: SearchState
  understood: Understood
  /** Whether a quote is offered for what no part has. */
  isQuoted: boolean
}

/** How a description was understood. Facts of the text can be removed; derived ones are only shown. */
export function UnderstoodQuery({ state, understood: { facts, rest, category }, isQuoted }: UnderstoodQueryProps) {
  return (
    <section aria-labelledby="understood" className="pb-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="understood" className="text-sm font-normal text-ink-3">
          Understood as
        </h2>
        <ul aria-labelledby="understood" className="flex flex-wrap items-center gap-2">
          {facts.map(({ name, without }) => (
            <li key={name}>
              {without ? (
                <Chip removeLabel={`Search without: ${name}`} removeTo={changeSearch(state, { goodsModel: without })}>
                  {name}
                </Chip>
              ) : (
                <span className="inline-flex h-7 items-center rounded-full border border-rim px-3 text-xs">{name}</span>
              )}
            </li>
          ))}
        </ul>
        {category && <TextLink to={categoryPathAddress(category.path)}>{`All of ${category.categoryName}`}</TextLink>}
      </div>
      {rest.length > 0 && (
        <div className="pt-3">
          <Callout>
            No part matches all terms. These are parts without{' '}
            <strong className="font-semibold wrap-anywhere">{rest.join(' ')}</strong>.{' '}
            {isQuoted && (
              <>
                Not what you need?{' '}
                <TextLink to={enquiryAddress(state.goodsModel)} inline>
                  Ask for a quote (RFQ)
                </TextLink>
              </>
            )}
          </Callout>
        </div>
      )}
    </section>
  )
}
