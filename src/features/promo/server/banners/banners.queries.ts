import type { Db, Tx } from '#server/database/connect.ts'
import type { Banner } from '../../banner.contract.ts'

const shownColumns = (sql: Db) => sql`
  banner_id "bannerId", title, body, link_label "linkLabel", href, picture, picture_alt "pictureAlt"`

export const listShownBanners = (sql: Db) => sql<Banner[]>`
  select ${shownColumns(sql)} from banner
  where shown and (from_at is null or from_at <= now()) and (until_at is null or until_at > now())
  order by position, banner_id`

export interface BannerRow extends Banner {
  shown: boolean
  fromAt: Date | null
  untilAt: Date | null
  version: number
}

const columns = (sql: Db) => sql`${shownColumns(sql)}, shown, from_at "fromAt", until_at "untilAt", version`

export const listBanners = (sql: Db) =>
  sql<BannerRow[]>`select ${columns(sql)} from banner order by position, banner_id`

export const findBanner = (sql: Db, bannerId: number) => sql<BannerRow[]>`
  select ${columns(sql)} from banner where banner_id = ${bannerId}`

/** Locks: concurrent changes of the order run one after the other. */
export const lockBanners = (tx: Tx) => tx<{ bannerId: number }[]>`
  select banner_id "bannerId" from banner order by banner_id for update`

export interface BannerInput extends Omit<Banner, 'bannerId'> {
  shown: boolean
  fromAt: string | null
  untilAt: string | null
}

export const insertBanner = (tx: Tx, banner: BannerInput) => tx<{ bannerId: number }[]>`
  insert into banner (position, title, body, link_label, href, picture, picture_alt, shown, from_at, until_at)
  select coalesce(max(position), 0) + 1, ${banner.title}, ${banner.body}, ${banner.linkLabel}, ${banner.href},
    ${banner.picture}, ${banner.pictureAlt}, ${banner.shown}, ${banner.fromAt}::timestamptz, ${banner.untilAt}::timestamptz
  from banner returning banner_id "bannerId"`

/** No row when the version has changed since. */
export const updateBanner = (tx: Tx, key: { bannerId: number; version: number }, banner: BannerInput) => tx<
  { bannerId: number }[]
>`
  update banner set title = ${banner.title}, body = ${banner.body}, link_label = ${banner.linkLabel}, href = ${banner.href},
    picture = ${banner.picture}, picture_alt = ${banner.pictureAlt}, shown = ${banner.shown},
    from_at = ${banner.fromAt}::timestamptz, until_at = ${banner.untilAt}::timestamptz, version = version + 1
  where banner_id = ${key.bannerId} and version = ${key.version} returning banner_id "bannerId"`

export const saveOrder = (tx: Tx, bannerIds: readonly number[]) => tx`
  update banner set position = place
  from unnest(${[...bannerIds]}::int[]) with ordinality given (banner_id, place)
  where banner.banner_id = given.banner_id`

export const deleteBanner = (tx: Tx, key: { bannerId: number; version: number }) => tx<{ bannerId: number }[]>`
  delete from banner where banner_id = ${key.bannerId} and version = ${key.version} returning banner_id "bannerId"`
