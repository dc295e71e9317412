import { clause, has, same, see } from '../clause.ts'
import { leaving } from '../journeys/accounts.ts'
import { visitorBrowses } from '../journeys/browsing.ts'
import { callOf } from '../journeys/calls-of-pages.ts'
import { cart } from '../journeys/cart.ts'
import { userCentreTabs, visitorState } from '../journeys/client-state.ts'
import { accepted, language } from '../journeys/consent.ts'
import { entities } from '../journeys/entities.ts'
import { firstFilm } from '../journeys/film.ts'
import { rfqList } from '../journeys/rfq.ts'
import { parts } from '../journeys/samples.ts'
import { sixSearches, threeSearches } from '../journeys/searches.ts'
import type { Shop } from '../shop.ts'

const fieldsOf = (value: unknown, wanted: string) => {
  see(typeof value === 'object' && value !== null, `it is ${JSON.stringify(value)}`)
  const missing = wanted.split(' ').filter((field) => !(field in value))
  see(missing.length === 0, `without ${missing.join(', ')}`)
  return `it has ${wanted.replaceAll(' ', ', ')}`
}

type Entities = Awaited<ReturnType<typeof entities>>
const fields = (id: string, how: string, pick: (all: Entities) => unknown, wanted: string) =>
  clause(id, how, async (shop) => fieldsOf(pick(await entities(shop)), wanted))

const kind = (id: string, how: string, pick: (all: Entities) => unknown, wanted: string) =>
  clause(id, how, async (shop) => {
    const value = pick(await entities(shop))
    return `${same(typeof value, wanted)}, such as ${JSON.stringify(value)}`
  })

const GOODS =
  'goodsId goodsModel goodsName introduce coverPic package dataManual stockCount minBuyCount multCount sales currency lowestPrice price count brand category replace priceList'

const goods = [
  clause('ENT-01', 'the home page, and a part found by its number', async (shop) => {
    const text = (await (await shop.read('/')).texts('main')).join(' ')
    const { known } = await entities(shop)
    return `${has(text.toLowerCase(), ['parts', 'number'], 'the page speaks of')}; ${known.goodsModel} of ${known.brand.brandName} is found by its number`
  }),
  fields(
    'ENT-02',
    'GET /api/order/my as the buyer',
    ({ order }) => order,
    'orderNo createdAt coverPic totalCount amount amountCurrency freightAmount freightCurrency status',
  ),
  kind('ENT-03', 'GET /api/order/my as the buyer', ({ order }) => order.status, 'number'),
  fields('ENT-04', 'GET /api/goods/detail', (all) => all.goods, GOODS),
  clause('ENT-05', 'GET /api/goods/detail, the address is loaded', async (shop) => {
    const address = String((await entities(shop)).goods.dataManual)
    const file = await fetch(new URL(address, shop.url))
    return `${address}: ${same([file.status, file.headers.get('content-type')], [200, 'application/pdf'])}`
  }),
  clause('ENT-06', 'the call and the page of a part', async (shop) => {
    const { goods: part } = await entities(shop)
    const text = (await (await shop.read(`/goods/detail/${part.goodsId}`)).texts('main')).join(' ')
    return has(text.replaceAll(',', ''), [`Recently completed orders: ${part.sales}`], 'the page says')
  }),
  fields('ENT-07', 'GET /api/goods/detail', (all) => all.goods.brand, 'brandId brandName'),
  fields('ENT-08', 'GET /api/goods/detail', (all) => all.goods.category, 'categoryId categoryName'),
  clause('ENT-09', 'GET /api/goods/detail of a part with alternatives', async (shop) => {
    const { replace } = (await entities(shop)).goods
    see(Array.isArray(replace) && replace.length > 0, JSON.stringify(replace))
    return `a list of ${replace.length}, first ${replace[0].goodsModel}`
  }),
  fields(
    'ENT-10',
    'GET /api/goods/search',
    ({ known }) => known.priceList[0],
    'minBuyCount maxBuyCount price activityPrice',
  ),
  clause('ENT-11', 'GET /api/goods/search and the page of the part', async (shop) => {
    const { known } = await entities(shop)
    const last = known.priceList.at(-1)
    const rows = await (await shop.read(`/goods/detail/${known.goodsId}`)).texts('main table tbody th')
    return `${same(last?.maxBuyCount, 0, 'the last tier has')}, ${has(rows, [`${last?.minBuyCount}+`], 'the page writes')}`
  }),
  clause('ENT-12', 'a promoted part of the index, and its page', async (shop) => {
    const part = (await parts(shop)).find(({ priceList }) =>
      priceList.some(({ activityPrice }) => Number(activityPrice) > 0),
    )
    const tier = part?.priceList.find(({ activityPrice }) => Number(activityPrice) > 0)
    see(part && tier, 'no part is promoted')
    const page = await shop.read(`/goods/detail/${part.goodsId}`)
    const struck = (await page.texts('main s, main del')).join(' ')
    return `${part.goodsModel}: ${tier.activityPrice} is charged, ${has(struck, [Number(tier.price).toFixed(4)], 'struck through')}`
  }),
  fields(
    'ENT-13',
    'GET /api/shopping/cart as the buyer',
    ({ cartLine }) => (cartLine.batchPrice as unknown[])[0],
    'minBuyCount price currency',
  ),
  fields('ENT-14', 'GET /api/shopping/cart as the buyer', ({ cartLine }) => cartLine, 'unitPrice'),
  fields('ENT-15', 'GET /api/shopping/cart as the buyer', ({ cartLine }) => cartLine, 'amount'),
]

