import { randomBytes } from 'node:crypto'
import { readTraceparent, traceNow, writeTraceparent } from './context'
import type { Facts, Tracing } from './tracing'

/** Numbers of the protocol: https://github.com/open-telemetry/opentelemetry-proto/blob/main/opentelemetry/proto/trace/v1/trace.proto */
const kinds = { internal: 1, server: 2, client: 3 } as const
const statusError = 2

const longestText = 200
const mostFacts = 16

interface Attribute {
  readonly key: string
  readonly value:
    | { readonly stringValue: string }
    | { readonly intValue: string }
    | { readonly doubleValue: number }
}

/** A span that ended, as OTLP writes it in JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  /** Nanoseconds since 1970, as text: a number of JSON has not so many digits. */
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly Attribute[]
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly status: { readonly code?: number; readonly message?: string }
}

/** Who is given the spans that are kept. */
export interface SpanSink {
  take(span: Span): void
  /** Never rejects. */
  close(): Promise<void>
}

const written = (fact: string | number): Attribute['value'] => {
  if (typeof fact === 'string') return { stringValue: fact.slice(0, longestText) }
  return Number.isInteger(fact) ? { intValue: String(fact) } : { doubleValue: fact }
}

export const attributesOf = (facts: Facts): Attribute[] =>
  Object.entries(facts)
    .slice(0, mostFacts)
    .map(([key, fact]) => ({ key, value: written(fact) }))

/** To the microsecond: more no clock of ours has. */
const nanoNow = () => `${Math.round((performance.timeOrigin + performance.now()) * 1000)}000`

/** Spans given to a sink. `share` of the traces are kept, from 0 to 1; what a kept trace began is kept too. */
export const tracingInto = (sink: SpanSink, share: number): Tracing => ({
  begin(name, { kind, facts = {}, parent = traceNow(), linked } = {}) {
    const above = readTraceparent(parent)
    const stranger = readTraceparent(linked)
    const ids = {
      traceId: above?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      traceFlags: above?.traceFlags ?? Number(Math.random() < share),
    }
    const begun = nanoNow()
    return {
      traceparent: writeTraceparent(ids),
      end({ facts: more, name: better = name, failed } = {}) {
        if (ids.traceFlags === 0) return
        sink.take({
          traceId: ids.traceId,
          spanId: ids.spanId,
          ...(above && { parentSpanId: above.spanId }),
          name: better,
          kind: kinds[kind ?? 'internal'],
          startTimeUnixNano: begun,
          endTimeUnixNano: nanoNow(),
          attributes: attributesOf({ ...facts, ...more }),
          links: stranger ? [{ traceId: stranger.traceId, spanId: stranger.spanId }] : [],
          status: failed ? { code: statusError, message: failed } : {},
        })
      },
    }
  },
  close: () => sink.close(),
})
