import type { ParameterChoice } from '../../filters.contract.ts'
import type { WholeList } from '../filters/facet-list.tsx'
import { type CategoryPlace, type CategoryState, writeCategoryAddress } from './category-choice.ts'

/** Where a change of the choice leads. Other goods start at their first page again. */
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

/** The parameter keeps its place, so that the address does not shuffle. */
export function replaceParameter(
  parameters: readonly ParameterChoice[],
  code: string,
  choice: ParameterChoice | undefined,
): ParameterChoice[] {
  if (!choice) return parameters.filter((one) => one.code !== code)
  if (!parameters.some((one) => one.code === code)) return [...parameters, choice]
  return parameters.map((one) => (one.code === code ? choice : one))
}

/** A picked value takes the place of a range, and goes when it is picked again. */
export function toggleValue(parameters: readonly ParameterChoice[], code: string, valueId: number): ParameterChoice[] {
  const chosen = parameters.find((one) => one.code === code)?.valueIds ?? []
  const valueIds = toggleId(chosen, valueId)
  return replaceParameter(parameters, code, valueIds.length > 0 ? { code, valueIds } : undefined)
}