const others = [
  fields('ENT-16', 'GET /api/category/search', ({ category }) => category, 'categoryId categoryName child more'),
  clause('ENT-17', 'GET /api/category/search', async (shop) => {
    const { first, second, third } = (await entities(shop)).levels
    see(third.child.length === 0, 'a fourth level')
    return `${first.categoryName} › ${second.categoryName} › ${third.categoryName}, nothing below`
  }),
  fields('ENT-18', 'GET /api/manufacturer', ({ brand }) => brand, 'brandId brandName'),
  fields('ENT-19', 'GET /api/blog/list', ({ article }) => article, 'articleId title'),
  fields('ENT-20', 'GET /api/site/info', ({ site }) => site, 'siteLogo serviceEmail address'),
  fields('ENT-21', 'GET /api/shopping/cart as the buyer', (all) => all.cart, 'list totalCount'),
  fields('ENT-22', 'GET /api/user/favorite/goods as the buyer', ({ favourites }) => favourites, 'list totalCount'),
  fields('ENT-23', 'GET /api/common/country', ({ country }) => country, 'countryId countryName areaCode countryFlag'),
  fields('ENT-24', 'GET /api/common/country/region', ({ region }) => region, 'regionId regionName'),
  fields(
    'ENT-25',
    'GET /api/user/address as the buyer',
    ({ address }) => address,
    'addressId firstName lastName mobileAreaCode mobile countryId regionId email zipCode address defaultDelivery defaultBill',
  ),
  kind('ENT-26', 'GET /api/user/address as the buyer', ({ address }) => address.defaultDelivery, 'boolean'),
  kind('ENT-27', 'GET /api/user/address as the buyer', ({ address }) => address.defaultBill, 'boolean'),
  ...(
    [
      ['ENT-28', 'send the feedback form', 'site/feedback', 'type email content'],
      ['ENT-29', 'send the newsletter form of the sidebar', 'site/mail/subscribe', 'email name'],
      ['ENT-30', 'cancel an order on the page', 'order/cancel', 'orderNo reason'],
      [
        'ENT-31',
        'apply for an invoice on the page',
        'order/invoice/apply',
        'orderNo invoiceTitleId electronicInvoice paperInvoice',
      ],
    ] as const
  ).map(([id, how, path, wanted]) =>
    clause(id, `${how}, what is sent`, async (shop) =>
      fieldsOf((await callOf(shop, 'POST', path, wanted.split(' '))).body, wanted),
    ),
  ),
  fields('ENT-32', 'GET /api/home', ({ home }) => home, 'new recommend hot scarcity'),
]

