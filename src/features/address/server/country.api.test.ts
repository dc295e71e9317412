import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { countryList, regionList } from '../address.contract.ts'

const world = await createWorld()
const { call } = world.visitor()

const GERMANY = 276
const UNITED_STATES = 840
const HONG_KONG = 344

const namesOf = (regions: { regionName: string }[]) => regions.map((region) => region.regionName)
const inOrder = (names: string[]) => names.toSorted(new Intl.Collator('en').compare)

describe('countries', () => {
  test('[API-USER-23, API-USER-24, ENT-23] every ISO country comes as a list in data, by name, with calling code and flag', async () => {
    const app = await world.http()
    const { code, data } = (await app.inject('/api/common/country')).json()
    expect(code).toBe(0)
    expect(data).toHaveLength(249)
    expect(data).toContainEqual({
      countryId: GERMANY,
      countryCode: 'DE',
      countryName: 'Germany',
      areaCode: '+49',
      countryFlag: '🇩🇪',
    })
    const names = data.map((country: { countryName: string }) => country.countryName)
    expect(names).toEqual(inOrder(names))
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
  })

  test('no code and no name is given twice, and every calling code can be dialled', async () => {
    const countries = await call(countryList, {})
    for (const field of ['countryId', 'countryCode', 'countryName', 'countryFlag'] as const)
      expect(new Set(countries.map((country) => country[field])).size).toBe(249)
    for (const { areaCode } of countries) expect(areaCode).toMatch(/^\+[1-9]\d{0,3}$/)
  })
})

describe('regions', () => {
  test('[API-USER-25, API-USER-26, ENT-24] the regions of a country by its id, by name', async () => {
    const app = await world.http()
    const { code, data } = (await app.inject(`/api/common/country/region?countryId=${GERMANY}`)).json()
    expect(code).toBe(0)
    expect(data).toHaveLength(16)
    expect(data[0]).toEqual({ regionId: expect.any(Number), regionName: 'Baden-Württemberg' })
    const american = namesOf(await call(regionList, { countryId: UNITED_STATES }))
    expect(american).toHaveLength(51)
    expect(american).toEqual(inOrder(american))
  })

  test('a country without regions is its own only one', async () => {
    expect(namesOf(await call(regionList, { countryId: HONG_KONG }))).toEqual(['Hong Kong'])
  })

  test('every country has at least one, each under an ISO 3166-2 code and a name of its own', async () => {
    const [counts] = await world.sql`
      select count(distinct country_id)::int countries, count(*) filter (
        where region_code !~ ('^' || country_code || '-[A-Z0-9]{1,3}$') and region_code <> country_code)::int misnamed,
        count(*) filter (where btrim(region_name) <> region_name or region_name = '')::int untidy
      from region join country using (country_id)`
    expect(counts).toEqual({ countries: 249, misnamed: 0, untidy: 0 })
  })

  test('an unknown country has none', async () => {
    await expect(call(regionList, { countryId: 999 })).rejects.toMatchObject({ reason: 'not_found' })
  })
})
