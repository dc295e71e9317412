import { journey, see } from '../clause.ts'
import type { Shop } from '../shop.ts'
import { placeOrder } from './orders.ts'
import { categories, knownPart, replaceablePart } from './samples.ts'

type Fields = Record<string, unknown>

const firstOf = (list: unknown): Fields => {
  const [first] = Array.isArray(list) ? list : []
  see(first, 'an empty list')
  return first as Fields
}

/** One of each, as the calls answer it. */
export const entities = journey(async (shop: Shop) => {
  const token = await shop.buyerToken()
  const { goodsId } = await knownPart(shop)
  await placeOrder(shop)
  await shop.post('shopping/cart/join', { goodsId, count: 12 }, token)
  await shop.post('goods/favorite', { goodsId }, token)
  const [orders, cart, favourites, address, home, tree] = await Promise.all([
    shop.get<Fields>('order/my', {}, token),
    shop.get<Fields>('shopping/cart', {}, token),
    shop.get<Fields>('user/favorite/goods', {}, token),
    shop.get<Fields>('user/address', {}, token),
    shop.get<Record<string, unknown>>('home'),
    shop.get<Fields>('category/search'),
  ])
  const replaceable = await replaceablePart(shop)
  return {
    order: firstOf(orders.list),
    goods: await shop.get<Fields>('goods/detail', { goodsId: String(replaceable.goodsId) }),
    known: await knownPart(shop),
    cart,
    cartLine: firstOf(cart.list),
    favourites,
    address: firstOf(address.list),
    home,
    category: firstOf(tree.list),
    levels: await categories(shop),
    brand: firstOf((await shop.get<Fields>('manufacturer')).brand),
    article: firstOf((await shop.get<Fields>('blog/list')).list),
    site: await shop.get<Fields>('site/info'),
    country: firstOf(await shop.get<unknown>('common/country')),
    region: firstOf(await shop.get<unknown>('common/country/region', { countryId: '276' })),
    film: await shop.post<Fields>('site/banner/views/count', { flag: 'video' }),
  }
})
