import { AsyncLocalStorage } from 'node:async_hooks'

/** Form of a W3C `traceparent`, version 00: https://www.w3.org/TR/trace-context/#traceparent-header */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

interface TraceIds {
  readonly traceId: string
  readonly spanId: string
  /** 1: its spans are kept. */
  readonly traceFlags: number
}

/** Undefined for whatever is no `traceparent`. */
export function readTraceparent(text: unknown): TraceIds | undefined {
  const [, traceId, spanId, flags] = (typeof text === 'string' && form.exec(text)) || []
  return traceId && spanId ? { traceId, spanId, traceFlags: Number.parseInt(flags ?? '', 16) & 1 } : undefined
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: TraceIds) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

const underWay = new AsyncLocalStorage<string>()

/** `traceparent` of the span that the running code is part of; undefined where nothing is traced. */
export const traceNow = (): string | undefined => underWay.getStore()

/** Runs work, and whatever it begins, as part of a span. */
export const within = <Result>(traceparent: string, work: () => Result): Result =>
  underWay.run(traceparent, work)
