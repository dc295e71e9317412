import { uploadFixedPrices } from '#features/price-lists/fixed-prices-file.contract.ts'
import { snapshotList } from '#features/price-lists/server/price-lists.service.ts'
import { callerOf, type Implementation, implement } from '#server/api/implement.ts'
import * as service from './fixed-prices-file.service.ts'

/** Here and not with the price lists: the reader of files belongs to features that use price lists. */
export const fixedPricesApi: Implementation[] = [
  implement(uploadFixedPrices, (ctx, sent) => service.uploadFixedPrices(ctx.sql, callerOf(ctx).who ?? '', sent), {
    snapshot: (sql, { priceListId }) => snapshotList(sql, priceListId),
  }),
]
