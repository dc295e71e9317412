import { z } from 'zod'
import { Goods } from '#features/catalog/catalog.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'

/** The panel loads all in one call, so the page size is the maximum of a buyer. */
export const MAX_FAVOURITES = 2000

export const isFavourite = endpoint({
  method: 'GET',
  path: '/api/goods/isFavorite',
  access: 'buyer',
  summary: 'Whether a part is a favorite of the caller',
  input: z.object({ goodsId: Id }),
  output: z.object({ isFavorite: z.boolean() }),
})

export const addFavourite = endpoint({
  method: 'POST',
  path: '/api/goods/favorite',
  access: 'buyer',
  summary: 'Add a part to the favorites; adding it again changes nothing',
  input: z.object({ goodsId: Id }),
  output: z.object({}),
})

export const cancelFavourites = endpoint({
  method: 'POST',
  path: '/api/goods/favorite/cancel',
  access: 'buyer',
  summary: 'Remove parts from the favorites; unknown parts are ignored',
  input: z.object({ goodsIds: z.array(Id).min(1, 'Please choose a part.').max(MAX_FAVOURITES) }),
  output: z.object({}),
})

export const favouriteGoods = endpoint({
  method: 'GET',
  path: '/api/user/favorite/goods',
  access: 'buyer',
  summary: 'The favorites of the caller, newest first',
  input: z.object(pagingFields(20, MAX_FAVOURITES)),
  output: paged(Goods),
})
