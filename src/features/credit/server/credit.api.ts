import { type Context, callerOf, customerOf, type Implementation, implement } from '#server/api/implement.ts'
import { myCredit } from '../credit.contract.ts'
import * as contract from '../staff-credit.contract.ts'
import * as service from './credit.service.ts'
import { getOwnCredit, listOpenOrders, listReceivables } from './receivables.service.ts'

const who = (ctx: Context) => callerOf(ctx).who ?? ''

export const creditApi: Implementation[] = [
  implement(myCredit, (ctx) => getOwnCredit(ctx.sql, customerOf(ctx))),
  implement(contract.receivables, ({ sql }, filter) => listReceivables(sql, filter)),
  implement(contract.openOrders, ({ sql }, filter) => listOpenOrders(sql, filter)),
  implement(contract.creditTerms, ({ sql }, { accountId }) => service.getStaffCredit(sql, accountId)),
  implement(contract.saveCreditTerms, (ctx, terms) => service.saveTerms(ctx.sql, who(ctx), terms), {
    snapshot: (sql, { accountId }) => service.snapshotCredit(sql, accountId),
  }),
]
