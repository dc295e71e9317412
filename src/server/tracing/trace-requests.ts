import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from '../http/request-facts.ts'
import { tracerOf } from './span.ts'

/**
 * One span a request, named by its route. URLs are recorded without their query, as in the log.
 * `trustParent`: whether `traceparent` comes from a proxy of ours; from other callers it would control the sampling.
 */
export function traceRequests(app: FastifyInstance, { trustParent }: { trustParent: boolean }): void {
  const contexts = new WeakMap<FastifyRequest, Context>()
  const contextOf = (request: FastifyRequest) => contexts.get(request) ?? ROOT_CONTEXT

  app.addHook('onRequest', (request, _reply, done) => {
    const parent = trustParent ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': request.method, 'ohmstead.request_id': request.id }
    const span = tracerOf().startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent)
    const own = trace.setSpan(parent, span)
    contexts.set(request, own)
    context.with(own, done)
  })
  // A body that arrives later brings the context of its connection along.
  app.addHook('preValidation', (request, _reply, done) => context.with(contextOf(request), done))

  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(contextOf(request))
    if (!span) return
    const route = routeOf(request)
    const { refusal, accountId } = request.facts ?? {}
    span.updateName(`${request.method} ${route}`)
    span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode })
    if (refusal) span.setAttribute('ohmstead.refusal', refusal)
    if (accountId) span.setAttribute('ohmstead.account_id', accountId)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
