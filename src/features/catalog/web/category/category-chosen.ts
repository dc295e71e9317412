import { type Currency, currencySign } from '#shared/money/currency-signs.ts'
import { formatQuantity } from '#shared/quantity.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { CategoryFacets, NamedCount, ParameterChoice, ParameterFacet } from '../../filters.contract.ts'
import { properMinus } from '../filters/parameter-ranges.ts'
import { replaceParameter, toggleId, toggleValue } from './category-change.ts'
import type { CategoryState } from './category-choice.ts'

export interface ChosenPart {
  name: string
  without: Partial<CategoryState>
}

/**
 * The active filters as texts. `named` has the names of values without hits; a
 * value without a name is shown by its kind.
 */
export function listChosen(state: CategoryState, facets: CategoryFacets, named: CategoryFacets = facets): ChosenPart[] {
  const chosen: ChosenPart[] = []
  if (state.inStock) chosen.push({ name: 'In stock', without: { inStock: false } })
  if (state.minStock !== undefined)
    chosen.push({ name: `At least ${formatCount(state.minStock)} in stock`, without: { minStock: undefined } })
  if (state.rohs) chosen.push({ name: 'RoHS', without: { rohs: false } })
  if (state.minPrice !== undefined || state.maxPrice !== undefined)
    chosen.push({
      name: `Unit price: ${describePrices(state, facets.currency)}`,
      without: { minPrice: undefined, maxPrice: undefined },
    })
  for (const id of state.lifecycleIds)
    chosen.push({
      name: `Lifecycle: ${findName(id, facets.lifecycle, named.lifecycle) ?? id}`,
      without: { lifecycleIds: toggleId(state.lifecycleIds, id) },
    })
  for (const id of state.brandIds)
    chosen.push({
      name: findName(id, facets.brand, named.brand) ?? `Manufacturer ${id}`,
      without: { brandIds: toggleId(state.brandIds, id) },
    })
  chosen.push(...listChosenValues(state, [...facets.parameters, ...named.parameters]))
  for (const id of state.packageIds)
    chosen.push({
      name: `Package: ${findName(id, facets.package, named.package) ?? id}`,
      without: { packageIds: toggleId(state.packageIds, id) },
    })
  return chosen
}

const findName = (id: number, ...lists: ReadonlyArray<readonly NamedCount[]>): string | undefined =>
  lists.flatMap((list) => list.filter((one) => one.id === id))[0]?.name

/** The same for the chosen parameters alone. */
export const listChosenValues = (state: CategoryState, facets: readonly ParameterFacet[]): ChosenPart[] =>
  state.parameters.flatMap((choice) =>
    describeChoice(
      state,
      choice,
      facets.filter(({ code }) => code === choice.code),
    ),
  )

function describeChoice(state: CategoryState, choice: ParameterChoice, facets: ParameterFacet[]): ChosenPart[] {
  const name = facets[0]?.name ?? choice.code
  if (!choice.valueIds)
    return [
      {
        name: `${name}: ${describeRange(choice, facets[0]?.unit ?? '', facets[0]?.unitPrefix)}`,
        without: { parameters: replaceParameter(state.parameters, choice.code, undefined) },
      },
    ]
  return choice.valueIds.map((id) => ({
    name: `${name}: ${properMinus(findName(id, ...facets.map(({ values }) => values)) ?? `value ${id}`)}`,
    without: { parameters: toggleValue(state.parameters, choice.code, id) },
  }))
}

function describePrices({ minPrice, maxPrice, quantity }: CategoryState, currency: Currency): string {
  const sign = currencySign(currency)
  const at = quantity === undefined ? '' : ` at ${formatCount(quantity)}`
  if (minPrice === undefined) return `up to ${sign}${maxPrice}${at}`
  return maxPrice === undefined ? `from ${sign}${minPrice}${at}` : `${sign}${minPrice} to ${sign}${maxPrice}${at}`
}

export function describeRange(
  { min, max }: Pick<ParameterChoice, 'min' | 'max'>,
  unit: string,
  prefix: string | null = null,
): string {
  const write = (value: number) => properMinus(formatQuantity(value, unit, prefix))
  if (min === undefined) return max === undefined ? 'any' : `up to ${write(max)}`
  if (max === undefined) return `from ${write(min)}`
  return min === max ? write(min) : `${write(min)} to ${write(max)}`
}
