import { type Context, callerOf, type Implementation, implement } from '#server/api/implement.ts'
import * as contract from '../credit.contract.ts'
import * as service from './credit.service.ts'

const who = (ctx: Context) => callerOf(ctx).who ?? ''

export const creditApi: Implementation[] = [
  implement(contract.creditTerms, ({ sql }, { accountId }) => service.getStaffCredit(sql, accountId)),
  implement(contract.saveCreditTerms, (ctx, terms) => service.saveTerms(ctx.sql, who(ctx), terms), {
    snapshot: (sql, { accountId }) => service.snapshotCredit(sql, accountId),
  }),
]
