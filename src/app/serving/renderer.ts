import { randomBytes } from 'node:crypto'
import type { MaintenanceNotice } from '#features/shop/maintenance.rules.ts'
import { callInProcess } from '#server/api/call-in-process.ts'
import { asRefusal } from '#server/api/errors.ts'
import type { AppServices, Implementation } from '#server/api/implement.ts'
import { rememberAnswers } from '#server/api/remembered-call.ts'
import { isDatabaseLost, type Sql } from '#server/database/connect.ts'
import type { PublicReads } from '#server/database/replicas/public-reads.ts'
import type { Log } from '#server/log.ts'
import { allowOwnScripts, TAG_MANAGER } from '#server/pages/content-security-policy.ts'
import type { Page } from '#server/pages/page-cache.ts'
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
  await pages.loadPages() // so that the first visitor does not wait for it
  const memory = rememberAnswers(implementations)
  const allowed = [...(tagManager ? [TAG_MANAGER] : []), ...(pages.allowedSources ? [pages.allowedSources] : [])]
  const callAs = (requestId: string) => {
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
    return noticeLoss(memory.through(callInProcess(implementations, nobody)))
  }
  const newNonce = () => randomBytes(16).toString('base64url')
  const render = async (url: URL, requestId: string): Promise<Rendered> => {
    const nonce = newNonce()
    const { call, lost } = callAs(requestId)
    const { renderPage } = await pages.loadPages()
    const { status, location, html, route } = await inSpan(
      () => ({ name: 'render', attributes: { 'url.path': url.pathname } }),
      () => renderPage(new Request(url), call, nonce),
    )
    // The router renders errors as pages. If the database is unavailable, or the page has failed because of another outage,
    // the page cache answers.
    if (lost.error && (isDatabaseLost(lost.error) || status >= 500)) throw lost.error
    return { status, headers: location ? { location } : {}, route, ...allowOwnScripts(html, nonce, allowed) }
  }
  /** In place of all pages while the store is closed. */
  const renderClosed = async (notice: MaintenanceNotice, requestId: string): Promise<Page> => {
    const nonce = newNonce()
    const { renderClosed: toHtml } = await pages.loadPages()
    return {
      route: 'maintenance',
      ...allowOwnScripts(await toHtml(callAs(requestId).call, notice, nonce), nonce, allowed),
    }
  }
  return { render, renderClosed, clear: memory.clear }
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
