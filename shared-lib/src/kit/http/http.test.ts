import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { nextStepWords } from './call-outcome'
import { createHttp } from './create-http'
import type { Http } from './http'
import { HttpProblem, NetworkProblem, readProblem, TimeoutProblem } from './http-problem'
import { lazyHttp } from './lazy-http'

type Seen = Readonly<Record<'method' | 'url' | 'body', string>> & { type: unknown; key: unknown }
type Answer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void

const seen: Seen[] = []
let answer: Answer = () => undefined
let server: Server
let baseUrl = ''
let http: Http

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { 'content-type': type, 'idempotency-key': key } = request.headers
    seen.push({ method: request.method ?? '', url: request.url ?? '', type, key, body })
    answer(request, response, seen.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  http = createHttp({ baseUrl })
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  seen.length = 0
})

const json = (response: ServerResponse, status: number, body: unknown, type = 'application/json') =>
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (problem: unknown) => problem,
  )

describe('what is sent and read', () => {
  it('sends an object as JSON and reads the JSON answer', async () => {
    answer = (_, response) => json(response, 201, { reference: 'QP-1' })
    const sent = http.post('/api/leads', { name: 'Conceição' }, { headers: { 'idempotency-key': 'k1' } })
    await expect(sent).resolves.toEqual({ reference: 'QP-1' })
    const asked = { method: 'POST', url: '/api/leads', type: 'application/json', key: 'k1' }
    expect(seen).toEqual([{ ...asked, body: '{"name":"Conceição"}' }])
  })

  it.each(['put', 'patch'] as const)('sends a list as JSON with %s', async (method) => {
    answer = (_, response) => json(response, 200, [])
    await expect(http[method]('/list', [1, 2])).resolves.toEqual([])
    expect(seen).toMatchObject([{ method: method.toUpperCase(), type: 'application/json', body: '[1,2]' }])
  })

  it('sends text and forms as they are', async () => {
    answer = (_, response) => response.writeHead(204).end()
    await http.post('/text', 'olá')
    await http.post('/form', new URLSearchParams({ email: 'a@b.pt' }))
    expect(seen[0]).toMatchObject({ body: 'olá', type: expect.stringContaining('text/plain') })
    expect(seen[1]).toMatchObject({ body: 'email=a%40b.pt', type: expect.stringContaining('urlencoded') })
  })

  it('writes the query and leaves out what is undefined', async () => {
    answer = (_, response) => json(response, 200, {})
    await http.get('/api/getCache', { query: { path: 'config/default-layout', page: 2, draft: undefined } })
    expect(seen[0]?.url).toBe('/api/getCache?path=config%2Fdefault-layout&page=2')
  })

  it('gives nothing for an empty answer and text for what is not JSON', async () => {
    answer = (request, response) =>
      request.url === '/empty'
        ? response.writeHead(204).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    await expect(http.delete('/empty')).resolves.toBeUndefined()
    await expect(http.get('/page')).resolves.toBe('<p>')
  })

  it('names an answer that declares JSON and is not', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":')
    expect(await failure(http.get('/half'))).toMatchObject({ name: 'HttpProblem', status: 200 })
  })
})

describe('what is tried again', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET answered %d, once', async (status) => {
    answer = (_, response, attempt) =>
      attempt === 1 ? json(response, status, {}) : json(response, 200, 'ok')
    await expect(http.get('/flaky')).resolves.toBe('ok')
    expect(seen).toHaveLength(2)
  })

  it('and no more than once', async () => {
    answer = (_, response) => json(response, 503, {})
    expect(await failure(http.get('/down'))).toMatchObject({ status: 503 })
    expect(seen).toHaveLength(2)
  })

  it('a GET whose connection broke', async () => {
    answer = (request, response, attempt) =>
      attempt === 1 ? request.socket.destroy() : json(response, 200, 'ok')
    await expect(http.get('/broken')).resolves.toBe('ok')
  })

  it.each([400, 401, 403, 404, 410, 413, 422, 501, 505, 599])('never a GET answered %d', async (status) => {
    answer = (_, response) => json(response, status, {})
    expect(await failure(http.get('/refused'))).toMatchObject({ name: 'HttpProblem', status })
    expect(seen).toHaveLength(1)
  })

  it.each(['post', 'put', 'patch', 'delete'] as const)('never a %s by default', async (method) => {
    answer = (_, response) => json(response, 503, {})
    const call = method === 'delete' ? http.delete('/once') : http[method]('/once', {})
    expect(await failure(call)).toMatchObject({ status: 503 })
    expect(seen).toHaveLength(1)
  })

  it('a POST only when the caller marks it as safe, with the same body', async () => {
    answer = (_, response, attempt) => (attempt < 3 ? json(response, 500, {}) : json(response, 201, 'ok'))
    await expect(http.post('/lead', { a: 1 }, { retries: 2 })).resolves.toBe('ok')
    expect(seen.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}'])
  })

  it('nothing when the caller wants no retry', async () => {
    answer = (_, response) => json(response, 503, {})
    await failure(http.get('/once', { retries: 0 }))
    expect(seen).toHaveLength(1)
  })
})

