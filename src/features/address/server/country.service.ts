import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Country, Region } from '../address.contract.ts'
import { byName, flagOf } from '../address.rules.ts'
import * as queries from './address.queries.ts'

// Sorted here, because the order of the database depends on its collation.

export async function listCountries(sql: Db): Promise<Country[]> {
  const countries = await queries.listCountries(sql)
  return countries
    .map((country) => ({ ...country, countryFlag: flagOf(country.countryCode) }))
    .sort(byName((country) => country.countryName))
}

export async function listRegions(sql: Db, countryId: number): Promise<Region[]> {
  const regions = await queries.listRegions(sql, countryId)
  if (regions.length === 0) throw new AppError('not_found', 'There is no such country.')
  return regions.toSorted(byName((region) => region.regionName))
}
