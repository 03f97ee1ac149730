import { lintable } from '../../../src/editorial/lint/lint-story'
import { contextOf, pageOf } from '../../../src/editorial/lint/testing/lint-context'
import { externalFindings } from './external-links'

const link = (url: string) => ({
  component: 'call-out',
  title: 'T',
  action: 'A',
  link: { linktype: 'url', url },
})
const story = (...urls: string[]) => lintable(pageOf(...urls.map(link)), contextOf())

/** A web of these answers: a status for both methods, one for each, or a failure. */
const web = (answers: Record<string, number | { HEAD: number; GET: number } | Error>) => {
  const asked: string[] = []
  const fetch = (async (url: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${url}`)
    const answer = answers[url] ?? 200
    if (answer instanceof Error) throw answer
    const status = typeof answer === 'number' ? answer : answer[method as 'HEAD' | 'GET']
    return new Response(null, { status })
  }) as typeof globalThis.fetch
  return { fetch, asked }
}

const late = Object.assign(new Error('late'), { name: 'TimeoutError' })

it.each([
  ['answers', 200, undefined],
  ['is gone', 404, 'error'],
  ['is gone for good', 410, 'error'],
  ['turns robots away', 403, undefined],
  ['is busy', 503, undefined],
  ['answers only readers', { HEAD: 404, GET: 200 }, undefined],
  ['takes no HEAD and is gone', { HEAD: 405, GET: 404 }, 'error'],
  ['never answers', late, 'warning'],
  ['cannot be opened', new Error('ENOTFOUND'), 'warning'],
])('a site that %s', async (_, answer, severity) => {
  const url = 'https://a.example/x'
  const found = await externalFindings([story(url)], web({ [url]: answer }))
  expect(found.map((one) => one.severity)).toEqual(severity ? [severity] : [])
})

it('asks each address once and reports every place that leads there', async () => {
  const { fetch, asked } = web({ 'https://a.example/x': 404 })
  const stories = [story('https://a.example/x', 'https://a.example/x#1'), story('https://a.example/x')]
  const found = await externalFindings(stories, { fetch })
  expect(asked).toEqual(['HEAD https://a.example/x', 'GET https://a.example/x'])
  expect(found).toHaveLength(3)
})

it('gives up on an address after its time', async () => {
  const never = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const fetch = ((_: string, { signal }: { signal: AbortSignal }) => never(signal)) as typeof globalThis.fetch
  const found = await externalFindings([story('https://slow.example/')], { fetch, timeoutMs: 20 })
  expect(found).toMatchObject([{ severity: 'warning', what: 'https://slow.example/ não respondeu a tempo.' }])
})
