import { callApi } from '#web/call.ts'
import { type Reading, useReading } from '#web/use-reading.ts'
import { type Country, countryList, type Region, regionList } from '../address.contract.ts'

let countries: Promise<Country[]> | undefined

/** The same for everyone and every form: asked for once, and again only if it failed. */
export function readCountries(): Promise<Country[]> {
  countries ??= callApi(countryList, {}).catch((error: unknown) => {
    countries = undefined
    throw error
  })
  return countries
}

/** The regions of the country that is chosen; the lists of other countries are gone at once. */
export const useRegions = (countryId: string): Reading<Region[]> =>
  useReading(countryId || undefined, () => callApi(regionList, { countryId: Number(countryId) }))
