import { attributesOf, type Span, type SpanSink, tracingInto } from './spans'
import type { Tracing } from './tracing'
import type { TracingConfig } from './tracing-config'

const most = { waiting: 2048, together: 512 }
/** In ms: between two batches, for one of them, and what a collector that is away may cost a host that stops. */
const limits = { between: 5_000, sending: 5_000, closing: 2_000 }

/** `POST` of OTLP over HTTP in JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp-request */
async function send({ url, headers }: TracingConfig, version: string, spans: readonly Span[]): Promise<void> {
  const resource = {
    attributes: attributesOf({ 'service.name': 'quero-poupar-host', 'service.version': version }),
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'host' }, spans }] }] }),
    // Its headers may hold a key of the collector.
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.sending),
  })
  await response.body?.cancel()
}

/** Spans sent to a collector in batches, one after the other; those that it does not take in time are dropped. */
function otlpSink(config: TracingConfig, version: string): SpanSink {
  const waiting: Span[] = []
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function sendAll() {
    while (waiting.length > 0) await send(config, version, waiting.splice(0, most.together)).catch(() => {})
    sending = undefined
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending ??= sendAll()
    return sending
  }
  return {
    take(span) {
      if (waiting.length >= most.waiting) return
      waiting.push(span)
      if (waiting.length >= most.together) void flush()
      else timer ??= setTimeout(flush, limits.between).unref()
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, limits.closing).unref())
      await Promise.race([flush(), late])
    },
  }
}

export const otlpTracing = (config: TracingConfig, version: string): Tracing =>
  tracingInto(otlpSink(config, version), config.share)
