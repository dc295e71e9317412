import { claimResource, releaseResource, resourceIdOf } from '#features/resource/server/resource.service.ts'
import { aloneAs } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { VersionedCache } from '#server/database/versioned-cache.ts'
import { AppError } from '#shared/app-error.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { isOffered, TRANSFER } from '../payment-methods.rules.ts'
import { NOTHING_TO_SET_UP } from '../setup.contract.ts'
import { type BankAccount, type ShopChanges, ShopSettings, type ShopState } from '../shop.contract.ts'
import { mainCurrencyOf, placeLines, type ShopSeed } from '../shop.rules.ts'
import * as queries from './shop.queries.ts'

/** Who changes the shop: signed in, or at the command line of the server. */
export interface Editor {
  accountId: number | null
  who: string
}

export interface Shop {
  version: number
  settings: ShopSettings
  countryName: string
  /** Lines of the postal address. */
  address: string[]
  owned: boolean
}

const shops = new VersionedCache<'shop', Shop>()

/**
 * Reads the settings: one row by its key, so that mails, documents and calls see a change immediately in every process.
 * Orders have read the version of the terms, and read the row only when it has changed. Pages are cached; a trigger raises
 * `public_version`, which empties their cache.
 */
export const getShop = (sql: Db, termsVersion?: string): Promise<Shop> =>
  shops.get(termsVersion, 'shop', async () => shopOf((await queries.readShop(sql))[0]))

/**
 * The version of what every order reads and seldom changes: settings, shipping rates and tax rules. A part of other
 * statements; triggers renew it.
 */
export const termsVersion = queries.termsVersion

function shopOf(row: queries.ShopRow | undefined): Shop {
  if (!row) throw new Error('shop_settings has no row')
  const settings = cachedSettings(row.settings)
  const countryName = row.countryName ?? ''
  const address = placeLines(settings, countryName)
  return { version: row.version, settings, countryName, address, owned: row.owned }
}

const cached = new Map<string, ShopSettings>()

/** Every order and every mail reads the settings; checking them again took longer than the statement. */
function cachedSettings(text: string): ShopSettings {
  const known = cached.get(text)
  if (known) return known
  const settings = Object.freeze(readSettings(JSON.parse(text)))
  cached.clear()
  cached.set(text, settings)
  return settings
}

/** Invalid values, for example written by SQL, count as not set, so that the store keeps running. */
export function readSettings(stored: Record<string, unknown>): ShopSettings {
  const whole = ShopSettings.safeParse(stored)
  if (whole.success) return whole.data
  const fitting = Object.entries(ShopSettings.shape).filter(
    ([name, field]) => name in stored && field.safeParse(stored[name]).success,
  )
  return ShopSettings.parse(Object.fromEntries(fitting.map(([name]) => [name, stored[name]])))
}

export async function getShopState(sql: Db): Promise<ShopState> {
  const [{ version, settings, owned }, bankAccounts] = await Promise.all([getShop(sql), queries.listBankAccounts(sql)])
  return { version, settings, bankAccounts, owned }
}

export interface ShopEdit {
  /** The version the change was made from; undefined: not checked. */
  version?: number
  changes: ShopChanges
  bankAccounts?: BankAccount[] | undefined
}

/** Whether parts have prices in a currency; implemented by features above the shop. */
export type IsPricedIn = (sql: Db, currency: Currency) => Promise<boolean>

export function changeShop(
  sql: Db,
  editor: Editor,
  edit: ShopEdit,
  isPricedIn: IsPricedIn = async () => false,
): Promise<ShopState> {
  return inTransaction(sql, async (tx) => {
    const shop = await lockShop(tx, edit.version)
    const { currencies = shop.settings.currencies } = edit.changes
    // Nobody could change those prices any more.
    for (const currency of shop.settings.currencies)
      if (!currencies.includes(currency) && (await isPricedIn(tx, currency)))
        throw new AppError(
          'invalid_input',
          `Parts have prices in ${currency}. Change their prices first, then remove it.`,
        )
    await applyEdit(tx, editor, shop, edit)
    return getShopState(tx)
  })
}

export const nothingToSetUp = () => new AppError('not_found', NOTHING_TO_SET_UP)

/** Claims the new picture and releases the old one. */
export function changeLogo(
  sql: Db,
  editor: Editor & { accountId: number },
  { version, resourceId }: { version: number; resourceId: string | null },
): Promise<ShopState> {
  return inTransaction(sql, async (tx) => {
    const shop = await lockShop(tx, version)
    const picture =
      resourceId === null ? undefined : await claimResource(tx, resourceId, aloneAs(editor.accountId), 'logo')
    await applyEdit(tx, editor, shop, { changes: { logo: picture?.url ?? '' } })
    const old = resourceIdOf(shop.settings.logo)
    if (old) await releaseResource(tx, old)
    return getShopState(tx)
  })
}

export async function lockShop(tx: Tx, version: number | undefined): Promise<Shop> {
  const [row] = await queries.lockShop(tx)
  const shop = shopOf(row)
  if (version !== undefined && version !== shop.version)
    throw new AppError(
      'changed_meanwhile',
      'Someone else has changed the settings meanwhile. Nothing was saved: please load them again.',
    )
  return shop
}

