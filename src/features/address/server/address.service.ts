import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Address, AddressFields } from '../address.contract.ts'
import { MAX_ADDRESSES } from '../address.rules.ts'
import * as queries from './address.queries.ts'

type Defaults = { defaultDelivery?: boolean; defaultBill?: boolean }

const UNKNOWN = 'This address is not in your address book.'

export async function listAddresses(sql: Db, accountId: number): Promise<Address[]> {
  return [...(await queries.listAddresses(sql, accountId))]
}

/** An address of this buyer; those of others are not found. */
export async function getAddress(sql: Db, accountId: number, addressId: number): Promise<Address> {
  const [address] = await queries.findAddress(sql, accountId, addressId)
  if (!address) throw new AppError('not_found', UNKNOWN)
  return address
}

/** Adds an address, or changes the one with this id. Returns its id. */
export function saveAddress(sql: Db, accountId: number, fields: AddressFields, addressId?: number): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const [region] = await queries.findRegion(tx, fields.countryId, fields.regionId)
    if (!region) throw new AppError('wrong_region', 'Please select a region of the country.')
    await queries.lockAddresses(tx, accountId)
    await giveWay(tx, accountId, fields)
    if (addressId === undefined) return addAddress(tx, accountId, fields)
    const [changed] = await queries.updateAddress(tx, accountId, addressId, fields)
    if (!changed) throw new AppError('not_found', UNKNOWN)
    return changed.addressId
  })
}

async function addAddress(tx: Tx, accountId: number, fields: AddressFields): Promise<number> {
  const [kept] = await queries.countAddresses(tx, accountId)
  if ((kept?.count ?? 0) >= MAX_ADDRESSES) throw new AppError('address_book_full', FULL)
  const [added] = await queries.insertAddress(tx, accountId, fields)
  if (!added) throw new Error('the address was not added')
  return added.addressId
}

const FULL = `You have ${MAX_ADDRESSES} addresses, the maximum. Please remove one first.`

export function switchDefaults(sql: Db, accountId: number, addressId: number, defaults: Defaults): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await queries.lockAddresses(tx, accountId)
    await giveWay(tx, accountId, defaults)
    const [switched] = await queries.updateDefaults(tx, accountId, addressId, defaults)
    if (!switched) throw new AppError('not_found', UNKNOWN)
  })
}

/** Rolled back with the transaction when the new default does not exist. */
async function giveWay(tx: Tx, accountId: number, { defaultDelivery, defaultBill }: Defaults): Promise<void> {
  if (defaultDelivery) await queries.clearDefaultDelivery(tx, accountId)
  if (defaultBill) await queries.clearDefaultBill(tx, accountId)
}

/** The newest address that is left takes over the defaults of the removed one. */
export function removeAddress(sql: Db, accountId: number, addressId: number): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await queries.lockAddresses(tx, accountId)
    const [removed] = await queries.deleteAddress(tx, accountId, addressId)
    if (!removed) throw new AppError('not_found', UNKNOWN)
    if (!removed.defaultDelivery && !removed.defaultBill) return
    const [newest] = await queries.findNewestAddress(tx, accountId)
    if (newest) await queries.updateDefaults(tx, accountId, newest.addressId, takenOver(removed))
  })
}

/** Only what the removed address was: a default of the other kind may be that of the newest address already. */
const takenOver = (removed: { defaultDelivery: boolean; defaultBill: boolean }): Defaults => ({
  ...(removed.defaultDelivery && { defaultDelivery: true }),
  ...(removed.defaultBill && { defaultBill: true }),
})
