import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answered, addressOf, callFrom } from '../attack/call-from.ts'
import type { Buyer, Part } from '../cluster/traffic.ts'

interface Envelope {
  code: number
  msg: string
  data: { totalAmount?: string; orderNo?: string } | null
}

const PAUSE_MS = 60

/** Who opens known pages, searches and buys, and what they were answered that nobody should be. */
export class Visitors {
  problems = new Map<string, number>()
  /** Numbers of acknowledged orders. */
  readonly orders: string[] = []
  counts = { answered: 0, askedToWait: 0, slowestMs: 0 }
  isOver = false
  readonly #url: string
  readonly #pages: readonly string[]
  readonly #parts: readonly Part[]

  constructor(url: string, { pages, parts }: { pages: readonly string[]; parts: readonly Part[] }) {
    this.#url = url
    this.#pages = pages
    this.#parts = parts
  }

  startCounting(): void {
    this.problems = new Map()
    this.counts = { answered: 0, askedToWait: 0, slowestMs: 0 }
  }

  /** Pages that everybody opens: the store and nginx have them, whatever has happened to hosts and database. */
  async openPages(caller: number): Promise<void> {
    for (let turn = caller; !this.isOver; turn += 1) {
      const path = this.#pages[turn % this.#pages.length] ?? '/'
      const answer = await this.#call(caller, path, { accept: 'text/html' })
      if (answer && (answer.status !== 200 || !answer.text.includes('</html>')))
        this.#note(`a page that a cache has: ${answer.status} for ${path}`)
      await sleep(PAUSE_MS)
    }
  }

  async search(caller: number): Promise<void> {
    for (let turn = caller; !this.isOver; turn += 1) {
      const { model, goodsId } = this.#partAt(turn)
      const text = encodeURIComponent(model.slice(0, 5))
      await this.#callApi(caller, `/api/goods/search?goodsModel=${text}&fuzzy=true`)
      await this.#callApi(caller, `/api/goods/detail?goodsId=${goodsId}`)
      await sleep(PAUSE_MS)
    }
  }

  /** With one key for an order until it is answered: it may have been placed before a host was lost. */
  async buy(caller: number, { token, addressId }: Buyer): Promise<void> {
    for (let turn = caller; !this.isOver; turn += 1) {
      const { goodsId, count } = this.#partAt(turn)
      const input = { lines: [{ goodsId, count }], addressId, expressId: 1 }
      const seen = await this.#insist(caller, '/api/order/preview', { token }, input)
      const order = { ...input, totalAmount: seen?.totalAmount }
      const made =
        seen && (await this.#insist(caller, '/api/order/create', { token, 'idempotency-key': randomUUID() }, order))
      if (made?.orderNo) this.orders.push(made.orderNo)
      await sleep(PAUSE_MS)
    }
  }

  /** What a load balancer before nginx does. */
  async probe(caller: number): Promise<void> {
    for (; !this.isOver; await sleep(PAUSE_MS)) await this.#callApi(caller, '/api/ready')
  }

  #partAt = (turn: number): Part => this.#parts[turn % this.#parts.length] as Part // there are some

  async #insist(caller: number, path: string, headers: Record<string, string>, body: object) {
    for (;;) {
      const answer = await this.#callApi(caller, path, headers, JSON.stringify(body))
      if (answer?.code === 0) return answer.data
      if (answer) this.#note(`${path} was refused: ${answer.code} ${answer.msg}`)
      if (answer) return undefined
      await sleep(200)
    }
  }

  /** The envelope; undefined when the caller is asked to wait, or when the answer is a fault. */
  async #callApi(
    caller: number,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Envelope | undefined> {
    const answer = await this.#call(caller, path, headers, body)
    if (!answer) return undefined
    const name = path.split('?')[0]
    const envelope = asEnvelope(answer)
    if (!envelope) this.#note(`no envelope: ${answer.status} for ${name}: ${answer.text.slice(0, 80)}`)
    if (answer.status === 503 && !answer.headers['retry-after']) this.#note(`no Retry-After: 503 for ${name}`)
    if (answer.status === 503) this.counts.askedToWait += 1
    return answer.status === 503 ? undefined : envelope
  }

  async #call(
    caller: number,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answered | undefined> {
    const from = performance.now()
    const asPost = { method: 'POST' as const, headers: { ...headers, 'content-type': 'application/json' }, body }
    try {
      const answer = await callFrom(this.#url + path, {
        from: addressOf(caller),
        headers,
        ...(body !== undefined && { ...asPost, body }),
      })
      this.counts.answered += 1
      this.counts.slowestMs = Math.max(this.counts.slowestMs, Math.round(performance.now() - from))
      if (answer.status >= 500 && answer.status !== 503) this.#note(`${answer.status} for ${path.split('?')[0]}`)
      return answer
    } catch (error) {
      this.#note(`no answer for ${path.split('?')[0]}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }

  #note(problem: string): void {
    this.problems.set(problem, (this.problems.get(problem) ?? 0) + 1)
  }
}

function asEnvelope({ headers, text }: Answered): Envelope | undefined {
  if (!headers['content-type']?.startsWith('application/json')) return undefined
  try {
    const parsed: Partial<Envelope> = JSON.parse(text)
    const { code, msg, data = null } = parsed
    return typeof code === 'number' && typeof msg === 'string' ? { code, msg, data } : undefined
  } catch {
    return undefined
  }
}
