import ky, { HTTPError, type Options } from 'ky'
import type { CallOptions, Http, HttpSettings } from './http'
import { HttpProblem, NetworkProblem, readProblem, TimeoutProblem } from './http-problem'

const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504]
const methodsWithoutBody = ['get', 'head', 'options', 'trace']

/** Client over ky. Import it lazily (`lazyHttp`) where the first step of a screen needs no call. */
export function createHttp({ baseUrl, timeoutMs = 10_000, fetch }: HttpSettings): Http {
  const send = async (method: string, path: string, body: unknown, options: CallOptions = {}) => {
    const limit = timeLimit(options.timeoutMs ?? timeoutMs, options.signal)
    try {
      const response = await ky(`${baseUrl}${path}`, {
        method,
        ...payload(body),
        ...(options.headers && { headers: options.headers }),
        ...(options.query && { searchParams: options.query }),
        ...(fetch && { fetch }),
        keepalive: options.keepalive ?? false,
        signal: limit.signal,
        // ky's own limit ends with the headers; ours also covers retries and the body.
        timeout: false,
        retry: retryOf(method, options.retries),
        throwHttpErrors: (status) => status >= 400,
      })
      return await readBody(response)
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason
      throw await problemOf(cause, limit.passed(), `${method} ${path}`)
    } finally {
      limit.clear()
    }
  }
  return {
    get: <Body>(path: string, options?: CallOptions) =>
      send('get', path, undefined, options) as Promise<Body>,
    post: <Body>(path: string, body?: unknown, options?: CallOptions) =>
      send('post', path, body, options) as Promise<Body>,
    put: <Body>(path: string, body?: unknown, options?: CallOptions) =>
      send('put', path, body, options) as Promise<Body>,
    patch: <Body>(path: string, body?: unknown, options?: CallOptions) =>
      send('patch', path, body, options) as Promise<Body>,
    delete: <Body>(path: string, options?: CallOptions) =>
      send('delete', path, undefined, options) as Promise<Body>,
  }
}

function timeLimit(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  let passed = false
  const timer = setTimeout(() => {
    passed = true
    controller.abort()
  }, ms)
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    passed: () => passed,
    clear: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

const retryOf = (method: string, retries: number | undefined) => ({
  limit: retries ?? 1,
  methods: retries === undefined ? methodsWithoutBody : [method],
  statusCodes: retriedStatuses,
})

const isPlain = (body: unknown) =>
  Array.isArray(body) || (typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype)

function payload(body: unknown): Options {
  if (body === undefined || body === null) return {}
  return isPlain(body) ? { json: body } : { body: body as BodyInit }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new HttpProblem(response.status, { title: 'Body is not JSON', errors: [] }, { cause })
  }
}

async function problemOf(cause: unknown, timedOut: boolean, call: string): Promise<Error> {
  if (timedOut) return new TimeoutProblem(`${call}: time limit passed`, { cause })
  if (cause instanceof HttpProblem) return cause
  if (!(cause instanceof HTTPError)) return new NetworkProblem(`${call}: no answer`, { cause })
  const text = await cause.response.text().catch(() => '')
  return new HttpProblem(cause.response.status, readProblem(text), { cause })
}
