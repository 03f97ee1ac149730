import { within } from './context'

/** Facts of a span: routes, versions and codes, never a path with its query, a secret or a person. */
export type Facts = Readonly<Record<string, string | number>>

interface SpanBegin {
  readonly kind?: 'server' | 'client'
  readonly facts?: Facts
  /** `traceparent` of what it is part of; without it, of the span under way. `none`: it begins a trace. */
  readonly parent?: string | 'none' | undefined
  /** A stranger's `traceparent`: kept as a link, and decides nothing. */
  readonly linked?: string | undefined
}

export interface OpenSpan {
  readonly traceparent: string
  /** `name`: a better one than it began with. */
  end(ending?: { readonly facts?: Facts; readonly name?: string; readonly failed?: string | undefined }): void
}

/** Spans for a collector; undefined wherever nobody asked for them, and then nothing is done for them. */
export interface Tracing {
  begin(name: string, options?: SpanBegin): OpenSpan
  /** Sends what still waits, within a time limit. Never rejects. */
  close(): Promise<void>
}

/** An error's kind: what it says may repeat what a visitor typed. */
const kindOf = (cause: unknown) => (cause instanceof Error ? cause.name : 'unknown')

/** Runs work as a span, where anybody wants spans. */
export async function traced<Result>(
  tracing: Tracing | undefined,
  name: string,
  options: SpanBegin,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work()
  const span = tracing.begin(name, options)
  try {
    const result = await within(span.traceparent, work)
    span.end()
    return result
  } catch (cause) {
    span.end({ failed: kindOf(cause) })
    throw cause
  }
}
