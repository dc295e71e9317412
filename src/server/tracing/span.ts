import { type Attributes, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** Requested each time: tests or a start may have registered another one. */
export const tracerOf = () => trace.getTracer('ohmstead')

interface Described {
  name: string
  attributes: Attributes
}

/** A part of what is traced already. Does nothing but the work while nothing is traced. */
export function inSpan<T>(describe: () => Described, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return work()
  const { name, attributes } = describe()
  return tracerOf().startActiveSpan(name, { attributes }, (span) => untilDone(span, work))
}

/** A root span: work that does not belong to a request. */
export const inRootSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracerOf().startActiveSpan(name, { attributes }, ROOT_CONTEXT, (span) => untilDone(span, work))

async function untilDone<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Its name, not its message: databases and mail servers put rows and addresses of people into theirs.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
    throw error
  } finally {
    span.end()
  }
}
