import { type Clause, clause, has, same, see } from '../clause.ts'
import { expiredLogin } from '../journeys/accounts.ts'
import { sidebar } from '../journeys/browsing.ts'
import { callOf, callsOf, causeOf } from '../journeys/calls-of-pages.ts'
import { cart } from '../journeys/cart.ts'
import { entities } from '../journeys/entities.ts'
import { alternatives } from '../journeys/lists.ts'
import { slideOuts } from '../journeys/slide-outs.ts'
import { categoryExport, partTools } from '../journeys/walk.ts'
import type { Shop } from '../shop.ts'

/** A page of the store makes the call, which succeeds. */
export const called = (id: string, name: string, ...fields: string[]): Clause => {
  const [method = '', path = ''] = name.split(' ')
  return clause(id, `${causeOf(name)}, the calls of the page are recorded`, async (shop) => {
    const call = await callOf(shop, method, path, fields)
    const sent = Object.keys(method === 'GET' ? call.query : Object(call.body))
    return `called from ${call.from}${sent.length > 0 && typeof call.body !== 'string' ? ` with ${sent.join(', ')}` : ''}, code 0`
  })
}

const dataOf = async (shop: Shop, method: string, path: string) =>
  (await callOf(shop, method, path)).data as Record<string, unknown>

export const goodsCalls = [
  called('API-GOODS-01', 'GET goods/detail'),
  called('API-GOODS-02', 'GET goods/retrieve'),
  called('API-GOODS-03', 'GET goods/isFavorite'),
  called('API-GOODS-04', 'GET goods/related'),
  called('API-GOODS-05', 'GET goods/image/new'),
  called('API-GOODS-06', 'GET goods/search'),
  called('API-GOODS-07', 'GET goods/browsing/history'),
  called('API-GOODS-08', 'GET goods/count'),
  clause('API-GOODS-09', 'press Download datasheet on a part', async (shop) => {
    const { url, file } = await partTools(shop)
    return `${has(url, ['/api/goods/download/manual?'])}, saved as ${file}`
  }),
  called('API-GOODS-10', 'POST goods/favorite'),
  called('API-GOODS-11', 'POST goods/favorite/cancel'),
  called('API-GOODS-12', 'POST goods/need/submit'),
  called('API-GOODS-13', 'GET user/favorite/goods'),
  called('API-GOODS-14', 'GET user/favorite/goods', 'pageSize', 'pageNumber', 'total'),
  clause('API-GOODS-15', causeOf('GET user/favorite/goods'), async (shop) => {
    const data = await dataOf(shop, 'GET', 'user/favorite/goods')
    return `${has(Object.keys(data), ['list', 'totalCount'], 'data has')}, ${data.totalCount} of them`
  }),
  called('API-GOODS-16', 'POST goods/favorite/cancel', 'goodsIds'),
  clause('API-GOODS-17', 'open /comList, the sidebar', async (shop) =>
    same((await sidebar(shop)).hotQuery.hotCount, '12', 'hotCount'),
  ),
  clause('API-GOODS-18', 'open /comList, the sidebar', async (shop) => {
    const { hotAnswer } = await sidebar(shop)
    return `${hotAnswer.length} parts, ${has(Object.keys(hotAnswer[0] ?? {}), ['goodsId', 'goodsModel'], 'each with')}`
  }),
  ...(['categoryLimit', 'goodsLimit'] as const).map((field, place) =>
    clause(`API-GOODS-${19 + place}`, 'the buyer opens a part', async (shop) =>
      same((await callOf(shop, 'GET', 'goods/browsing/history')).query[field], place === 0 ? '6' : '7', field),
    ),
  ),
  clause('API-GOODS-21', 'the buyer opens a part', async (shop) =>
    has(Object.keys(await dataOf(shop, 'GET', 'goods/browsing/history')), ['category', 'goods'], 'data has'),
  ),
  clause('API-GOODS-22', 'press Find more', async (shop) => {
    const { query, goodsId } = await alternatives(shop)
    const { pageNumber, pageSize, replaceGoodsId } = query
    return same(
      [pageNumber, pageSize, replaceGoodsId],
      ['1', '5', String(goodsId)],
      'pageNumber, pageSize, replaceGoodsId:',
    )
  }),
  clause('API-GOODS-23', 'press Find more', async (shop) => {
    const { answer } = await alternatives(shop)
    return `${has(Object.keys(answer), ['list', 'totalCount'], 'data has')}, ${answer.list.length} of ${answer.totalCount}`
  }),
]

