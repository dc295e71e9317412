import { createContext } from 'react'
import type { ParameterChoice, ParameterFacet } from '../../filters.contract.ts'
import { SHOWN, SHOWN_BESIDE_RANGE } from './facet-list.tsx'
import { mostFrequent, numericValues, type Scale, scaleOf } from './parameter-scale.ts'

/** Up to this many values a list is shown instead of a scale. */
export const LISTED = 12

/** A filter as the data of a rendered page has it: the values in sight, and what is to be known about all of them. */
export type FacetInSight = ParameterFacet & { whole?: { valueCount: number; scale: Scale | null } | undefined }

interface Shown {
  parameters: readonly ParameterChoice[]
  /** The parameter whose values are all listed. */
  listed: string | undefined
}

/** Values behind "more" are not sent with a page: of a category with many numbers they were 12 to 20 kB of it. */
export function keepInSight(facet: ParameterFacet, { parameters, listed }: Shown): FacetInSight {
  const { code, values } = facet
  // With the field all of them have the same ones, and can be packed (pack-lists.ts).
  if (values.length <= LISTED || listed === code) return { ...facet, whole: undefined }
  const chosen = parameters.find((one) => one.code === code)?.valueIds ?? []
  const numbers = numericValues(values)
  const scale = numbers.length === values.length ? scaleOf(numbers) : null
  const first = firstValues(facet, scale)
  return {
    ...facet,
    values: values.filter((value) => first.includes(value) || chosen.includes(value.id)),
    whole: { valueCount: values.length, scale },
  }
}

/** Of a long list those that most parts have. */
export const firstValues = ({ shownAs, values }: ParameterFacet, scale: Scale | null) =>
  mostFrequent(values, scale && shownAs !== 'list' ? SHOWN_BESIDE_RANGE : SHOWN)

/** Reads the filters of the page with all their values. */
export const ReadFacetsContext = createContext<() => Promise<readonly ParameterFacet[]>>(async () => [])
