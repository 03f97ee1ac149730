import { usableAttributes } from './tag-data'
import { sharedTestSite } from './testing/test-site'

const attributes = {
  heading: { type: 'text', maxLength: 20, help: 'Título' },
  max: { type: 'integer', default: 3, min: 1, max: 9, help: 'Quantas' },
} as const

/** Counts its calls, so that a test can see which answers were cached. */
const code = `
let calls = 0
exports.render = () => ({ html: '' })
exports.tagData = ({ attributes, today }) => {
  if (attributes.heading === 'throw') throw new Error('partiu')
  if (attributes.heading === 'none') return undefined
  return { calls: ++calls, attributes, today }
}`

const tags = ['qp-list', 'qp-plain'] as const
const open = sharedTestSite({}, {}, { deployed: { code, tags, attributes, tagData: ['qp-list'] } })
beforeAll(() => open.deploy('mf-other', '1.0.0', { code, tags: ['qp-foreign'] }))

const dataOf = (query: string) => open.get(`/api/tag-data/qp-list${query}`)

it('are computed by the deployment from what its contract knows, for any origin', async () => {
  const answer = await dataOf('?heading=Ol%C3%A1&max=2&nif=1&constructor=x')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ attributes: { heading: 'Olá', max: '2' } })
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
    'content-type': 'application/json; charset=utf-8',
  })
})

it('are kept for the same attributes, in whatever order and with whatever else', async () => {
  const all = ['?heading=a&max=2', '?max=2&heading=a', '?max=2&heading=a&x=1', '?heading=a&max=2&heading[]=b']
  const calls = []
  for (const query of all) calls.push((await dataOf(query)).json().calls)
  expect(new Set(calls).size).toBe(1)
  expect((await dataOf('?heading=b&max=2')).json().calls).toBe(calls[0] + 1)
})

it('may be nothing', async () => expect((await dataOf('?heading=none')).body).toBe('null'))

it.each(['qp-plain', 'qp-nada', '__proto__'])('are not there for %s', async (tag) =>
  expect((await open.get(`/api/tag-data/${tag}`)).statusCode).toBe(404),
)

it('that cannot be had are a problem that no cache keeps', async () => {
  const answer = await dataOf('?heading=throw')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': expect.anything(),
    'access-control-allow-origin': '*',
  })
})

it('are announced to foreign pages with the attributes they depend on', async () => {
  const { elements } = (await open.get('/api/elements.json')).json()
  const offered = (tag: string) => elements.find((one: { tag: string }) => one.tag === tag)
  expect(offered('qp-list').data).toEqual(['heading', 'max'])
  expect(offered('qp-plain')).not.toHaveProperty('data')
  expect(offered('qp-foreign')).not.toHaveProperty('data')
})

it('depend only on attributes that can be read: what cannot counts as absent', () => {
  expect(usableAttributes(attributes, { max: 'x', heading: 'y'.repeat(21) })).toEqual({})
  expect(usableAttributes(attributes, { max: ['1', '2'], heading: 'y' })).toEqual({ heading: 'y' })
})
