import type { PersonalDataKeeper } from '../features/account/server/personal-data.service.ts'
import { listAddresses } from '../features/address/server/address.service.ts'
import { listBoms } from '../features/bom/server/saved-bom.service.ts'
import { KEPT } from '../features/browsing/browsing.rules.ts'
import { readHistory } from '../features/browsing/server/browsing.service.ts'
import { viewCart } from '../features/cart/server/cart.service.ts'
import { listFavourites } from '../features/favourites/server/favourites.service.ts'
import { forgetBuyer, readOrdersOf } from '../features/orders/server/order-privacy.service.ts'
import { forgetPayer } from '../features/payment/server/payer-privacy.service.ts'
import { forgetAsker, readEnquiriesOf } from '../features/rfq/server/rfq-privacy.service.ts'

const ALL = { pageNumber: 1, pageSize: 10_000 }

/**
 * Who knows something about a person besides the account itself: read for the export of their data, and asked to forget
 * when the account is deleted. Rows that go with the account by themselves (`on delete cascade`) need no `forget`.
 */
export const personalData: PersonalDataKeeper[] = [
  { name: 'addresses', read: listAddresses },
  {
    name: 'favourites',
    read: async (sql, accountId) => {
      const { list } = await listFavourites(sql, accountId, ALL)
      return list.map(({ goodsId, goodsModel }) => ({ goodsId, goodsModel }))
    },
  },
  {
    name: 'browsing',
    read: (sql, accountId) => readHistory(sql, accountId, { categoryLimit: KEPT, goodsLimit: KEPT }),
  },
  {
    name: 'cart',
    read: async (sql, accountId) => {
      const { list } = await viewCart(sql, accountId, ALL)
      return list.map(({ goodsId, goodsModel, count }) => ({ goodsId, goodsModel, count }))
    },
  },
  { name: 'partsLists', read: async (sql, accountId) => (await listBoms(sql, accountId, ALL)).list },
  {
    name: 'orders',
    read: readOrdersOf,
    async forget(tx, accountId) {
      await forgetPayer(tx, accountId)
      await forgetBuyer(tx, accountId)
    },
  },
  { name: 'enquiries', read: readEnquiriesOf, forget: forgetAsker },
]
