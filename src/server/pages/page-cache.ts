import { createHash } from 'node:crypto'
import { type Encoding, encode } from '../http/encoding.ts'

export interface Page {
  html: string
  /** The pattern of its address, for metrics. */
  route: string
  contentSecurityPolicy: string
}

/** A page is made once and sent many times. */
const QUALITY = 5

/** A page as it is sent: the bytes of each encoding are made once, when first asked for. */
export class CachedPage {
  readonly etag: string
  readonly contentSecurityPolicy: string
  readonly route: string
  readonly madeAt: number
  readonly #html: Buffer
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(page: Page, now: number) {
    this.#html = Buffer.from(page.html)
    this.contentSecurityPolicy = page.contentSecurityPolicy
    this.route = page.route
    this.madeAt = now
    // Weak, because the encodings share it.
    this.etag = `W/"${createHash('sha256').update(this.#html).digest('base64url').slice(0, 24)}"`
  }

  get size(): number {
    return this.#html.length * 2
  }

  body(encoding: Encoding): Promise<Buffer> {
    let body = this.#encoded.get(encoding)
    if (!body) {
      body = encode(this.#html, encoding, QUALITY)
      this.#encoded.set(encoding, body)
    }
    return body
  }
}

const bytesOf = (key: string, page: CachedPage): number => key.length * 2 + page.size

export interface PageCacheOptions {
  /** How long a page is served without being made again. */
  freshMs: number
  /** How long a stale page is served while the database is unavailable. */
  staleMs: number
  /** Of the pages and their addresses. */
  maxBytes: number
  maxEntries?: number
  now?: () => number
}

const MAX_ENTRIES = 10_000

/** An LRU cache of rendered pages. */
export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #pages = new Map<string, CachedPage>()
  readonly #making = new Map<string, Promise<CachedPage>>()
  #bytes = 0
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, maxEntries: MAX_ENTRIES, ...options }
  }

  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (!page || this.#options.now() - page.madeAt >= this.#options.freshMs) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  stale(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    return page && this.#options.now() - page.madeAt < this.#options.staleMs ? page : undefined
  }

  /** Concurrent requests for the same page share one rendering. */
  make(key: string, render: () => Promise<Page>): Promise<CachedPage> {
    const running = this.#making.get(key)
    if (running) return running
    const generation = this.#generation
    const made = render()
      .then((page) => {
        const cached = new CachedPage(page, this.#options.now())
        // Pages rendered before a change of the catalogue are not cached.
        if (generation === this.#generation) this.#keep(key, cached)
        return cached
      })
      .finally(() => {
        if (this.#making.get(key) === made) this.#making.delete(key)
      })
    this.#making.set(key, made)
    return made
  }

  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  get entries(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#bytes
  }

  #keep(key: string, page: CachedPage): void {
    if (this.#options.freshMs === 0) return
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += bytesOf(key, page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.maxBytes && this.#pages.size <= this.#options.maxEntries) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= bytesOf(key, page)
  }
}
