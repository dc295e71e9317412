import type { ParameterChoice } from '../../filters.contract.ts'
import type { WholeList } from '../filters/facet-list.tsx'
import { type CategoryPlace, type CategoryState, writeCategoryAddress } from './category-choice.ts'

/** URLs after a change of the filters, which resets the page number. */
export type AddressAfter = (change: Partial<CategoryState>) => string

export const addressAfter =
  (place: CategoryPlace, state: CategoryState): AddressAfter =>
  (change) =>
    writeCategoryAddress(place, { ...state, pageNumber: 1, ...change })

/** The page with all values of a list, named by a parameter's code or as what it is. */
export const wholeListOf = (state: CategoryState, after: AddressAfter, code: string): WholeList => ({
  isOpen: state.listed?.code === code,
  openTo: after({ listed: { code, text: '' } }),
  closeTo: after({ listed: undefined }),
})

export const toggleId = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

/** The parameter keeps its position in the URL. */
export function replaceParameter(
  parameters: readonly ParameterChoice[],
  code: string,
  choice: ParameterChoice | undefined,
): ParameterChoice[] {
  if (!choice) return parameters.filter((one) => one.code !== code)
  if (!parameters.some((one) => one.code === code)) return [...parameters, choice]
  return parameters.map((one) => (one.code === code ? choice : one))
}

/** Toggles a value; it replaces a range. */
export function toggleValue(parameters: readonly ParameterChoice[], code: string, valueId: number): ParameterChoice[] {
  const chosen = parameters.find((one) => one.code === code)?.valueIds ?? []
  const valueIds = toggleId(chosen, valueId)
  return replaceParameter(parameters, code, valueIds.length > 0 ? { code, valueIds } : undefined)
}
