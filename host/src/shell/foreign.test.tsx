import { waitFor } from '@testing-library/dom'
import type { Company, Widget, WidgetProps } from 'shared-lib/contract/define-widget'
import type { ElementsCatalogue, OfferedElement } from 'shared-lib/contract/elements-catalogue'

const View = ({ attributes, data }: WidgetProps) => (
  <p>{`${JSON.stringify(attributes)} ${JSON.stringify(data)}`}</p>
)

const preloaded: unknown[] = []
const attributes = { max: { type: 'integer', help: '' }, other: { type: 'text', help: '' } }
const mockWidget = (tag: string): Widget => ({
  contract: { tag, attributes } as unknown as Widget['contract'],
  View,
  preload: async ({ data }) => void preloaded.push(data),
})
jest.mock('shared-lib/platform/federation/loader', () => ({
  createLoader: () => async (_: unknown, tag: string) => mockWidget(tag),
}))
jest.mock('./scope', () => ({ scope: {} }))

const origin = 'https://queropoupar.example'
const catalogue = {
  today: '2026-11-21',
  company: {} as Company,
  styles: [],
  elements: [],
  remotes: { 'mf-test': { name: 'mf-test', version: '1', entry: '/entry.js' } },
} satisfies ElementsCatalogue
const offered = (tag: string, more: Partial<OfferedElement> = {}): OfferedElement => ({
  tag,
  remote: 'mf-test',
  styles: [],
  scripts: [],
  minHeight: { small: 10, wide: 20 },
  fallback: '<a href="/energia">Simular</a>',
  ...more,
})

const asked: string[] = []
/** Answers of the site, by path. */
let answer = async (url: URL): Promise<Response> =>
  Response.json({ from: url.pathname, max: url.searchParams.get('max') })
globalThis.matchMedia = (() => ({ addEventListener() {} })) as unknown as typeof matchMedia
const told = jest.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  asked.length = 0
  preloaded.length = 0
  told.mockClear()
  globalThis.fetch = (async (url: string, { signal }: RequestInit) => {
    asked.push(String(url))
    signal?.throwIfAborted()
    return Promise.race([
      answer(new URL(url)),
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ])
  }) as typeof fetch
})

/** Content of the tags on the page, once each of them shows something. */
const shown = () =>
  waitFor(() => {
    const texts = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.textContent ?? '')
    expect(texts).not.toContain('')
    return texts
  })

async function define(html: string, element: OfferedElement, tryLater?: (again: () => void) => void) {
  document.body.innerHTML = html
  const { defineForeign } = await import('./foreign')
  await defineForeign(origin, catalogue, element, undefined, tryLater)
  return shown()
}

it('draws each tag with the data of its own attributes, telling the site no other attribute', async () => {
  const texts = await define(
    '<qp-offers max="2" id="theirs" other="x"></qp-offers><qp-offers max="3"></qp-offers>',
    offered('qp-offers', { data: ['max', 'heading'] }),
  )
  expect(asked).toEqual([`${origin}/api/tag-data/qp-offers?max=2`, `${origin}/api/tag-data/qp-offers?max=3`])
  expect(texts).toEqual([
    '{"max":2,"other":"x"} {"from":"/api/tag-data/qp-offers","max":"2"}',
    '{"max":3} {"from":"/api/tag-data/qp-offers","max":"3"}',
  ])
  expect(preloaded).toHaveLength(2)
})

it('a tag whose data cannot be had shows its placeholder, with a link to our site, reports it, and tries again; others stay', async () => {
  const usual = answer
  const later: (() => void)[] = []
  answer = async (url) =>
    url.searchParams.get('max') === '5' ? new Response('', { status: 503 }) : usual(url)
  const texts = await define(
    '<qp-half max="5"></qp-half><qp-half max="6"></qp-half>',
    offered('qp-half', { data: ['max'] }),
    (again) => later.push(again),
  )
  answer = usual
  const link = document.querySelector('qp-half')?.shadowRoot?.querySelector('a')
  expect(link?.href).toBe(`${origin}/energia`)
  expect(texts[1]).toContain('"max":"6"')
  const why = `data mf-test qp-half ${origin}/api/tag-data/qp-half answered 503`
  expect(told).toHaveBeenCalledWith(expect.stringContaining(why))
  for (const again of later) again()
  await waitFor(async () => expect((await shown())[0]).toContain('"from":"/api/tag-data/qp-half","max":"5"'))
})

it('asks nothing for a tag without data, and once the content of one that has it', async () => {
  await define('<qp-plain></qp-plain>', offered('qp-plain'))
  expect(asked).toEqual([])
  const menu = offered('qp-menu', { content: 'config/default-layout' })
  const texts = await define('<qp-menu></qp-menu><qp-menu></qp-menu>', menu)
  expect(asked).toEqual([`${origin}/api/getCache?path=config%2Fdefault-layout`])
  expect(texts[0]).toContain('/api/getCache')
})
