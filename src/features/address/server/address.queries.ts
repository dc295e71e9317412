import type { Db, Tx } from '#server/database/connect.ts'
import type { Address, AddressFields, Region } from '../address.contract.ts'

export const listCountries = (sql: Db) => sql<
  { countryId: number; countryCode: string; countryName: string; areaCode: string }[]
>`
  select country_id "countryId", country_code "countryCode", country_name "countryName", area_code "areaCode"
  from country`

export const listRegions = (sql: Db, countryId: number) => sql<Region[]>`
  select region_id "regionId", region_name "regionName" from region where country_id = ${countryId}`

export const findRegion = (sql: Db, countryId: number, regionId: number) => sql`
  select from region where country_id = ${countryId} and region_id = ${regionId}`

/** Until the transaction ends. */
export const lockAddresses = (sql: Tx, accountId: number) => sql`
  select pg_advisory_xact_lock(hashtext('address'), ${accountId})`

export const countAddresses = (sql: Db, accountId: number) => sql<{ count: number }[]>`
  select count(*)::int from address where account_id = ${accountId}`

const columns = (sql: Db) => sql`
  address_id "addressId", first_name "firstName", last_name "lastName", company, mobile_area_code "mobileAreaCode", mobile,
  country_id "countryId", country_name "countryName", region_id "regionId", region_name "regionName", email,
  zip_code "zipCode", address, default_delivery "defaultDelivery", default_bill "defaultBill"`

export const listAddresses = (sql: Db, accountId: number) => sql<Address[]>`
  select ${columns(sql)} from address join country using (country_id) join region using (country_id, region_id)
  where account_id = ${accountId}
  order by default_delivery desc, default_bill desc, created_at desc, address_id desc`

export const findAddress = (sql: Db, accountId: number, addressId: number) => sql<Address[]>`
  select ${columns(sql)} from address join country using (country_id) join region using (country_id, region_id)
  where account_id = ${accountId} and address_id = ${addressId}`

/** Clears the old default of a kind before another is set. */
export const clearDefaultDelivery = (sql: Db, accountId: number) => sql`
  update address set default_delivery = false where account_id = ${accountId} and default_delivery`

export const clearDefaultBill = (sql: Db, accountId: number) => sql`
  update address set default_bill = false where account_id = ${accountId} and default_bill`

export const insertAddress = (sql: Db, accountId: number, fields: AddressFields) => sql<{ addressId: number }[]>`
  insert into address (account_id, first_name, last_name, company, mobile_area_code, mobile, country_id, region_id, email,
    zip_code, address, default_delivery, default_bill)
  values (${accountId}, ${fields.firstName}, ${fields.lastName}, ${fields.company}, ${fields.mobileAreaCode}, ${fields.mobile},
    ${fields.countryId}, ${fields.regionId}, ${fields.email}, ${fields.zipCode}, ${fields.address},
    ${fields.defaultDelivery}, ${fields.defaultBill})
  returning address_id "addressId"`

export const updateAddress = (sql: Db, accountId: number, addressId: number, fields: AddressFields) => sql<
  { addressId: number }[]
>`
  update address set first_name = ${fields.firstName}, last_name = ${fields.lastName},
    company = ${fields.company}, mobile_area_code = ${fields.mobileAreaCode}, mobile = ${fields.mobile}, country_id = ${fields.countryId},
    region_id = ${fields.regionId}, email = ${fields.email}, zip_code = ${fields.zipCode},
    address = ${fields.address}, default_delivery = ${fields.defaultDelivery}, default_bill = ${fields.defaultBill}
  where account_id = ${accountId} and address_id = ${addressId}
  returning address_id "addressId"`

export const updateDefaults = (
  sql: Db,
  accountId: number,
  addressId: number,
  defaults: { defaultDelivery?: boolean; defaultBill?: boolean },
) => sql`
  update address set default_delivery = coalesce(${defaults.defaultDelivery ?? null}, default_delivery),
    default_bill = coalesce(${defaults.defaultBill ?? null}, default_bill)
  where account_id = ${accountId} and address_id = ${addressId}
  returning address_id`

export const deleteAddress = (sql: Db, accountId: number, addressId: number) => sql<
  { defaultDelivery: boolean; defaultBill: boolean }[]
>`
  delete from address where account_id = ${accountId} and address_id = ${addressId}
  returning default_delivery "defaultDelivery", default_bill "defaultBill"`

export const findNewestAddress = (sql: Db, accountId: number) => sql<{ addressId: number }[]>`
  select address_id "addressId" from address where account_id = ${accountId}
  order by created_at desc, address_id desc limit 1`