/** The same call of the panel, whose page shows more than the others. */
const panelCall = async (shop: Shop) => {
  await slideOuts(shop)
  return (await callsOf(shop, 'GET', 'shopping/cart')).filter(({ query }) => 'pageSize' in query)
}

export const cartCalls = [
  called('API-CART-01', 'GET shopping/cart'),
  called('API-CART-02', 'POST shopping/cart/join'),
  called('API-CART-03', 'POST shopping/cart/join', 'goodsId', 'count'),
  called('API-CART-04', 'POST shopping/cart/goods/update'),
  called('API-CART-05', 'POST shopping/cart/goods/delete'),
  called('API-CART-06', 'POST shopping/cart/goods/delete', 'goodsIds'),
  called('API-CART-07', 'POST shopping/cart/clean'),
  called('API-CART-08', 'GET shopping/cart', 'pageSize', 'pageNumber', 'total'),
  clause('API-CART-09', 'a customer opens the cart', async (shop) =>
    has(Object.keys((await entities(shop)).cart), ['list', 'totalCount'], 'data has'),
  ),
  clause('API-CART-10', 'press Shopping Cart in the toolbar', async (shop) => {
    const sizes = (await panelCall(shop))
      .filter(({ from }) => from === '/allCategories')
      .map(({ query }) => query.pageSize)
    return same([...new Set(sizes)], ['2000'], 'pageSize')
  }),
  clause('API-CART-11', 'a customer opens a page, the badge', async (shop) => {
    const empty = (await callsOf(shop, 'GET', 'shopping/cart')).filter(({ query }) => Object.keys(query).length === 0)
    see(empty.length > 0, 'no call without input')
    return `called from ${empty[0]?.from} without input`
  }),
  clause('API-CART-12', 'all cart calls of a new customer', async (shop) => {
    await cart(shop)
    const paths = shop.calls
      .filter(({ path, code }) => path.startsWith('shopping/cart/') && code === 0)
      .map(({ path }) => path)
    return `code 0 of ${[...new Set(paths)].join(', ')}`
  }),
  clause('API-CART-13', 'delete a line in the panel', async (shop) => {
    await cart(shop)
    const names = shop.calls.map(({ path, query }) => `${path} ${query.pageSize ?? ''}`.trim())
    const deleted = names.indexOf('shopping/cart/goods/delete')
    const again = names.slice(deleted).find((name) => name === 'shopping/cart 2000')
    see(again, 'the list is not asked for again')
    return 'then the list is asked for again'
  }),
  clause('API-CART-14', 'add a part to the cart', async (shop) =>
    same((await cart(shop)).badges.slice(0, 3), ['0', '1', '2'], 'the badge'),
  ),
]

export const orderCalls = [
  called('API-ORDER-01', 'POST order/create'),
  called('API-ORDER-02', 'POST order/cancel'),
  called('API-ORDER-03', 'POST order/cancel', 'orderNo', 'reason'),
  called('API-ORDER-04', 'POST order/receive'),
  called('API-ORDER-05', 'POST order/receive', 'orderNo'),
  called('API-ORDER-06', 'POST order/invoice/apply'),
  called('API-ORDER-07', 'POST order/invoice/apply', 'orderNo', 'invoiceTitleId', 'electronicInvoice', 'paperInvoice'),
  called('API-ORDER-08', 'POST order/payment/offline'),
  called('API-ORDER-09', 'POST order/returned/apply'),
  called('API-ORDER-10', 'POST order/payment'),
  called('API-ORDER-11', 'GET order/my'),
  called('API-ORDER-12', 'GET order/detail'),
  called('API-ENQ-01', 'POST enquiry/create'),
  called('API-ENQ-02', 'POST enquiry/quick'),
  called('API-ENQ-03', 'GET enquiry/my'),
  called('API-ENQ-04', 'GET enquiry/detail'),
]

