import type { Db, Fragment, Tx } from '#server/database/connect.ts'
import { offsetOf } from '#shared/paging.ts'
import type { BankAccount } from '../shop.contract.ts'
import type { ShopSeed } from '../shop.rules.ts'

export interface ShopRow {
  version: number
  /** As JSON: read again only when it has changed. */
  settings: string
  owned: boolean
  /** What the demo has filled in. */
  seed: ShopSeed | null
  countryName: string | null
}

const columns = (sql: Db) => sql`
  version, settings::text, owned_at is not null owned, seed,
  (select country_name from country where country_code = settings->>'countryCode') "countryName"`

export const readShop = (sql: Db) => sql<ShopRow[]>`select ${columns(sql)} from shop_settings`

export const termsVersion = (sql: Db): Fragment => sql`(select version::text from terms_version)`

export const readPublicVersion = (sql: Db) => sql<{ version: string }[]>`select version::text from public_version`

export const bumpPublicVersion = (sql: Db) => sql`update public_version set version = version + 1`

export const lockShop = (sql: Tx) => sql<ShopRow[]>`select ${columns(sql)} from shop_settings for update`

export const updateSettings = (sql: Tx, settings: object) => sql`
  update shop_settings set settings = ${JSON.stringify(settings)}::text::jsonb, version = version + 1`

export const setOwner = (sql: Tx, ownerId: number | null) => sql`
  update shop_settings set owner_id = ${ownerId}, owned_at = now(), version = version + 1`

export const setSeed = (sql: Tx, seed: ShopSeed | null) => sql`
  update shop_settings set seed = ${seed && JSON.stringify(seed)}::text::jsonb, version = version + 1`

export const findOwner = (sql: Db) => sql<{ email: string }[]>`
  select email from shop_settings join account on account_id = owner_id`

export const countryExists = (sql: Db, countryCode: string) => sql`
  select from country where country_code = ${countryCode}`

export const listCountries = (sql: Db) => sql<{ countryCode: string; countryName: string }[]>`
  select country_code "countryCode", country_name "countryName" from country order by country_name`

export const listBankAccounts = (sql: Db) => sql<BankAccount[]>`
  select currency, beneficiary, bank_name "bankName", bank_address "bankAddress", account_number "accountNumber", swift
  from bank_account order by currency desc`

export const findBankAccount = (sql: Db, currency: string) => sql<BankAccount[]>`
  select currency, beneficiary, bank_name "bankName", bank_address "bankAddress", account_number "accountNumber", swift
  from bank_account where currency = ${currency}`

export const deleteBankAccounts = (sql: Tx) => sql`delete from bank_account`

export const insertBankAccount = (sql: Tx, account: BankAccount) => sql`
  insert into bank_account (currency, beneficiary, bank_name, bank_address, account_number, swift)
  values (${account.currency}, ${account.beneficiary}, ${account.bankName}, ${account.bankAddress},
    ${account.accountNumber}, ${account.swift})`

export interface ChangeRow {
  at: Date
  who: string
  version: number
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const insertChange = (
  sql: Tx,
  change: { accountId: number | null; who: string; version: number; before: object; after: object },
) => sql`
  insert into shop_change (account_id, who, version, before, after)
  values (${change.accountId}, ${change.who}, ${change.version}, ${JSON.stringify(change.before)}::text::jsonb,
    ${JSON.stringify(change.after)}::text::jsonb)`

export const listChanges = (sql: Db, page: { pageNumber: number; pageSize: number }) => sql<ChangeRow[]>`
  select at, who, version, before, after from shop_change
  order by change_id desc limit ${page.pageSize} offset ${offsetOf(page)}`

export const countChanges = (sql: Db) => sql<{ count: number }[]>`select count(*)::int from shop_change`

export const insertSetupCode = (sql: Db, codeHash: Buffer) => sql`
  insert into shop_setup_code (code_hash) values (${codeHash})`

/** Codes of the last starts only. */
export const deleteOldCodes = (sql: Db, kept: number) => sql`
  delete from shop_setup_code where code_hash not in (
    select code_hash from shop_setup_code order by created_at desc limit ${kept})`

export const findSetupCode = (sql: Db, codeHash: Buffer) => sql`
  select from shop_setup_code where code_hash = ${codeHash}`

export const deleteSetupCodes = (sql: Tx) => sql`delete from shop_setup_code`
