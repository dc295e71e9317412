import { randomUUID } from 'node:crypto'
import { connect as openSocket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tally } from './tally.ts'

export interface LoadBuyer {
  token: string
  address: string
  addressId: number
  random: () => number
  /** Stalls, goes away in the middle, sends twice. */
  behavesBadly: boolean
}

export interface LoadShop {
  url: string
  goods: readonly { goodsId: number; count: number; model: string }[]
  tally: Tally
  /** Numbers of acknowledged orders. */
  orders: Set<string>
  /** Keys of orders that were sent, acknowledged or not. */
  keys: Set<string>
  isOver: () => boolean
}

const PAGES = ['/', '/allCategories', '/manufacturer', '/bom', '/shoppingTrolley']
const THINK_MS = { least: 1000, most: 4000 }

const oneOf = <T>(list: readonly T[], { random }: LoadBuyer): T => list[Math.floor(random() * list.length)] as T // not empty

/** Opens pages, searches and buys until the time is over. */
export async function shopUntilOver(shop: LoadShop, buyer: LoadBuyer): Promise<void> {
  await sleep(buyer.random() * THINK_MS.most)
  while (!shop.isOver()) {
    const dice = buyer.random()
    try {
      if (buyer.behavesBadly && buyer.random() < 0.3) await misbehave(shop, buyer)
      else if (dice < 0.4) await openPage(shop, buyer)
      else if (dice < 0.65) await search(shop, buyer)
      else if (dice < 0.85) await fillCart(shop, buyer)
      else if (dice < 0.95) await checkOut(shop, buyer)
      else await matchBom(shop, buyer)
    } catch (error) {
      shop.tally.lost.push(String(error instanceof Error ? (error.cause ?? error) : error).slice(0, 120))
    }
    await sleep(THINK_MS.least + buyer.random() * (THINK_MS.most - THINK_MS.least))
  }
}

const headersOf = ({ token, address }: LoadBuyer) => ({
  token,
  'x-forwarded-for': address,
  'content-type': 'application/json',
})

function openPage({ url, tally, goods }: LoadShop, buyer: LoadBuyer) {
  const { goodsId, model } = oneOf(goods, buyer)
  const path = oneOf([...PAGES, `/goods/detail/${goodsId}`, `/comListSearch?goodsModel=${model}&fuzzy=true`], buyer)
  return tally.time('page', () => fetch(url + path, { headers: headersOf(buyer) }))
}

function search({ url, tally, goods }: LoadShop, buyer: LoadBuyer) {
  const text = encodeURIComponent(oneOf(goods, buyer).model.slice(0, 3 + Math.floor(buyer.random() * 5)))
  return tally.time('search', () =>
    fetch(`${url}/api/goods/search?goodsModel=${text}&fuzzy=true`, { headers: headersOf(buyer) }),
  )
}

async function post({ url, tally }: LoadShop, buyer: LoadBuyer, path: string, body: object, key?: string) {
  const { text } = await tally.time(path, () =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { ...headersOf(buyer), ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    }),
  )
  const { code, data } = JSON.parse(text)
  return code === 0 ? data : undefined
}

async function fillCart(shop: LoadShop, buyer: LoadBuyer) {
  const { goodsId, count } = oneOf(shop.goods, buyer)
  await post(shop, buyer, 'shopping/cart/join', { goodsId, count })
  await shop.tally.time('cart', () => fetch(`${shop.url}/api/shopping/cart`, { headers: headersOf(buyer) }))
}

async function prepareOrder(shop: LoadShop, buyer: LoadBuyer) {
  const { goodsId, count } = oneOf(shop.goods, buyer)
  const input = { lines: [{ goodsId, count }], addressId: buyer.addressId, expressId: 1 }
  const seen = await post(shop, buyer, 'order/preview', input)
  return seen && { ...input, totalAmount: seen.totalAmount }
}

async function checkOut(shop: LoadShop, buyer: LoadBuyer) {
  const order = await prepareOrder(shop, buyer)
  if (!order) return
  const key = randomUUID()
  shop.keys.add(key)
  const made = await post(shop, buyer, 'order/create', order, key)
  if (!made) return
  shop.orders.add(made.orderNo)
  const paying = await post(shop, buyer, 'order/payment', { orderNo: made.orderNo })
  const ticket = paying && new URL(paying.redirectUrl, shop.url).searchParams.get('ticket')
  if (ticket) await post(shop, buyer, 'payment/sandbox/decide', { ticket, decision: 'pay' })
}

function matchBom(shop: LoadShop, buyer: LoadBuyer) {
  const lines = Array.from({ length: 30 }, (_, place) => ({
    ref: `R${place}`,
    model: oneOf(shop.goods, buyer).model,
    count: 5,
  }))
  return post(shop, buyer, 'bom/match', { lines })
}

async function misbehave(shop: LoadShop, buyer: LoadBuyer) {
  const dice = buyer.random()
  if (dice < 0.35) await stall(shop, buyer)
  else if (dice < 0.7) await leaveEarly(shop, buyer)
  else await sendTwice(shop, buyer)
}

/** Promises a large body, sends a little of it, and waits. */
async function stall({ url }: LoadShop, { token }: LoadBuyer) {
  const { hostname, port } = new URL(url)
  const socket = openSocket(Number(port), hostname)
  socket.on('error', () => {}) // the store may close it first
  socket.write(
    `POST /api/bom/match HTTP/1.1\r\nhost: store\r\ntoken: ${token}\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{"lines":[`,
  )
  await sleep(5000)
  socket.destroy()
}

async function leaveEarly({ url, goods }: LoadShop, buyer: LoadBuyer) {
  const { model } = oneOf(goods, buyer)
  const signal = AbortSignal.timeout(1 + Math.floor(buyer.random() * 20))
  await fetch(`${url}/comListSearch?goodsModel=${model}&fuzzy=true`, { headers: headersOf(buyer), signal }).catch(
    () => undefined,
  )
}

/** As an impatient browser does: the same order three times with one key. */
async function sendTwice(shop: LoadShop, buyer: LoadBuyer) {
  const order = await prepareOrder(shop, buyer)
  if (!order) return
  const key = randomUUID()
  shop.keys.add(key)
  const made = await Promise.all([1, 2, 3].map(() => post(shop, buyer, 'order/create', order, key)))
  const numbers = new Set(made.flatMap((one) => one?.orderNo ?? []))
  for (const orderNo of numbers) shop.orders.add(orderNo)
  if (numbers.size > 1) shop.tally.faults.push(`one key made ${numbers.size} orders`)
}
