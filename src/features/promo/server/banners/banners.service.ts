import { claimContentPictures } from '#features/resource/server/resource.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { findBannerProblem } from '../../banner.rules.ts'
import { MAX_BANNERS } from '../../staff-banner.contract.ts'
import * as queries from './banners.queries.ts'

export const listShownBanners = async (sql: Db) => ({ list: [...(await queries.listShownBanners(sql))] })

const datesOf = ({ fromAt, untilAt, ...row }: queries.BannerRow) => ({
  ...row,
  fromAt: fromAt?.toISOString() ?? null,
  untilAt: untilAt?.toISOString() ?? null,
})

export const listBanners = async (sql: Db) => ({ list: (await queries.listBanners(sql)).map(datesOf) })

export async function findBanner(sql: Db, bannerId: number) {
  const [row] = await queries.findBanner(sql, bannerId)
  return row && datesOf(row)
}

const changedMeanwhile = () =>
  new AppError('changed_meanwhile', 'Someone else has changed or removed a banner meanwhile. Nothing was saved.')

export function saveBanner(
  sql: Db,
  { bannerId, version, ...banner }: queries.BannerInput & { bannerId?: number | undefined; version: number },
) {
  const problem = findBannerProblem(banner)
  if (problem) throw new AppError('invalid_input', problem)
  return inTransaction(sql, async (tx) => {
    await claimContentPictures(tx, [banner.picture])
    const others = await queries.lockBanners(tx)
    if (bannerId === undefined && others.length >= MAX_BANNERS)
      throw new AppError('invalid_input', `There are at most ${MAX_BANNERS} banners. Please delete one first.`)
    const [saved] =
      bannerId === undefined
        ? await queries.insertBanner(tx, banner)
        : await queries.updateBanner(tx, { bannerId, version }, banner)
    if (!saved) throw changedMeanwhile()
    return saved
  })
}

export function orderBanners(sql: Db, bannerIds: readonly number[]) {
  return inTransaction(sql, async (tx) => {
    const known = (await queries.lockBanners(tx)).map(({ bannerId }) => bannerId)
    if (known.join() !== bannerIds.toSorted((a, b) => a - b).join()) throw changedMeanwhile()
    await queries.saveOrder(tx, bannerIds)
    return {}
  })
}

export function removeBanner(sql: Db, key: { bannerId: number; version: number }) {
  return inTransaction(sql, async (tx) => {
    const [removed] = await queries.deleteBanner(tx, key)
    if (!removed) throw changedMeanwhile()
    return {}
  })
}
