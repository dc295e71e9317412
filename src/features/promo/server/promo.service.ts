import { createHash } from 'node:crypto'
import type { Context } from '#server/api/implement.ts'
import { networkOf } from '#server/limits/network-of.ts'
import * as queries from './promo.queries.ts'

type Caller = Pick<Context, 'sql' | 'identity' | 'address'>

/** Visitors of one network share a count: without a cookie there is nothing finer, and a film too few does no harm. */
const viewerOf = ({ identity, address }: Caller) =>
  identity
    ? `account:${identity.accountId}`
    : `visitor:${createHash('sha256')
        .update(`promo ${networkOf(address)}`)
        .digest('base64url')
        .slice(0, 22)}`

export async function countPromoViewsOf(caller: Caller, flag: string): Promise<{ count: number }> {
  const [row] = await queries.countViews(caller.sql, flag, viewerOf(caller))
  return { count: row?.views ?? 0 }
}

export async function notePromoViewOf(caller: Caller, flag: string): Promise<void> {
  await queries.addView(caller.sql, flag, viewerOf(caller))
}

export const forgetOldPromoViews = queries.forgetOldViews
