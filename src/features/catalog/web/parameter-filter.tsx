import type { ParameterFacet } from '../narrowing.contract.ts'
import { type AddressAfter, toggleValue } from './category-change.ts'
import type { CategoryPlace, CategoryState } from './category-choice.ts'
import { FacetGroup } from './facet-group.tsx'
import { FacetSection } from './facet-section.tsx'
import { ParameterHistogram } from './parameter-histogram.tsx'
import { ParameterPicks } from './parameter-picks.tsx'
import { ParameterRange } from './parameter-range.tsx'
import { properMinus } from './parameter-ranges.ts'
import { listScaleBars, numericValues } from './parameter-scale.ts'

type ParameterFilterProps = {
  facet: ParameterFacet
  place: CategoryPlace
  state: CategoryState
  after: AddressAfter
}

/** Up to here a list says more than a scale. */
const LISTED = 12

/** A parameter as a list of its values, or, where they are many numbers, as a range of them. */
export function ParameterFilter({ facet, place, state, after }: ParameterFilterProps) {
  const choice = state.parameters.find(({ code }) => code === facet.code)
  const valueIds = choice?.valueIds ?? []
  const hrefFor = (id: number) => after({ parameters: toggleValue(state.parameters, facet.code, id) })
  const numbers = numericValues(facet.values)
  const isRange = numbers.length === facet.values.length && (numbers.length > LISTED || (choice && !choice.valueIds))
  const { countedPartly } = facet
  if (!isRange)
    return (
      <FacetGroup
        title={facet.name}
        values={listed(facet)}
        countedPartly={countedPartly}
        chosenIds={valueIds}
        hrefFor={hrefFor}
      />
    )
  return (
    <FacetSection title={facet.name}>
      <ParameterHistogram bars={listScaleBars(numbers)} unit={facet.unit ?? ''} choice={choice} />
      <ParameterRange facet={facet} choice={choice} place={place} state={state} after={after} />
      <ParameterPicks values={numbers} countedPartly={countedPartly} chosenIds={valueIds} hrefFor={hrefFor} />
    </FacetSection>
  )
}

/** Numbers stay in their order; of many words the usual ones come first. */
function listed({ values }: ParameterFacet): ParameterFacet['values'] {
  const isText = values.some(({ number }) => number === null)
  const ordered = isText && values.length > LISTED ? [...values].sort((a, b) => b.count - a.count) : values
  return ordered.map((value) => ({ ...value, name: properMinus(value.name) }))
}
