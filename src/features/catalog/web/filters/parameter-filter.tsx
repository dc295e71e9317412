import type { ParameterFacet } from '../../filters.contract.ts'
import { type AddressAfter, toggleValue } from '../category/category-change.ts'
import type { CategoryPlace, CategoryState } from '../category/category-choice.ts'
import { FacetList, SHOWN, type WholeList } from './facet-list.tsx'
import { FacetSection } from './facet-section.tsx'
import { ParameterHistogram } from './parameter-histogram.tsx'
import { ParameterRange } from './parameter-range.tsx'
import { properMinus } from './parameter-ranges.ts'
import { listScaleBars, mostFrequent, numericValues } from './parameter-scale.ts'
import { ParameterSearch } from './parameter-search.tsx'

type ParameterFilterProps = {
  facet: ParameterFacet
  place: CategoryPlace
  state: CategoryState
  after: AddressAfter
  wholeList: WholeList
}

/** Up to this many values a list is shown instead of a scale. */
const LISTED = 12

/** A parameter as values to tick, and, where they are many numbers, as a range of them as well. */
export function ParameterFilter({ facet, place, state, after, wholeList }: ParameterFilterProps) {
  const { code, name } = facet
  const choice = state.parameters.find((one) => one.code === code)
  const numbers = numericValues(facet.values)
  const isNumeric = numbers.length === facet.values.length
  const isListed = state.listed?.code === code
  const wantsRange = facet.shownAs === 'range' || (facet.shownAs === 'auto' && numbers.length > LISTED)
  const hasRange = isNumeric && (wantsRange || isListed || (choice && !choice.valueIds))
  const hasList = !(hasRange && facet.shownAs === 'range') || isListed || choice?.valueIds
  if (facet.values.length === 0 && !isListed) return null
  return (
    <FacetSection title={name}>
      {hasRange && (
        <>
          {!(isListed && state.listed?.text) && (
            <ParameterHistogram
              bars={listScaleBars(numbers)}
              unit={facet.unit ?? ''}
              prefix={facet.unitPrefix}
              choice={choice}
            />
          )}
          <ParameterRange facet={facet} choice={choice} place={place} state={state} after={after} />
        </>
      )}
      {hasList && (
        <FacetList
          title={name}
          values={facet.values.map((value) => ({ ...value, name: properMinus(value.name) }))}
          first={isListed ? new Set(facet.values.map(({ id }) => id)) : firstOf(facet)}
          wholeList={wholeList}
          isLowerBound={facet.isLowerBound}
          chosenIds={choice?.valueIds ?? []}
          hrefFor={(id) => after({ parameters: toggleValue(state.parameters, code, id) })}
          search={
            (facet.more || isListed) && (
              <ParameterSearch code={code} name={name} place={place} state={state} after={after} more={facet.more} />
            )
          }
        />
      )}
    </FacetSection>
  )
}

/** A short list is shown from its beginning; of a long one the values that most parts have. */
function firstOf({ values }: ParameterFacet): ReadonlySet<number> | undefined {
  if (values.length <= LISTED) return undefined
  return new Set(mostFrequent(values, SHOWN).map(({ id }) => id))
}