/** Writes the differences and their author. Without differences nothing is written. */
export async function applyEdit(tx: Tx, editor: Editor, shop: Shop, { changes, bankAccounts }: ShopEdit) {
  await assertCountry(tx, changes.countryCode)
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const settings: Record<string, unknown> = { ...shop.settings, ...Object.fromEntries(given) }
  const banks = await queries.listBankAccounts(tx)
  const before: Record<string, unknown> = { ...shop.settings, bankAccounts: banks }
  const after: Record<string, unknown> = { ...settings, bankAccounts: bankAccounts ?? banks }
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  if (changed.length === 0) return
  await queries.updateSettings(tx, settings)
  if (bankAccounts && changed.includes('bankAccounts')) {
    await queries.deleteBankAccounts(tx)
    for (const account of bankAccounts) await queries.insertBankAccount(tx, account)
  }
  const pick = (all: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, all[name]]))
  await queries.insertChange(tx, { ...editor, version: shop.version + 1, before: pick(before), after: pick(after) })
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** JSON with sorted keys, for comparing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  )
}

async function assertCountry(tx: Tx, countryCode: string | undefined): Promise<void> {
  if (!countryCode) return
  const [known] = await queries.countryExists(tx, countryCode)
  if (!known) throw new AppError('invalid_input', `countryCode: There is no country ${countryCode}.`)
}

/** The currency in which something is meant that names none. */
export async function getMainCurrency(sql: Db): Promise<Currency> {
  return mainCurrencyOf((await getShop(sql)).settings)
}

/** The shop's service e-mail address; empty when it is not set. */
export async function getServiceEmail(sql: Db): Promise<string> {
  const { settings } = await getShop(sql)
  if (settings.contactEmail) return settings.contactEmail
  const [owner] = await queries.findOwner(sql)
  return owner?.email ?? ''
}

/** Changes with everything that pages show of the shop: settings, bank accounts, menu, pages. */
export async function findPublicVersion(sql: Db): Promise<string> {
  const [row] = await queries.readPublicVersion(sql)
  return row?.version ?? ''
}

/** For content of pages that no trigger covers: call it in the transaction of the change. */
export async function recordPublicChange(tx: Db): Promise<void> {
  await queries.bumpPublicVersion(tx)
}

/** Bank account for a currency; undefined: transfers in it are not offered. */
export async function findBankAccount(sql: Db, currency: Currency): Promise<BankAccount | undefined> {
  const [account] = await queries.findBankAccount(sql, currency)
  return account
}

/** Undefined also when the owner has turned transfers off. For orders that are to be paid that way already: `findBankAccount`. */
export async function findTransferAccount(sql: Db, currency: Currency): Promise<BankAccount | undefined> {
  const [{ settings }, account] = await Promise.all([getShop(sql), findBankAccount(sql, currency)])
  return isOffered(settings.paymentMethods, TRANSFER) ? account : undefined
}

export const hasBankAccount = async (sql: Db): Promise<boolean> => (await queries.listBankAccounts(sql)).length > 0

export async function listShopChanges(sql: Db, page: { pageNumber: number; pageSize: number }) {
  const [rows, [counted]] = await Promise.all([queries.listChanges(sql, page), queries.countChanges(sql)])
  return { list: rows.map((row) => ({ ...row, at: row.at.toISOString() })), totalCount: counted?.count ?? 0 }
}

/** Behind those that the store has. */
export async function addCurrencies(sql: Db, added: readonly Currency[]): Promise<void> {
  const { currencies } = (await getShop(sql)).settings
  const all = [...new Set([...currencies, ...added])]
  if (all.length > currencies.length)
    await changeShop(sql, { accountId: null, who: 'the store' }, { changes: { currencies: all } })
}

/** Fills empty settings once; existing values stay. */
export function seedShop(sql: Db, seed: ShopSeed): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const row = await lockRow(tx)
    if (row.seed) return
    const banks = await queries.listBankAccounts(tx)
    await queries.updateSettings(tx, { ...seed.settings, ...row.settings })
    await queries.setSeed(tx, seed)
    if (banks.length === 0) for (const account of seed.bankAccounts) await queries.insertBankAccount(tx, account)
  })
}

/** Ends the demo: values that are still those of the demo are cleared. Returns whether there were any. */
export function withdrawSeed(sql: Db): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const { seed, settings } = await lockRow(tx)
    if (!seed) return false
    // Demo goods stay, so pages keep their notice, and the store the currencies of their prices.
    const seeded: Record<string, unknown> = { ...seed.settings, demoContent: undefined, currencies: undefined }
    const kept = Object.entries(settings).filter(([name, value]) => !isSame(value, seeded[name]))
    const banks = await queries.listBankAccounts(tx)
    const own = banks.filter((bank) => !seed.bankAccounts.some((seedBank) => isSame(bank, seedBank)))
    await queries.updateSettings(tx, Object.fromEntries(kept))
    await queries.setSeed(tx, null)
    await queries.deleteBankAccounts(tx)
    for (const account of own) await queries.insertBankAccount(tx, account)
    return true
  })
}

/** Pages show the demo notice until the owner removes it. */
export async function markDemoContent(sql: Db): Promise<void> {
  if ((await getShop(sql)).settings.demoContent) return
  await changeShop(sql, { accountId: null, who: 'the store' }, { changes: { demoContent: true } })
}

async function lockRow(tx: Tx) {
  const [row] = await queries.lockShop(tx)
  if (!row) throw new Error('shop_settings has no row')
  const settings: Record<string, unknown> = JSON.parse(row.settings)
  return { ...row, settings }
}
