import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '#shared/app-error.ts'
import { asRefusal } from '../api/errors.ts'
import { bestEncoding } from '../http/encoding.ts'
import { noteFacts } from '../http/request-facts.ts'
import type { CachedPage, Page, PageCache } from './page-cache.ts'

/** What rendering a page gives. Anything but a plain page (a redirect, a refusal) is not kept. */
export interface Rendered {
  status: number
  headers: Record<string, string>
  html: string
  contentSecurityPolicy: string
  /** The pattern of its address, for metrics. */
  route: string
}

/** The page of a store that is closed to visitors. */
export interface ClosedPage {
  retryAfterSeconds: number
  render: (requestId: string) => Promise<Page>
}

export interface PagesOptions {
  render: (url: URL, requestId: string) => Promise<Rendered>
  cache: PageCache
  cacheSeconds: number
  /** Empties the cache when the catalogue has changed. Cheap enough to ask on every request. */
  refresh: () => Promise<void> | undefined
  /** In place of the page with this path; undefined while the store is open. */
  closedPage?: (path: string) => ClosedPage | undefined
  onServed?: (how: 'fresh' | 'rendered' | 'stale', route: string) => void
  /** The page cannot be made at the moment: an old one is served, or none. */
  onOutage?: (request: FastifyRequest, refusal: AppError) => void
}

const MAX_KEY_LENGTH = 1024

/** Of the page that stands for all others. Those begin with a slash. */
const CLOSED_KEY = 'closed'

/** Where the router would request the data of a page. Our pages call the API instead. */
const ROUTER_DATA = /\.data(\?|$)/

/** Thrown through the cache, so that only plain pages are kept. */
class NotKept {
  readonly rendered: Rendered
  constructor(rendered: Rendered) {
    this.rendered = rendered
  }
}

export function servePages(app: FastifyInstance, options: PagesOptions): void {
  app.get('/*', async (request, reply) => {
    const refreshed = options.refresh()
    if (refreshed) await refreshed
    const key = request.url
    if (ROUTER_DATA.test(key)) return reply.status(404).header('cache-control', 'no-store').send()
    const closed = options.closedPage?.(key.split('?')[0] ?? '')
    if (closed) return sendClosed(request, reply, closed, options)
    const page = key.length <= MAX_KEY_LENGTH ? options.cache.fresh(key) : undefined
    if (page) {
      noteServed(request, options, 'fresh', page)
      return send(request, reply, page, options.cacheSeconds)
    }
    return makeAndSend(request, reply, key, options)
  })
}

async function makeAndSend(request: FastifyRequest, reply: FastifyReply, key: string, options: PagesOptions) {
  const render = async () => {
    const rendered = await options.render(new URL(`http://store${key}`), request.id)
    if (rendered.status !== 200 || key.length > MAX_KEY_LENGTH) throw new NotKept(rendered)
    return rendered
  }
  try {
    const page = await options.cache.make(key, render)
    noteServed(request, options, 'rendered', page)
    return await send(request, reply, page, options.cacheSeconds)
  } catch (error) {
    if (error instanceof NotKept) {
      noteServed(request, options, 'rendered', error.rendered)
      return sendOnce(reply, error.rendered)
    }
    const refusal = asRefusal(error)
    if (refusal.status !== 503) throw error
    options.onOutage?.(request, refusal)
    const old = options.cache.stale(key)
    if (!old) return sendUnavailable(reply)
    noteServed(request, options, 'stale', old)
    return send(request, reply, old, 0)
  }
}

function noteServed(
  request: FastifyRequest,
  { onServed }: PagesOptions,
  how: 'fresh' | 'rendered' | 'stale',
  { route }: { route: string },
): void {
  noteFacts(request, { page: route })
  onServed?.(how, route)
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  seconds: number,
): Promise<FastifyReply> {
  reply.header('etag', page.etag)
  reply.header('vary', 'accept-encoding')
  // Browsers ask whether it is still the same. Only a CDN may answer with an old page while it asks for the new one.
  reply.header('cache-control', `public, max-age=0, s-maxage=${seconds}`)
  reply.header('cdn-cache-control', `public, max-age=${seconds}, stale-while-revalidate=300`)
  reply.header('content-security-policy', page.contentSecurityPolicy)
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  return sendBody(request, reply, page)
}

async function sendBody(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  const encoding = bestEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(await page.body(encoding))
}

function sendOnce(reply: FastifyReply, { status, headers, html, contentSecurityPolicy }: Rendered): FastifyReply {
  return reply
    .status(status)
    .headers({ ...headers, 'cache-control': 'no-store', 'content-security-policy': contentSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(html)
}

async function sendClosed(
  request: FastifyRequest,
  reply: FastifyReply,
  { retryAfterSeconds, render }: ClosedPage,
  options: PagesOptions,
): Promise<FastifyReply> {
  try {
    const page = options.cache.fresh(CLOSED_KEY) ?? (await options.cache.make(CLOSED_KEY, () => render(request.id)))
    return await sendClosedPage(request, reply, page, retryAfterSeconds)
  } catch (error) {
    if (asRefusal(error).status !== 503) throw error
    const old = options.cache.stale(CLOSED_KEY)
    return old ? sendClosedPage(request, reply, old, retryAfterSeconds) : sendUnavailable(reply)
  }
}

async function sendClosedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  retryAfterSeconds: number,
): Promise<FastifyReply> {
  noteFacts(request, { page: page.route })
  reply.status(503).headers({
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    // For nginx: this page replaces what its cache has of this address, where another 503 would be answered by it.
    'x-accel-expires': '1',
    'content-security-policy': page.contentSecurityPolicy,
    vary: 'accept-encoding',
  })
  return sendBody(request, reply, page)
}

/** A static page without data; it reloads itself. */
function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .headers({ 'retry-after': '2', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">' +
        '<meta name="viewport" content="width=device-width"><title>One moment</title>' +
        '<h1>One moment, please</h1><p>The store is not available right now. This page reloads automatically.</p></html>',
    )
}
