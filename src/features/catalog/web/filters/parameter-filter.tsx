import { use, useState } from 'react'
import { showError } from '#web/errors/show-error.ts'
import type { ParameterFacet } from '../../filters.contract.ts'
import { type AddressAfter, toggleValue } from '../category/category-change.ts'
import type { CategoryPlace, CategoryState } from '../category/category-choice.ts'
import { type FacetInSight, firstValues, LISTED, ReadFacetsContext } from './facet-in-sight.ts'
import { FacetList, type WholeList } from './facet-list.tsx'
import { FacetSection } from './facet-section.tsx'
import { ParameterHistogram } from './parameter-histogram.tsx'
import { ParameterRange } from './parameter-range.tsx'
import { properMinus } from './parameter-ranges.ts'
import { listScaleBars, numericValues, type Scale, scaleOf } from './parameter-scale.ts'
import { ParameterSearch } from './parameter-search.tsx'

type ParameterFilterProps = {
  facet: FacetInSight
  place: CategoryPlace
  state: CategoryState
  after: AddressAfter
  wholeList: WholeList
}

/** A parameter as values to tick, and, where they are many numbers, as a range of them as well. */
export function ParameterFilter({ facet: sent, place, state, after, wholeList }: ParameterFilterProps) {
  const { facet, readRest } = useWholeFacet(sent)
  const { code, name } = facet
  const choice = state.parameters.find((one) => one.code === code)
  const numbers = numericValues(facet.values)
  const { valueCount, scale } = facet.whole ?? {
    valueCount: facet.values.length,
    scale: numbers.length === facet.values.length ? scaleOf(numbers) : null,
  }
  const isListed = state.listed?.code === code
  const wantsRange = facet.shownAs === 'range' || (facet.shownAs === 'auto' && valueCount > LISTED)
  const hasRange = scale && (wantsRange || isListed || (choice && !choice.valueIds))
  const hasList = !(hasRange && facet.shownAs === 'range') || isListed || choice?.valueIds
  if (facet.values.length === 0 && !isListed) return null
  return (
    <FacetSection title={name}>
      {hasRange && (
        <>
          {!(isListed && state.listed?.text) && (
            <ParameterHistogram
              bars={listScaleBars(scale)}
              unit={facet.unit ?? ''}
              prefix={facet.unitPrefix}
              choice={choice}
            />
          )}
          <ParameterRange facet={facet} scale={scale} choice={choice} place={place} state={state} after={after} />
        </>
      )}
      {hasList && (
        <FacetList
          title={name}
          restCount={valueCount - facet.values.length}
          onRest={readRest}
          values={facet.values.map((value) => ({ ...value, name: properMinus(value.name) }))}
          first={isListed ? new Set(facet.values.map(({ id }) => id)) : firstOf(facet, scale)}
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
function firstOf(facet: FacetInSight, scale: Scale | null): ReadonlySet<number> | undefined {
  if (facet.values.length <= LISTED && !facet.whole) return undefined
  return new Set(firstValues(facet, scale).map(({ id }) => id))
}

/** The filter as it was sent, until its other values are asked for. */
function useWholeFacet(sent: FacetInSight) {
  const readFacets = use(ReadFacetsContext)
  const [read, setRead] = useState<ParameterFacet>()
  const readRest = () => {
    readFacets().then((facets) => setRead(facets.find(({ code }) => code === sent.code)), showError)
  }
  const facet: FacetInSight = (sent.whole && read) || sent
  return { facet, readRest }
}
