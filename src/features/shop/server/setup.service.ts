import { createHash, randomInt } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { AppError } from '#shared/app-error.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { Administrator, NewShop, StartContent } from '../setup.contract.ts'
import type { ShopChanges } from '../shop.contract.ts'
import * as queries from './shop.queries.ts'
import { applyEdit, getShop, type IsPricedIn, lockShop, nothingToSetUp, type Shop } from './shop.service.ts'

/** Without look-alike characters. 32 characters are five bits each, 80 bits per code. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 16
/** Each process of a store prints one at its start. */
const CODES_KEPT = 20
/** Per network, and for all networks together. */
const TRIES = { limit: 10, windowSeconds: 900 }
const ALL_TRIES = { limit: 100, windowSeconds: 3600 }

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest()

/** A new code for a store without an owner; undefined when it has one. */
export async function issueSetupCode(sql: Db): Promise<string | undefined> {
  if ((await getShop(sql)).owned) return undefined
  const code = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  await queries.insertSetupCode(sql, hashOf(code))
  await queries.deleteOldCodes(sql, CODES_KEPT)
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

export async function getSetupInfo(sql: Db, demoContent: boolean) {
  if ((await getShop(sql)).owned) throw nothingToSetUp()
  return { demoContent, countries: await queries.listCountries(sql) }
}

/** Implemented by features above the shop. Both run in the transaction of the setup. */
export interface SetupParts {
  /** Makes the account that may change everything, and returns its id. */
  appoint: (tx: Tx, administrator: Administrator) => Promise<number>
  loadContent: (tx: Tx, content: StartContent) => Promise<void>
  isPricedIn: IsPricedIn
}

export interface Setup {
  shop: NewShop
  administrator: Administrator
  content: StartContent
}

/** From the browser: the setup code of a store without an owner makes the caller its owner, once. */
export async function setUpWithCode(
  sql: Db,
  caller: { address: string },
  { code, ...setup }: Setup & { code: string },
  parts: SetupParts,
): Promise<void> {
  await consumeRateLimit(sql, `setup:${networkOf(caller.address)}`, TRIES)
  await consumeRateLimit(sql, 'setup:all', ALL_TRIES)
  await inTransaction(sql, async (tx) => {
    // Serialised by the lock: a concurrent second call finds an owner.
    const shop = await lockShop(tx, undefined)
    if (shop.owned) throw nothingToSetUp()
    const [known] = await queries.findSetupCode(tx, hashOf(code))
    if (!known)
      throw new AppError('wrong_setup_code', 'This is not the code that the server printed at its last start.')
    await takeOver(tx, setup, parts)
  })
}

/** The same from the command line of the server, where no code is needed. */
export function takeOver(sql: Db, { shop: wanted, administrator, content }: Setup, parts: SetupParts): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const shop = await lockShop(tx, undefined)
    const ownerId = await parts.appoint(tx, administrator)
    const editor = { accountId: ownerId, who: administrator.adminEmail }
    const currencies = await currenciesOf(tx, wanted, shop, parts)
    await applyEdit(tx, editor, shop, { changes: { ...changesOf(wanted), currencies }, bankAccounts: banksOf(wanted) })
    await queries.setOwner(tx, ownerId)
    await queries.deleteSetupCodes(tx)
    await parts.loadContent(tx, content)
  })
}

/** Creates an administrator, or sets a new password. */
export function appointOwner(sql: Db, administrator: Administrator, { appoint }: SetupParts): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await queries.setOwner(tx, await appoint(tx, administrator))
  })
}

const changesOf = ({ currency: _currency, bank: _bank, ...settings }: NewShop): ShopChanges => settings

/** The chosen one, and behind it those in which parts have prices already. */
async function currenciesOf(tx: Tx, { currency }: NewShop, { settings }: Shop, { isPricedIn }: SetupParts) {
  const used: Currency[] = []
  for (const other of settings.currencies) if (await isPricedIn(tx, other)) used.push(other)
  return [...new Set([currency, ...used])]
}

const banksOf = ({ bank, currency }: NewShop) => (bank ? [{ ...bank, currency }] : undefined)
