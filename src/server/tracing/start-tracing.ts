import { context, propagation, trace } from '@opentelemetry/api'

export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export interface TracingSettings {
  /** Where spans are sent, by OTLP over HTTP. */
  url: string
  serviceName: string
  sampler: (typeof SAMPLERS)[number]
  /** Share of traces for the samplers by ratio. */
  ratio: number
}

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>
}

/**
 * Loads the OpenTelemetry SDK, which a store without a collector never does. Headers, timeout and certificates of the
 * collector are read by the SDK itself from OTEL_EXPORTER_OTLP_*, further attributes from OTEL_RESOURCE_ATTRIBUTES.
 */
export async function startTracing({ url, serviceName, sampler, ratio }: TracingSettings): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, resources, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ])
  const resource = resources
    .defaultResource()
    .merge(resources.detectResources({ detectors: [resources.resourceAttributesEnvDetector] }))
    .merge(resources.resourceFromAttributes({ 'service.name': serviceName }))
  const root = sampler.endsWith('always_off')
    ? new sdk.AlwaysOffSampler()
    : sampler.endsWith('ratio')
      ? new sdk.TraceIdRatioBasedSampler(ratio)
      : new sdk.AlwaysOnSampler()
  const provider = new sdk.TracerProvider({
    resource,
    sampler: sampler.startsWith('parentbased') ? new sdk.ParentBasedSampler({ root }) : root,
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    async stop() {
      // An unavailable collector must not delay the exit.
      await provider.shutdown().catch(() => {})
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}
