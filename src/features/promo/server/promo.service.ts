import { createHash } from 'node:crypto'
import type { Context } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import * as queries from './promo.queries.ts'

type Caller = Pick<Context, 'sql' | 'identity'>
interface View {
  flag: string
  visitor?: string | undefined
}

/** Undefined for a visitor without a name, who is not counted. */
function viewerOf({ identity }: Caller, { visitor }: View): string | undefined {
  if (identity) return `account:${identity.accountId}`
  return visitor && `visitor:${createHash('sha256').update(`promo ${visitor}`).digest('base64url').slice(0, 22)}`
}

export async function countPromoViewsOf(caller: Caller, view: View): Promise<{ count: number }> {
  const viewer = viewerOf(caller, view)
  const [row] = viewer ? await queries.countViews(caller.sql, view.flag, viewer) : []
  return { count: row?.views ?? 0 }
}

export async function recordPromoViewOf(caller: Caller, view: View): Promise<void> {
  const viewer = viewerOf(caller, view)
  if (viewer) await queries.addView(caller.sql, view.flag, viewer)
}

export const deleteOldPromoViews = queries.deleteOldViews

export const listFilesShown = async (sql: Db): Promise<string[]> =>
  (await queries.listFilesShown(sql)).map(({ resourceId }) => resourceId)
