import { callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../browsing.contract.ts'
import * as browsing from './browsing.service.ts'

export const browsingApi = [
  implement(contract.browsingHistory, (context, limits) =>
    browsing.readHistory(context.sql, callerOf(context).accountId, limits),
  ),
  implement(contract.recordBrowsing, async (context, seen) => {
    await browsing.recordBrowsing(context.sql, callerOf(context).accountId, seen)
    return {}
  }),
  implement(contract.joinBrowsing, async (context, kept) => {
    await browsing.joinBrowsing(context.sql, callerOf(context).accountId, kept)
    return {}
  }),
]
