import { myPrices } from '#features/catalog/own-prices.contract.ts'
import { type Context, callerOf, type Implementation, type ImplementOptions, implement } from '#server/api/implement.ts'
import { customerPriceList, saveCustomerPriceList } from '../customer-price-list.contract.ts'
import * as contract from '../staff-price-lists.contract.ts'
import * as customers from './customer-price-list.service.ts'
import * as prices from './fixed-prices.service.ts'
import { listOwnPrices } from './own-prices.service.ts'
import * as service from './price-lists.service.ts'

const who = (ctx: Context) => callerOf(ctx).who ?? ''

const audited: ImplementOptions<{ priceListId?: number | undefined }> = {
  snapshot: (sql, { priceListId }) => service.snapshotList(sql, priceListId),
}

export const priceListsApi: Implementation[] = [
  implement(myPrices, async (ctx, { goodsIds }) => ({ list: await listOwnPrices(ctx.sql, callerOf(ctx), goodsIds) })),
  implement(contract.priceLists, ({ sql }, page) => service.listPriceLists(sql, page)),
  implement(contract.priceListDetail, ({ sql }, input) => service.getDetail(sql, input)),
  implement(contract.savePriceList, (ctx, input) => service.saveList(ctx.sql, who(ctx), input), audited),
  implement(
    contract.removePriceList,
    async (ctx, input) => {
      await service.removeList(ctx.sql, who(ctx), input)
      return {}
    },
    audited,
  ),
  implement(contract.saveListDiscount, (ctx, input) => service.saveDiscount(ctx.sql, who(ctx), input), audited),
  implement(contract.removeListDiscount, (ctx, input) => service.removeDiscount(ctx.sql, who(ctx), input), audited),
  implement(contract.saveFixedPrice, (ctx, input) => prices.saveFixedPrice(ctx.sql, who(ctx), input), audited),
  implement(contract.removeFixedPrice, (ctx, input) => prices.removeFixedPrice(ctx.sql, who(ctx), input), audited),
  implement(contract.fixedPricesFile, ({ sql }, { priceListId }) => prices.writeFixedPrices(sql, priceListId)),
  implement(customerPriceList, ({ sql }, { accountId }) => customers.getCustomerPriceList(sql, accountId)),
  implement(
    saveCustomerPriceList,
    async (ctx, input) => {
      await customers.saveCustomerPriceList(ctx.sql, input)
      return {}
    },
    { snapshot: async (sql, { accountId }) => ({ priceList: await customers.readPriceListName(sql, accountId) }) },
  ),
]
