import * as accounts from '#features/account/server/customers/customer-accounts.service.ts'
import type { PersonalDataKeeper } from '#features/account/server/personal-data.service.ts'
import { removeMemberByStaff, snapshotMembership } from '#features/account/server/team/team.service.ts'
import { notifyMentioned } from '#features/staff/server/work.service.ts'
import { type Context, callerOf, type Implementation, implement } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import * as contract from '../customers.contract.ts'
import * as service from './customers.service.ts'

const ACTED_SESSIONS = { limit: 30, windowSeconds: 3600 }
const EXPORTS = { limit: 30, windowSeconds: 3600 }

const who = (ctx: Context) => callerOf(ctx).who ?? ''
const nothing = () => ({})
const snapshot = (sql: Db, { accountId }: { accountId: number }) => service.snapshotCustomer(sql, accountId)

export const customersApi = (keepers: PersonalDataKeeper[]): Implementation[] => [
  implement(contract.customers, ({ sql }, filters) => accounts.listCustomers(sql, filters)),
  implement(contract.customerDetail, ({ sql }, { accountId }) => service.getDetail(sql, accountId)),
  implement(contract.findCustomer, async ({ sql }, { email }) => ({
    accountId: (await accounts.findCustomerId(sql, email)) ?? null,
  })),
  implement(contract.noteCustomer, async (ctx, note) => {
    await service.addNote(ctx.sql, who(ctx), note)
    const link = `${ctx.publicUrl}/staff/customers/${note.accountId}`
    const about = `customer ${note.accountId}`
    return notifyMentioned(ctx.sql, { who: who(ctx), text: note.text, about, link })
  }),
  implement(contract.changeTerms, (ctx, terms) => service.changeTerms(ctx.sql, who(ctx), terms).then(nothing), {
    snapshot: (sql, { accountId }) => service.snapshotTerms(sql, accountId),
  }),
  implement(contract.lockCustomer, ({ sql }, lock) => accounts.lockCustomer(sql, lock).then(nothing), { snapshot }),
  implement(
    contract.removeFromTeam,
    ({ sql, publicUrl }, { accountId }) => removeMemberByStaff(sql, publicUrl, accountId, keepers).then(nothing),
    { snapshot: (sql, { accountId }) => snapshotMembership(sql, accountId) },
  ),
  implement(contract.signInAs, async (ctx, { accountId }) => {
    const caller = callerOf(ctx)
    await consumeRateLimit(ctx.sql, `sign-in-as:${caller.accountId}`, ACTED_SESSIONS)
    const staff = { accountId: caller.accountId, who: who(ctx), network: networkOf(ctx.address) }
    return accounts.openActedSession(ctx.sql, staff, accountId)
  }),
  implement(contract.exportCustomer, async (ctx, { accountId }) => {
    await consumeRateLimit(ctx.sql, `customer-export:${callerOf(ctx).accountId}`, EXPORTS)
    return service.exportCustomer(ctx.sql, accountId, keepers)
  }),
  implement(contract.eraseCustomer, ({ sql }, confirmed) =>
    service.eraseCustomer(sql, confirmed, keepers).then(nothing),
  ),
]
