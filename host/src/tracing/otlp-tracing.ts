import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { readTraceparent, traceNow, writeTraceparent } from './context'
import type { Tracing } from './tracing'
import type { TracingConfig } from './tracing-config'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** In ms: what a collector that is away may cost a host that stops. */
const closeLimitMs = 2_000

const contextOf = (parent: string | undefined): Context => {
  const ids = readTraceparent(parent)
  return ids ? trace.setSpanContext(ROOT_CONTEXT, ids) : ROOT_CONTEXT
}

/** Spans by OpenTelemetry, given to a processor. `share` of the traces are kept, from 0 to 1. */
export function tracingInto(processor: SpanProcessor, share: number, version: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'quero-poupar-host', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
    spanLimits: { attributeCountLimit: 16, linkCountLimit: 1, attributeValueLengthLimit: 200 },
  })
  const tracer = provider.getTracer('host')
  return {
    begin(name, { kind, facts, parent = traceNow(), linked } = {}) {
      const stranger = readTraceparent(linked)
      const span = tracer.startSpan(
        name,
        {
          kind: kind ? kinds[kind] : SpanKind.INTERNAL,
          ...(facts && { attributes: facts }),
          ...(stranger && { links: [{ context: stranger }] }),
        },
        contextOf(parent),
      )
      return {
        traceparent: writeTraceparent(span.spanContext()),
        end({ facts: more, name: better, failed } = {}) {
          if (better) span.updateName(better)
          if (more) span.setAttributes(more)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR, message: failed })
          span.end()
        },
      }
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closeLimitMs).unref())
      await Promise.race([provider.shutdown(), late]).catch(() => {})
    },
  }
}

/** Spans sent to a collector in batches; those that it does not take in time are dropped. */
export const otlpTracing = ({ url, share }: TracingConfig, version: string): Tracing =>
  tracingInto(
    new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url, timeoutMillis: 5_000 }),
      maxQueueSize: 2048,
    }),
    share,
    version,
  )
