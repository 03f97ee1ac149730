import type { Tracing } from './tracing'

export interface TracingConfig {
  /** Where spans go: OTLP over HTTP. */
  readonly url: string
  /** Share of the traces that are kept, from 0 to 1. */
  readonly share: number
  /** For the collector: who may send to it. */
  readonly headers: Readonly<Record<string, string>>
}

/** `api-key=abc,other=a%20b`: names and values of headers, the values as in an address. */
function readHeaders(pairs: string): Record<string, string> {
  try {
    const read = pairs
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), decodeURIComponent(value.join('=').trim())] as const
      })
    return Object.fromEntries(new Headers(read.map(([name, value]) => [name, value])))
  } catch {
    // Its value is a secret, and is not repeated.
    throw new Error('OTEL_EXPORTER_OTLP_HEADERS must be pairs like api-key=abc,other=def')
  }
}

/**
 * The standard names (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/), so that a platform that
 * sets them is understood. Undefined: nothing is traced.
 */
export function readTracing(env: NodeJS.ProcessEnv): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: text = '' } = env
  const { OTEL_EXPORTER_OTLP_HEADERS: pairs = '' } = env
  if (!endpoint) return undefined
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318')
  const share = text === '' ? 1 : Number(text)
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1')
  return { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, share, headers: readHeaders(pairs) }
}

/** Whoever traces nothing loads nothing of it. */
export async function openTracing(
  config: TracingConfig | undefined,
  version: string,
): Promise<Tracing | undefined> {
  return config && (await import('./otlp-tracing')).otlpTracing(config, version)
}