export const categoryCalls = [
  called('API-CAT-01', 'GET category/detail'),
  called('API-CAT-02', 'GET category/search'),
  called('API-CAT-03', 'GET manufacturer'),
  called('API-CAT-04', 'GET manufacturer/detail'),
  called('API-CAT-05', 'POST category/goods'),
  clause('API-CAT-06', 'press Export (CSV) on a category', async (shop) => {
    const { body, file } = await categoryExport(shop)
    return `${same([body.pageNumber, body.pageSize], [1, 1000], 'pageNumber, pageSize')}, saved as ${file}`
  }),
  ...(['recommendBrand', 'brand'] as const).map((field, place) =>
    clause(`API-CAT-0${place + 7}`, 'open Manufacturers in the menu', async (shop) => {
      const list = (await dataOf(shop, 'GET', 'manufacturer'))[field]
      see(Array.isArray(list) && list.length > 0, `data.${field} is ${JSON.stringify(list)}`)
      return `data.${field} has ${list.length}, first ${list[0].brandName}`
    }),
  ),
]

const envelope = (id: string, ...names: string[]) =>
  clause(id, 'GET /api/site/info, and a refused and an unknown call', async (shop) => {
    const answers = await Promise.all(['site/info', 'order/my', 'no/such/call'].map((path) => shop.ask('GET', path)))
    for (const answer of answers)
      see(
        names.some((name) => name in answer),
        `${JSON.stringify(answer).slice(0, 80)}`,
      )
    return `all three carry ${names[0]}: ${answers.map((answer) => JSON.stringify(Object(answer)[names[0] ?? ''])?.slice(0, 30)).join(', ')}`
  })

const sentBy = async (shop: Shop, method: string) => {
  await cart(shop)
  return shop.calls.filter((call) => call.method === method)
}

export const envelopeClauses = [
  clause('API-ENV-01', 'all calls of a new customer from the cart to the end', async (shop) => {
    await cart(shop)
    const { paths } = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as { paths: Record<string, unknown> }
    const others = Object.keys(paths).filter(
      (path) => !path.startsWith('/api/') && !/\.|^\/(pictures|sitemap|blog\/feed)/.test(path),
    )
    see(others.length === 0, others.join(', '))
    return `${shop.calls.length} calls recorded, and ${Object.keys(paths).length} described; outside of /api only files`
  }),
  clause('API-ENV-02', 'calls of a page with a token and of one without', async (shop) => {
    await expiredLogin(shop)
    const sent = shop.calls.find(({ headers }) => headers.token)
    see(sent, 'no call has it')
    return `header token with ${sent.path}`
  }),
  clause('API-ENV-03', 'GET calls of a new customer', async (shop) => {
    const calls = (await sentBy(shop, 'GET')).filter(({ query }) => Object.keys(query).length > 0)
    see(calls[0] && calls.every(({ body }) => body === undefined), 'a body')
    return `${calls[0].path} with ${JSON.stringify(calls[0].query)}, no bodies`
  }),
  clause('API-ENV-04', 'POST calls of a new customer', async (shop) => {
    const calls = (await sentBy(shop, 'POST')).filter(({ path }) => !path.includes('upload'))
    const wrong = calls.filter(({ headers }) => !headers['content-type']?.startsWith('application/json'))
    see(wrong.length === 0, wrong.map(({ path }) => path).join(', '))
    return `all ${calls.length} as application/json`
  }),
  clause('API-ENV-05', causeOf('POST common/resource/upload'), async (shop) => {
    const call = await callOf(shop, 'POST', 'common/resource/upload')
    return has(String(call.body), ['multipart/form-data'])
  }),
  envelope('API-ENV-06', 'code'),
  envelope('API-ENV-07', 'msg', 'message'),
  envelope('API-ENV-08', 'data'),
  clause('API-ENV-09', 'all calls of a new customer', async (shop) => {
    await cart(shop)
    const other = shop.calls.filter(({ headers }) => headers['accept-language'] !== 'en-US')
    see(other.length === 0, `${other[0]?.headers['accept-language']} with ${other[0]?.path}`)
    return `accept-language: en-US with all ${shop.calls.length}`
  }),
]
