import { callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../freight.contract.ts'
import { listShippingOptions } from './freight.service.ts'

export const freightApi = [
  implement(contract.expressFreight, (ctx, { addressId, lines }) =>
    listShippingOptions(ctx.sql, callerOf(ctx), addressId, lines),
  ),
]
