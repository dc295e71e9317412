import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { trimDecimal } from '#shared/decimal.ts'
import type { Carrier, Rate } from '../staff-shipping.contract.ts'
import * as queries from './shipping.queries.ts'

export async function readShipping(sql: Db) {
  const [version, zones, carriers, rates, countries] = await Promise.all([
    queries.readVersion(sql),
    queries.listZones(sql),
    queries.listCarriers(sql),
    queries.listAllRates(sql),
    queries.listCountries(sql),
  ])
  return {
    version,
    zones,
    carriers,
    rates: rates.map((rate) => ({
      ...rate,
      firstAmount: trimDecimal(rate.firstAmount),
      stepAmount: trimDecimal(rate.stepAmount),
      maxAmount: rate.maxAmount && trimDecimal(rate.maxAmount),
      freeFrom: rate.freeFrom && trimDecimal(rate.freeFrom),
    })),
    countries,
  }
}

/** Locks, and refuses a change from an old version. */
function change(sql: Db, version: string, work: (tx: Tx) => Promise<void>) {
  return inTransaction(sql, async (tx) => {
    await queries.lockShipping(tx)
    if ((await queries.readVersion(tx)) !== version)
      throw new AppError('changed_meanwhile', 'Someone else has changed the shipping settings. Nothing was saved.')
    await work(tx)
    return {}
  })
}

const missing = (what: string) => new AppError('not_found', `There is no such ${what}.`)

interface ZoneInput {
  version: string
  zone?: number | undefined
  name: string
  countryCodes: string[]
}

export const saveZone = (sql: Db, { version, zone, name, countryCodes }: ZoneInput) =>
  change(sql, version, async (tx) => {
    const [unknown] = await queries.listUnknownCountries(tx, countryCodes)
    if (unknown) throw new AppError('invalid_input', `There is no country ${unknown.code}.`)
    if (zone === undefined) {
      const [created] = await queries.insertZone(tx, name)
      if (created) await queries.setCountries(tx, created.zone, countryCodes)
      return
    }
    const [updated] = await queries.updateZone(tx, zone, name)
    if (!updated) throw missing('zone')
    if (updated.isRest && countryCodes.length > 0)
      throw new AppError('invalid_input', 'This zone has all countries that are not in another zone.')
    if (!updated.isRest) await queries.setCountries(tx, zone, countryCodes)
  })

export const removeZone = (sql: Db, { version, zone }: { version: string; zone: number }) =>
  change(sql, version, async (tx) => {
    if (!(await queries.deleteZone(tx, zone)))
      throw new AppError('invalid_input', 'The zone of all other countries cannot be removed.')
  })

type CarrierInput = Omit<Carrier, 'expressId'> & { version: string; expressId?: number | undefined }

export const saveCarrier = (sql: Db, { version, expressId, ...carrier }: CarrierInput) =>
  change(sql, version, async (tx) => {
    const [other] = await queries.findCarrierNamed(tx, carrier.name, expressId ?? 0)
    if (other) throw new AppError('invalid_input', `There is a carrier “${carrier.name}” already.`)
    const [saved] =
      expressId === undefined
        ? await queries.insertCarrier(tx, carrier)
        : await queries.updateCarrier(tx, expressId, carrier)
    if (!saved) throw missing('carrier')
  })

export const removeCarrier = (sql: Db, { version, expressId }: { version: string; expressId: number }) =>
  change(sql, version, async (tx) => {
    if (!(await queries.deleteCarrier(tx, expressId))) throw missing('carrier')
  })

export const saveRate = (sql: Db, { version, ...rate }: Rate & { version: string }) =>
  change(sql, version, async (tx) => {
    const [place] = await queries.hasPlace(tx, rate.expressId, rate.zone)
    if (!place?.known) throw missing('carrier or zone')
    if (rate.maxGrams < rate.firstGrams)
      throw new AppError('invalid_input', 'The heaviest parcel is lighter than the first step.')
    await queries.upsertRate(tx, rate)
  })

export const removeRate = (
  sql: Db,
  { version, ...key }: { version: string; expressId: number; zone: number; currency: string },
) =>
  change(sql, version, async (tx) => {
    const [removed] = await queries.deleteRate(tx, key)
    if (!removed) throw missing('rate')
  })

/** Whether any parcel can be sent. */
export const hasRates = async (sql: Db): Promise<boolean> => (await queries.hasRates(sql))[0]?.known ?? false

/** What the demo takes for its parcels, unless there are rates already. */
export const seedDemoRates = (sql: Db, rates: readonly Rate[]): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await queries.lockShipping(tx)
    if (await hasRates(tx)) return
    for (const rate of rates) await queries.upsertRate(tx, rate)
    await queries.markDemoRates(tx)
  })

/** Takes them back; what staff have changed since is theirs and stays. */
export async function withdrawDemoRates(sql: Db): Promise<void> {
  await queries.deleteDemoRates(sql)
}
