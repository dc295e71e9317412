import { randomUUID } from 'node:crypto'
import { ask } from '../ask.ts'

/** A call of a page or of the API, as both versions understand it. */
export interface Question {
  name: string
  /** `turn` goes on over all rounds, so that a question may always be a new one. */
  ask: (turn: number) => Promise<unknown>
}

const SAMPLE = 400
const LINES = 3
const ORDER_STOCK = 50_000
const WORDS = [
  '10k 0603 1%',
  '100nF 50V X7R 0402',
  'schottky 40V SMA',
  '3.3V LDO SOT-23',
  'N-channel MOSFET 30V SOT-23',
  '16MHz crystal 3225',
]

interface Goods {
  goodsId: number
  goodsModel: string
  stockCount: number
  minBuyCount: number
  currency: string
  lowestPrice: string | null
  category: { categoryId: number }
}

/** Only what the specification names, so that versions far apart can be asked. */
export async function listQuestions(url: string, size: number): Promise<Question[]> {
  const api = apiOf(url, await logIn(url))
  const sample = await readSample(api, size)
  const goods = (turn: number) => pick(sample, turn * 31)
  const search = (text: string) =>
    ask({ url: `${url}/api/goods/search?goodsModel=${encodeURIComponent(text)}&fuzzy=true` })
  const part = (turn: number) => goods(turn).goodsModel
  return [
    { name: 'detail', ask: (turn) => ask({ url: `${url}/api/goods/detail?goodsId=${goods(turn).goodsId}` }) },
    { name: 'search exact', ask: (turn) => search(part(turn)) },
    { name: 'search prefix', ask: (turn) => search(part(turn).slice(0, Math.ceil(part(turn).length * 0.6))) },
    { name: 'search contains', ask: (turn) => search(part(turn).slice(2, 9)) },
    { name: 'search typo', ask: (turn) => search(misspell(part(turn), turn)) },
    { name: 'search words', ask: (turn) => search(pick(WORDS, turn)) },
    {
      name: 'suggestion',
      ask: (turn) => ask({ url: `${url}/api/goods/retrieve?goodsModel=${encodeURIComponent(part(turn).slice(0, 5))}` }),
    },
    {
      name: 'category page',
      ask: (turn) =>
        ask({
          url: `${url}/api/category/goods`,
          body: { categoryId: goods(turn).category.categoryId, pageNumber: 1 },
        }),
    },
    {
      name: 'goods page rendered',
      ask: (turn) => ask({ url: `${url}/goods/detail/${goods(turn).goodsId}?asked=${turn}` }),
    },
    { name: 'goods page cached', ask: (turn) => ask({ url: `${url}/goods/detail/${goods(turn % 20).goodsId}` }) },
    { name: 'home', ask: () => ask({ url: `${url}/` }) },
    ...(await listPurchases(api, sample)),
  ]
}

async function listPurchases(api: Api, sample: Goods[]): Promise<Question[]> {
  const forSale = sample.filter(
    ({ currency, stockCount, minBuyCount, lowestPrice }) =>
      currency === 'USD' && stockCount > ORDER_STOCK && lowestPrice !== null && Number(lowestPrice) * minBuyCount < 5,
  )
  const lineOf = (turn: number) => {
    const { goodsId, minBuyCount } = pick(forSale, turn)
    return { goodsId, count: minBuyCount }
  }
  const linesOf = (turn: number) => Array.from({ length: LINES }, (_, line) => lineOf(turn * LINES + line))
  const addresses = await api.get<{ list: Array<{ addressId: number }> }>('user/address')
  const addressId = addresses.list[0]?.addressId
  const freight = `express/freight?addressId=${addressId}&lines=${encodeURIComponent(JSON.stringify(linesOf(0)))}`
  const options = await api.get<{ list: Array<{ expressId: number }> }>(freight)
  const orderOf = (turn: number) => ({
    addressId,
    billAddressId: addressId,
    expressId: options.list[0]?.expressId,
    lines: linesOf(turn),
  })
  const preview = (turn: number) => api.post<{ totalAmount: string }>('order/preview', orderOf(turn))
  return [
    { name: 'add to cart', ask: (turn) => api.post('shopping/cart/join', lineOf(turn)) },
    { name: 'cart', ask: () => api.get('shopping/cart?pageNumber=1&pageSize=20') },
    { name: 'preview', ask: preview },
    {
      name: 'order with preview',
      ask: async (turn) => {
        const { totalAmount } = await preview(turn)
        await api.post('order/create', { ...orderOf(turn), totalAmount }, randomUUID())
      },
    },
  ]
}

interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object, key?: string): Promise<T>
}

/** Fails when it is refused: a refusal is fast, and would be measured as an answer. */
function apiOf(url: string, token?: string): Api {
  const send = async (path: string, options: RequestInit) => {
    const answer = await fetch(`${url}/api/${path}`, options)
    const { code, msg, data } = await answer.json()
    if (code !== 0) throw new Error(`${path}: ${msg}`)
    return data
  }
  const headers = { ...(token && { token }), 'content-type': 'application/json' }
  return {
    get: (path) => send(path, { headers }),
    post: (path, body, key) =>
      send(path, {
        method: 'POST',
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      }),
  }
}

async function logIn(url: string): Promise<string> {
  const session = { email: 'demo@ohmstead.example', password: 'Demo-1234' }
  const { token } = await apiOf(url).post<{ token: string }>('user/login', session)
  return token
}

/** Parts from all over the catalogue, the same in every run. */
const readSample = (api: Api, size: number) =>
  Promise.all(
    Array.from({ length: SAMPLE }, (_, place) => api.get<Goods>(`goods/detail?goodsId=${((place * 7919) % size) + 1}`)),
  )

function pick<T>(list: readonly T[], place: number): T {
  const one = list[place % list.length]
  if (one === undefined) throw new Error('The catalogue has nothing to ask for.')
  return one
}

/** One character is another one, somewhere in the number. */
function misspell(model: string, turn: number): string {
  const place = turn % model.length
  return `${model.slice(0, place)}${model[place] === 'Q' ? 'X' : 'Q'}${model.slice(place + 1)}`
}
