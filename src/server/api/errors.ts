import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, isAppError } from '#shared/app-error.ts'
import { noteFacts } from '../http/request-facts.ts'
import { describeOutage } from '../outages.ts'
import { envelope } from './mount.ts'

type OnRefusal = (request: FastifyRequest, refusal: AppError) => void

/** Maps every error to an envelope. Details are only logged. */
export function handleErrors(app: FastifyInstance, onRefusal?: OnRefusal): void {
  const note: OnRefusal = (request, refusal) => {
    noteFacts(request, { refusal: refusal.reason })
    onRefusal?.(request, refusal)
  }
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    note(request, refusal)
    if (refusal.reason === 'fault') {
      const { accountId } = request.facts ?? {}
      request.log.error({ requestId: request.id, accountId, err: error }, 'fault')
    }
    if (!isAppError(error) && refusal.status === 503) {
      const { reason } = refusal
      const why = error instanceof Error ? error.message : ''
      request.log.warn({ requestId: request.id, reason, why }, 'outage')
    }
    const mayRepeatSoon = refusal.status === 503 || refusal.reason === 'too_many_at_once'
    if (mayRepeatSoon && !reply.hasHeader('retry-after')) reply.header('retry-after', '2')
    if (refusal.reason === 'too_many_requests') reply.header('retry-after', '60')
    reply.header('cache-control', 'no-store')
    return reply.status(refusal.status).send(envelope(refusal.code, refusal.message))
  })
  app.setNotFoundHandler((request, reply) => {
    const refusal = new AppError('unknown_path', 'There is no such address.')
    note(request, refusal)
    const { status, code, message } = refusal
    return reply.status(status).header('cache-control', 'no-store').send(envelope(code, message))
  })
}

/** A malformed URL is refused before any route or hook. A browser that wants a page is sent to the not-found page. */
export function refuseBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')
  if (wantsPage) {
    reply.redirect('/404')
    return
  }
  const { status, code, message } = asRefusal(error)
  reply.status(status).send(envelope(code, message))
}

/** Answers malformed or timed out HTTP on the socket and closes it. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const large = error.code === 'HPE_HEADER_OVERFLOW'
  const status = late ? '408 Request Timeout' : large ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const words = late ? 'The request did not arrive in time.' : 'The request could not be read.'
  const body = JSON.stringify(envelope(new AppError(late ? 'too_slow' : 'malformed_request', words).code, words))
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`)
  socket.destroySoon()
}

export function asRefusal(error: unknown): AppError {
  if (isAppError(error)) return new AppError(error.reason, error.message)
  const outage = describeOutage(error)
  if (outage) return outage
  const status = error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined
  if (status === 413) return new AppError('too_large', 'The request is too large.')
  if (status === 429) return new AppError('too_many_requests', 'Too many requests. Please wait a moment.')
  if (status && status >= 400 && status < 500)
    return new AppError('malformed_request', 'The request could not be read.')
  return new AppError('fault', 'Something went wrong on our side. Please try again.')
}
