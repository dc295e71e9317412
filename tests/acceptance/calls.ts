import type { BrowserContext, Request } from 'playwright-core'

/** A call that a page of the store has made. */
export interface Call {
  method: string
  /** Without `/api/`. */
  path: string
  query: Record<string, string>
  /** What was sent: JSON, or the kind of another body. */
  body: unknown
  headers: Record<string, string>
  status: number | undefined
  /** Unknown when the page has gone on before its answer was read here. */
  code: number | undefined
  data: unknown
  /** Path of the page that called. */
  from: string
}

async function read(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url())
  const response = await request.response()
  const answer = await response?.json().catch(() => undefined)
  const headers = request.headers()
  const isJson = headers['content-type']?.startsWith('application/json')
  return {
    method: request.method(),
    path: pathname.slice('/api/'.length),
    query: Object.fromEntries(searchParams),
    body: isJson ? request.postDataJSON() : headers['content-type'],
    headers,
    status: response?.status(),
    code: answer?.code,
    data: answer?.data,
    from: new URL(request.headers().referer ?? request.frame().url()).pathname,
  }
}

/** Adds the calls of all pages of a window to a list; returns what waits until all are in it. */
export function recordCalls(context: BrowserContext, calls: Call[]): () => Promise<void> {
  const reading = new Set<Promise<void>>()
  context.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    const one = read(request).then(
      (call) => void calls.push(call),
      () => undefined,
    )
    reading.add(one)
  })
  return async () => {
    await Promise.all(reading)
  }
}
