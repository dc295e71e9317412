import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Buyer {
  token: string
  address: string
  addressId: number
}

export interface Part {
  goodsId: number
  count: number
  model: string
}

/** The longest time in which nothing succeeded. */
export class GapClock {
  longestMs = 0
  /** When it ended. */
  longestUntil = 0
  count = 0
  #last = Date.now()

  succeeded(): void {
    const now = Date.now()
    if (now - this.#last > this.longestMs) {
      this.longestMs = now - this.#last
      this.longestUntil = now
    }
    this.#last = now
    this.count += 1
  }
}

/** Buyers who order and visitors who read, until they are stopped; and the answers they got. */
export class Traffic {
  readonly writes = new GapClock()
  readonly reads = new GapClock()
  /** Numbers of acknowledged orders. */
  readonly orders: string[] = []
  keys = 0
  /** Unexpected answers. */
  readonly faults: string[] = []
  /** 503 with Retry-After. */
  readonly askedToWait = { reads: 0, writes: 0 }
  slowestReadMs = 0
  isOver = false
  readonly #url: string
  readonly #parts: readonly Part[]

  constructor(url: string, parts: readonly Part[]) {
    this.#url = url
    this.#parts = parts
  }

  async buy(buyer: Buyer, pauseMs: number): Promise<void> {
    await sleep(Math.random() * pauseMs)
    while (!this.isOver) {
      await this.#checkOut(buyer)
      await sleep(pauseMs * (0.5 + Math.random()))
    }
  }

  async visit(address: string, pauseMs: number): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const { goodsId, model } = this.#somePart()
      const text = encodeURIComponent(model.slice(0, 3 + Math.floor(Math.random() * 6)))
      // Different addresses each time, so that no answer comes from the page cache.
      const paths = [
        `/api/goods/search?goodsModel=${text}&fuzzy=true`,
        `/api/goods/retrieve?goodsModel=${text}`,
        `/goods/detail/${goodsId}?visit=${randomUUID()}`,
        '/api/category/search',
      ]
      const from = Date.now()
      const answer = await this.#call(paths[turn % paths.length] ?? '', { 'x-forwarded-for': address })
      this.slowestReadMs = Math.max(this.slowestReadMs, Date.now() - from)
      if (answer === 'wait') this.askedToWait.reads += 1
      else if (answer) this.reads.succeeded()
      await sleep(pauseMs)
    }
  }

  #somePart = (): Part => this.#parts[Math.floor(Math.random() * this.#parts.length)] as Part // there are some

  /** As a careful client: the same key until there is an answer. An order that was started is completed. */
  async #checkOut(buyer: Buyer): Promise<void> {
    const { goodsId, count } = this.#somePart()
    const input = { lines: [{ goodsId, count }], addressId: buyer.addressId, expressId: 1 }
    const seen = await this.#insist('order/preview', buyer, input)
    if (!seen) return
    this.keys += 1
    const order = { ...input, totalAmount: seen.totalAmount }
    const made = await this.#insist('order/create', buyer, order, randomUUID())
    if (!made) return
    this.orders.push(String(made.orderNo))
    this.writes.succeeded()
  }

  async #insist(path: string, { token, address }: Buyer, body: object, key?: string): Promise<Answer | undefined> {
    const headers = {
      token,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    }
    for (;;) {
      const text = await this.#call(`/api/${path}`, headers, JSON.stringify(body))
      if (text && text !== 'wait') {
        const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: Answer }
        if (code === 0) return data
        this.faults.push(`${path} was refused: ${code} ${msg}`)
        return undefined
      }
      this.askedToWait.writes += 1
      await sleep(300)
    }
  }

  /** The answer, or a request to wait; undefined after a fault. */
  async #call(path: string, headers: Record<string, string>, body?: string): Promise<string | undefined> {
    try {
      const answer = await fetch(this.#url + path, { headers, ...(body && { method: 'POST', body }) })
      const text = await answer.text()
      if (answer.status === 503 && answer.headers.has('retry-after')) return 'wait'
      if (answer.status < 500) return text
      this.faults.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    } catch (error) {
      this.faults.push(`${path}: no answer, ${String(error instanceof Error ? (error.cause ?? error) : error)}`)
    }
    return undefined
  }
}

interface Answer {
  totalAmount?: string
  orderNo?: string
}
