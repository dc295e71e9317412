import { randomBytes } from 'node:crypto'
import { callInProcess } from '#server/api/call-in-process.ts'
import { asRefusal } from '#server/api/errors.ts'
import type { AppServices, Implementation } from '#server/api/implement.ts'
import { rememberAnswers } from '#server/api/remembered-call.ts'
import { isDatabaseLost, type Sql } from '#server/database/connect.ts'
import type { PublicReads } from '#server/database/replicas/public-reads.ts'
import type { Log } from '#server/log.ts'
import { allowOwnScripts, TAG_MANAGER } from '#server/pages/content-security-policy.ts'
import type { Rendered } from '#server/pages/serve-pages.ts'
import { inSpan } from '#server/tracing/span.ts'
import type { Call } from '#shared/endpoint.ts'
import type { PageSource } from './page-source.ts'

interface Parts {
  sql: Sql
  reads: PublicReads
  log: Log
  implementations: Implementation[]
  services: AppServices
  /** Whether the store's owner has set one. */
  tagManager: boolean
}

/** Pages are the same for all visitors; personal data is loaded in the browser. */
export async function createRenderer(pages: PageSource, parts: Parts) {
  const { sql, reads, log, implementations, services, tagManager } = parts
  await pages.loadRenderPage() // so that the first visitor does not wait for it
  const memory = rememberAnswers(implementations)
  const allowed = [...(tagManager ? [TAG_MANAGER] : []), ...(pages.allowedSources ? [pages.allowedSources] : [])]
  const render = async (url: URL, requestId: string): Promise<Rendered> => {
    // All queries of a page go to the same database server.
    const chosen = reads.choose()
    const nobody = {
      ...services,
      sql,
      reads: () => chosen,
      requestId,
      log,
      address: '',
      token: undefined,
      identity: undefined,
    }
    const nonce = randomBytes(16).toString('base64url')
    const { call, lost } = noticeLoss(memory.through(callInProcess(implementations, nobody)))
    const renderPage = await pages.loadRenderPage()
    const { status, location, html, route } = await inSpan(
      () => ({ name: 'render', attributes: { 'url.path': url.pathname } }),
      () => renderPage(new Request(url), call, nonce),
    )
    // The router renders errors as pages. If the database is unavailable, or the page has failed because of another outage,
    // the page cache answers.
    if (lost.error && (isDatabaseLost(lost.error) || status >= 500)) throw lost.error
    return { status, headers: location ? { location } : {}, route, ...allowOwnScripts(html, nonce, allowed) }
  }
  return { render, clear: memory.clear }
}

function noticeLoss(inner: Call): { call: Call; lost: { error?: unknown } } {
  const lost: { error?: unknown } = {}
  const call: Call = async (endpoint, input) => {
    try {
      return await inner(endpoint, input)
    } catch (error) {
      if (asRefusal(error).status === 503 && !isDatabaseLost(lost.error)) lost.error = error
      throw error
    }
  }
  return { call, lost }
}