const signedIn = async (shop: Shop) => (await leaving(shop)).atLogin

const state = [
  clause('ENT-33', 'log in, what the browser keeps', async (shop) => {
    const { token } = await signedIn(shop)
    see(typeof token === 'string' && token.length > 20, `token ${token}`)
    return `a token of ${token.length} characters`
  }),
  clause('ENT-34', 'log in and choose a picture, what the browser keeps', async (shop) => {
    const { userInfo } = (await leaving(shop)).changed.session as { userInfo: { name: string; avatar: string } }
    see(userInfo.avatar, 'no avatar')
    return `userInfo of ${userInfo.name} with avatar ${userInfo.avatar.split('/').slice(0, 4).join('/')}/…`
  }),
  clause('ENT-35', 'go through four pages, calls are counted', async (shop) => {
    const { asked, contact } = await visitorState(shop)
    see(asked.filter((path) => path === '/api/site/info').length <= 1, 'asked again')
    const { serviceEmail } = await shop.get<{ serviceEmail: string }>('site/info')
    return `${has(contact, [serviceEmail], 'every page shows')}, site/info is not asked for again`
  }),
  clause(
    'ENT-36',
    'add a part to the RFQ list, reload',
    async (shop) => `kept in the browser as ${(await rfqList(shop)).kept.join(', ')}`,
  ),
  clause('ENT-37', 'a first visit', async (shop) => same((await language(shop)).stored, 'En', 'lang')),
  clause('ENT-38', 'a visitor adds a part and logs in, what the browser keeps', async (shop) =>
    same((await cart(shop)).session.cartCount, 1, 'cartCount'),
  ),
  clause('ENT-39', 'a visitor opens categories, what the browser keeps', async (shop) =>
    has((await visitorBrowses(shop)).kept, ['category', (await visitorBrowses(shop)).wantedCategories[0] ?? '']),
  ),
  clause('ENT-40', 'a visitor opens parts, what the browser keeps', async (shop) =>
    has((await visitorBrowses(shop)).kept, ['goods', (await visitorBrowses(shop)).wantedGoods[0] ?? '']),
  ),
  clause('ENT-41', 'open the brands of the menu twice', async (shop) => {
    const { brands, asked } = await visitorState(shop)
    same(asked.filter((path) => path === '/api/manufacturer').length, 1, 'calls:')
    return `${brands.join(' and ')} brands from one call`
  }),
  clause('ENT-42', 'go through the tabs of the user centre', async (shop) =>
    same(await userCentreTabs(shop), ['My Order', 'Addresses', 'RFQ History'], 'marked:'),
  ),
  clause('ENT-43', 'a first visit, press Accept', async (shop) =>
    same((await accepted(shop)).first.choice, 'true', 'consentGranted'),
  ),
  clause('ENT-44', 'a first visit', async (shop) => same((await language(shop)).stored, 'En', 'lang')),
  clause('ENT-45', 'three searches, what the browser keeps', async (shop) => {
    const { after, other } = await threeSearches(shop)
    const [first, second] = [after.at(-1)?.[0], other[0]]
    return `ReverseSort: ${fieldsOf(first, 'value code number')}; srcOrderNo: ${fieldsOf(second, 'value code number')}`
  }),
  clause('ENT-46', 'five searches, what the browser keeps', async (shop) => {
    const { counted, today } = await sixSearches(shop)
    return same([counted.times, counted.date], ['5', today], 'times and date:')
  }),
  clause('ENT-47', 'the first visit, what the call answers', async (shop) =>
    fieldsOf((await firstFilm(shop)).counted, 'count'),
  ),
]

export const entityClauses = [...goods, ...others, ...state]
