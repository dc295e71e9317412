import { callApi } from '#web/call.ts'
import { type Reading, useReading } from '#web/use-reading.ts'
import { type Country, countryList, type Region, regionList } from '../address.contract.ts'

let countries: Promise<Country[]> | undefined

/** Cached: requested once, and again only after a failure. */
export function readCountries(): Promise<Country[]> {
  countries ??= callApi(countryList, {}).catch((error: unknown) => {
    countries = undefined
    throw error
  })
  return countries
}

/** The regions of the selected country. */
export const useRegions = (countryId: string): Reading<Region[]> =>
  useReading(countryId || undefined, () => callApi(regionList, { countryId: Number(countryId) }))
