import type { Db, Tx } from '#server/database/connect.ts'
import type { Carrier, Rate, Zone } from '../staff-shipping.contract.ts'

export async function readVersion(sql: Db): Promise<string> {
  const [row] = await sql<{ version: string }[]>`select shipping_version() version`
  return row?.version ?? ''
}

/** One change at a time. */
export const lockShipping = (tx: Tx) => tx`lock table freight_zone in share row exclusive mode`

export const listZones = (sql: Db) => sql<Zone[]>`
  select zone::int, zone_name name, is_rest "isRest",
    array(select country_code from freight_country c where c.zone = z.zone order by country_code) "countryCodes"
  from freight_zone z order by is_rest, zone`

export const listCarriers = (sql: Db) => sql<Carrier[]>`
  select express_id "expressId", express_name name, position::int, coalesce(tracking_url, '') "trackingUrl"
  from express order by position, express_id`

export const listAllRates = (sql: Db) => sql<Rate[]>`
  select express_id "expressId", zone::int, currency, first_grams "firstGrams", first_amount "firstAmount", step_grams "stepGrams",
    step_amount "stepAmount", most_grams "maxGrams", most_amount "maxAmount", free_from "freeFrom", days
  from express_rate order by express_id, zone, currency desc`

export const hasRates = (sql: Db) => sql<{ known: boolean }[]>`select exists (select from express_rate) known`

export const listCountries = (sql: Db) => sql<{ code: string; name: string }[]>`
  select country_code code, country_name name from country order by country_name`

export const insertZone = (tx: Tx, name: string) => tx<{ zone: number }[]>`
  insert into freight_zone (zone, zone_name) select max(zone) + 1, ${name} from freight_zone returning zone::int`

export const updateZone = (tx: Tx, zone: number, name: string) => tx<{ isRest: boolean }[]>`
  update freight_zone set zone_name = ${name} where zone = ${zone} returning is_rest "isRest"`

/** Those of the zone that are not named belong to the rest of the world. */
export async function setCountries(tx: Tx, zone: number, codes: readonly string[]): Promise<void> {
  await tx`delete from freight_country where zone = ${zone} and country_code <> all(${codes}::text[])`
  await tx`
    insert into freight_country (country_code, zone) select code, ${zone} from unnest(${codes}::text[]) code
    on conflict (country_code) do update set zone = excluded.zone`
}

export const listUnknownCountries = (tx: Tx, codes: readonly string[]) => tx<{ code: string }[]>`
  select code from unnest(${codes}::text[]) code where code not in (select country_code from country)`

export async function deleteZone(tx: Tx, zone: number): Promise<boolean> {
  await tx`delete from express_rate where zone = ${zone} and zone not in (select zone from freight_zone where is_rest)`
  await tx`delete from freight_country where zone = ${zone}`
  return (await tx`delete from freight_zone where zone = ${zone} and not is_rest returning zone`).length > 0
}

type CarrierInput = Omit<Carrier, 'expressId'>

export const insertCarrier = (tx: Tx, { name, position, trackingUrl }: CarrierInput) => tx<{ id: number }[]>`
  insert into express (express_name, position, tracking_url) values (${name}, ${position}, nullif(${trackingUrl}, ''))
  on conflict do nothing returning express_id id`

export const updateCarrier = (tx: Tx, expressId: number, { name, position, trackingUrl }: CarrierInput) => tx<
  { id: number }[]
>`
  update express set express_name = ${name}, position = ${position}, tracking_url = nullif(${trackingUrl}, '')
  where express_id = ${expressId} returning express_id id`

export const findCarrierNamed = (tx: Tx, name: string, besides: number) => tx<{ id: number }[]>`
  select express_id id from express where lower(express_name) = lower(${name}) and express_id <> ${besides}`

export async function deleteCarrier(tx: Tx, expressId: number): Promise<boolean> {
  await tx`delete from express_rate where express_id = ${expressId}`
  return (await tx`delete from express where express_id = ${expressId} returning express_id`).length > 0
}

export const hasPlace = (tx: Tx, expressId: number, zone: number) => tx<{ known: boolean }[]>`
  select exists (select from express where express_id = ${expressId}) and exists (select from freight_zone where zone = ${zone}) known`

export const upsertRate = (tx: Tx, rate: Rate) => tx`
  insert into express_rate (express_id, zone, currency, first_grams, first_amount, step_grams, step_amount, most_grams, most_amount, free_from, days)
  values (${rate.expressId}, ${rate.zone}, ${rate.currency}, ${rate.firstGrams}, ${rate.firstAmount}::numeric, ${rate.stepGrams},
    ${rate.stepAmount}::numeric, ${rate.maxGrams}, ${rate.maxAmount}::numeric, ${rate.freeFrom}::numeric, ${rate.days})
  on conflict (express_id, zone, currency) do update set first_grams = excluded.first_grams, first_amount = excluded.first_amount,
    step_grams = excluded.step_grams, step_amount = excluded.step_amount, most_grams = excluded.most_grams,
    most_amount = excluded.most_amount, free_from = excluded.free_from, days = excluded.days, is_demo = false`

export const markDemoRates = (tx: Tx) => tx`update express_rate set is_demo = true`

export const deleteDemoRates = (sql: Db) => sql`delete from express_rate where is_demo`

export const deleteRate = (tx: Tx, key: { expressId: number; zone: number; currency: string }) => tx<
  { zone: number }[]
>`
  delete from express_rate where express_id = ${key.expressId} and zone = ${key.zone} and currency = ${key.currency}
  returning zone::int`
