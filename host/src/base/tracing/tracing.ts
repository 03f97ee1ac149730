import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Its spans go where the SDK that an operator attaches sends them; without one it does nothing. */
export const tracer = trace.getTracer('quero-poupar-host')

/** The context that a `traceparent` (https://www.w3.org/TR/trace-context/) names. */
export const contextOf = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent })

/** `traceparent` of the span that the running code is part of; undefined where nothing is traced. */
export function traceNow(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** An error's kind: its words may repeat what a visitor typed. */
const kindOf = (cause: unknown) => (cause instanceof Error ? cause.name : 'unknown')

interface TracedOptions extends SpanOptions {
  /** `traceparent` of the parent; without it, the current span. */
  readonly parent?: string | undefined
}

/** Runs work as a span. Attributes are routes, versions and codes, never a path with its query, a secret or a person. */
export const traced = <Result>(
  name: string,
  { parent, ...options }: TracedOptions,
  work: () => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan(name, options, parent ? contextOf(parent) : context.active(), async (span) => {
    try {
      return await work()
    } catch (cause) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: kindOf(cause) })
      throw cause
    } finally {
      span.end()
    }
  })
