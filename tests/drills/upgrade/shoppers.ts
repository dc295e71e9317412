import { randomUUID } from 'node:crypto'
import type { Buyer, Part } from '../cluster/traffic.ts'

type Kind = 'search' | 'page' | 'asset' | 'cart' | 'order'

interface Answer {
  code: number
  msg: string
  data: { totalAmount?: string; orderNo?: string } | null
}

/** How often each is chosen. An order is two requests, a cart too. */
const SHARES: Array<[Kind, number]> = [
  ['search', 0.4],
  ['page', 0.25],
  ['asset', 0.1],
  ['cart', 0.15],
  ['order', 0.1],
]
const MAX_PAGES = 200
const VISITORS = 250

/** All clients, until so many requests are made. Nothing is retried: every bad answer is a failure. */
export class Shoppers {
  requests = 0
  readonly counts: Record<Kind, number> = { search: 0, page: 0, asset: 0, cart: 0, order: 0 }
  readonly failed: string[] = []
  /** Numbers of acknowledged orders. */
  readonly orders: string[] = []
  readonly #url: string
  readonly #parts: readonly Part[]
  readonly #buyers: readonly Buyer[]
  /** Scripts and styles of pages that are still open somewhere, also of the version before. */
  readonly #assets: string[] = []

  constructor(url: string, parts: readonly Part[], buyers: readonly Buyer[]) {
    this.#url = url
    this.#parts = parts
    this.#buyers = buyers
  }

  async shop(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const buyer = oneOf(this.#buyers)
      const part = oneOf(this.#parts)
      const kind = chooseKind()
      if (kind === 'order') await this.#order(buyer, part)
      else if (kind === 'cart') await this.#fillCart(buyer, part)
      else await this.#visit(kind, part)
    }
  }

  async #visit(kind: 'search' | 'page' | 'asset', { goodsId, model }: Part): Promise<void> {
    const headers = { 'x-forwarded-for': `10.4.0.${Math.floor(Math.random() * VISITORS)}` }
    if (kind === 'search') {
      const text = encodeURIComponent(model.slice(0, 3 + Math.floor(Math.random() * 6)))
      await this.#call('search', `/api/goods/search?goodsModel=${text}&fuzzy=true`, headers)
    } else if (kind === 'asset' && this.#assets.length > 0) await this.#ask('asset', oneOf(this.#assets), headers)
    else {
      const html = await this.#ask('page', `/goods/detail/${goodsId}?visit=${randomUUID()}`, headers)
      const found = [...(html ?? '').matchAll(/"(\/assets\/[^"?]+\.(?:js|css))"/g)].map(([, path]) => path ?? '')
      if (this.#assets.length < MAX_PAGES) this.#assets.push(...found.slice(0, 2))
      else if (found[0]) this.#assets[Math.floor(Math.random() * MAX_PAGES)] = found[0]
    }
  }

  async #fillCart(buyer: Buyer, { goodsId, count }: Part): Promise<void> {
    await this.#call('cart', '/api/shopping/cart/join', headersOf(buyer), { goodsId, count })
    await this.#call('cart', '/api/shopping/cart', headersOf(buyer))
  }

  async #order(buyer: Buyer, { goodsId, count }: Part): Promise<void> {
    const input = { lines: [{ goodsId, count }], addressId: buyer.addressId, expressId: 1 }
    const seen = await this.#call('order', '/api/order/preview', headersOf(buyer), input)
    if (!seen) return
    const headers = { ...headersOf(buyer), 'idempotency-key': randomUUID() }
    const order = { ...input, totalAmount: seen.totalAmount }
    const made = await this.#call('order', '/api/order/create', headers, order)
    if (made) this.orders.push(String(made.orderNo))
  }

  async #call(kind: Kind, path: string, headers: Record<string, string>, body?: object): Promise<Answer['data']> {
    const text = await this.#ask(kind, path, headers, body)
    if (text === undefined) return null
    const { code, msg, data } = JSON.parse(text) as Answer // the envelope of every call
    if (code === 0) return data
    this.failed.push(`${path}: refused with ${code} ${msg}`)
    return null
  }

  async #ask(kind: Kind, path: string, headers: Record<string, string>, body?: object): Promise<string | undefined> {
    this.requests += 1
    this.counts[kind] += 1
    try {
      const answer = await fetch(this.#url + path, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.status === 200) return text
      this.failed.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    } catch (error) {
      this.failed.push(`${path}: no answer, ${String(error instanceof Error ? (error.cause ?? error) : error)}`)
    }
    return undefined
  }
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T // not empty

const headersOf = ({ token, address }: Buyer) => ({
  token,
  'x-forwarded-for': address,
  'content-type': 'application/json',
})

function chooseKind(): Kind {
  let left = Math.random()
  for (const [kind, share] of SHARES) {
    left -= share
    if (left < 0) return kind
  }
  return 'search'
}