/** Until it is so, by the clock of the machine; what never is so is left to the assertions. */
const until = async (isSo: () => boolean) => {
  for (let looks = 0; looks < 2_000 && !isSo(); looks++) await pause(5)
}

describe('what takes too long', () => {
  // Only the client's timers are fake: the server and the network work as ever.
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('names the time limit when the server never answers', async () => {
    answer = () => undefined
    const call = failure(http.get('/hung', { timeoutMs: 60 }))
    await until(() => seen.length === 1)
    jest.advanceTimersByTime(60)
    const problem = await call
    expect(problem).toBeInstanceOf(TimeoutProblem)
    expect(nextStepWords(problem)).toContain('demorou demasiado tempo')
    expect(seen).toHaveLength(1)
  })

  it('names the time limit when the body never ends', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    let answered = false
    const { get } = createHttp({
      baseUrl,
      fetch: async (...asked) => {
        const response = await fetch(...asked)
        answered = true
        return response
      },
    })
    const call = failure(get('/endless', { timeoutMs: 100 }))
    await until(() => answered)
    jest.advanceTimersByTime(100)
    expect(await call).toBeInstanceOf(TimeoutProblem)
  })

  it('counts the wait between tries in the time limit', async () => {
    answer = (_, response) => response.writeHead(503, { 'retry-after': '30' }).end()
    const call = failure(http.get('/busy', { timeoutMs: 150 }))
    await until(() => jest.getTimerCount() === 2) // the limit and the wait
    jest.advanceTimersByTime(150)
    expect(await call).toBeInstanceOf(TimeoutProblem)
    expect(seen).toHaveLength(1)
  })
})

describe('what goes wrong', () => {
  it('carries the problem body and the next step', async () => {
    const errors = [{ field: 'phone', message: 'Insere um número de telemóvel válido' }]
    const told = { title: 'Invalid lead', detail: 'One field', errors }
    answer = (_, response) => json(response, 422, told, 'application/problem+json')
    const problem = await failure(http.post('/api/leads', {}))
    expect(problem).toBeInstanceOf(HttpProblem)
    expect(problem).toMatchObject({
      ...told,
      status: 422,
      message: '422 Invalid lead One field',
      nextStep: 'Verifica os dados que inseriste e tenta outra vez.',
    })
  })

  it('names the network when no server listens', async () => {
    const gone = createServer()
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    const nobody = createHttp({ baseUrl: `http://127.0.0.1:${port}` })
    const problem = await failure(nobody.post('/lead', {}))
    expect(problem).toBeInstanceOf(NetworkProblem)
    expect(nextStepWords(problem)).toContain('Verifica a tua ligação à internet')
  })

  it('gives the caller its own reason back when the caller cancels', async () => {
    const controller = new AbortController()
    answer = () => controller.abort(new Error('left the page'))
    const problem = await failure(http.get('/slow', { signal: controller.signal }))
    expect(problem).toEqual(new Error('left the page'))
  })

  it('sends nothing when the caller had already cancelled', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    expect(await failure(http.get('/never', { signal }))).toEqual(new Error('gone'))
    expect(seen).toHaveLength(0)
  })

  it.each([400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 500, 502, 503, 599])(
    'explains to the visitor what to do after %d',
    (status) => expect(new HttpProblem(status, { errors: [] }).nextStep).toMatch(/\p{L}+.*\.$/u),
  )

  it('has words for what it does not know', () =>
    expect(nextStepWords(new Error('anything'))).toContain('tenta outra vez'))
})

describe('a problem body from anybody', () => {
  it.each(['', 'not json', 'null', '"text"', '[]', '{"errors":"none"}', '{"errors":[null,1,{"field":1}]}'])(
    '%j is read without trust',
    (text) => expect(readProblem(text)).toEqual({ errors: [] }),
  )

  it('keeps the entries that are as agreed', () =>
    expect(readProblem('{"title":"T","errors":[{"field":"nif","message":"m","extra":1},{}]}')).toEqual({
      title: 'T',
      errors: [{ field: 'nif', message: 'm' }],
    }))
})

describe('the client that arrives late', () => {
  it('answers like the other one', async () => {
    answer = (request, response) => json(response, 200, request.method)
    const lazy = lazyHttp({ baseUrl })
    await expect(lazy.get('/a')).resolves.toBe('GET')
    await expect(lazy.post('/a', {})).resolves.toBe('POST')
    await expect(lazy.put('/a', {})).resolves.toBe('PUT')
    await expect(lazy.patch('/a', {})).resolves.toBe('PATCH')
    await expect(lazy.delete('/a')).resolves.toBe('DELETE')
  })
})
