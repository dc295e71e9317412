import { randomUUID } from 'node:crypto'
import type { Sql } from '#server/database/connect.ts'

export interface Shopper {
  accountId: number
  addressId: number
}

/** Many buyers with an address each, made at once: nobody of them ever logs in. */
export async function createCrowd(sql: Sql, size: number): Promise<Shopper[]> {
  const run = randomUUID().slice(0, 8)
  return sql<Shopper[]>`
    with person as (
      insert into account (email, email_key, password_hash)
      select name, name, 'none' from (select ${run} || '-' || n || '@crowd.example' name from generate_series(1, ${size}) n) s
      returning account_id, email
    ), place as (
      select c.country_id, r.region_id from country c join region r using (country_id) where c.country_code = 'NL' limit 1
    )
    insert into address (account_id, first_name, last_name, mobile_area_code, mobile, country_id, region_id, email, zip_code, address)
    select account_id, 'Crowd', 'Buyer', '+31', '612345678', country_id, region_id, email, '3011', 'Dock 7' from person, place
    returning account_id "accountId", address_id "addressId"`
}

/** The same numbers for the same seed: a failure can be looked at again. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The long versions are run by hand: DRILL=long. */
export const isLong = process.env.DRILL === 'long'
