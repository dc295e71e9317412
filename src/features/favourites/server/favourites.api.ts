import { callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../favourites.contract.ts'
import * as favourites from './favourites.service.ts'

export const favouritesApi = [
  implement(contract.isFavourite, async (context, { goodsId }) => ({
    isFavorite: await favourites.isFavourite(context.sql, callerOf(context).accountId, goodsId),
  })),
  implement(contract.addFavourite, async (context, { goodsId }) => {
    await favourites.addFavourite(context.sql, callerOf(context).accountId, goodsId)
    return {}
  }),
  implement(contract.cancelFavourites, async (context, { goodsIds }) => {
    await favourites.cancelFavourites(context.sql, callerOf(context).accountId, goodsIds)
    return {}
  }),
  implement(contract.favouriteGoods, (context, page) =>
    favourites.listFavourites(context.sql, callerOf(context), page),
  ),
]
