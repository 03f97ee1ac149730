import { boundedFetch } from '../../src/kit/http/bounded-fetch'

/** Reads one address whole. Throws an `Error` in plain words. */
export type Download = (address: string) => Promise<Uint8Array>

interface Limits {
  /** From the request to the last byte. */
  readonly timeoutMs: number
  readonly mostBytes: number
}

/** The largest file, ERSE's ZIP, has some 2 MB. */
export const usualLimits: Limits = { timeoutMs: 30_000, mostBytes: 16 * 1024 * 1024 }

/** @param mirror address below which every host has a folder: `http://127.0.0.1:8080` for `…/data-api.ecb.europa.eu/…` */
export const createDownload =
  ({ timeoutMs, mostBytes }: Limits = usualLimits, mirror?: string): Download =>
  async (address) => {
    const url = new URL(address)
    const { host } = url
    try {
      const response = await boundedFetch(
        mirror === undefined ? url : `${mirror.replace(/\/$/, '')}/${host}${url.pathname}${url.search}`,
        { signal: AbortSignal.timeout(timeoutMs), headers: { 'user-agent': 'quero-poupar-fetch' } },
        mostBytes,
      )
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    } catch (error) {
      throw new Error(`${host} ${reasonOf(error, timeoutMs)}`)
    }
  }

function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: unknown } }
  if (name === 'TimeoutError') return `did not answer within ${timeoutMs / 1000} s`
  if (message === 'terminated') return 'broke the connection: half a file'
  return message === 'fetch failed' ? `is away (${cause?.code ?? cause})` : message
}

/** JSON as it was published, with or without a byte-order mark. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Error('the answer is no whole JSON')
  }
}
