import { waitFor } from '@testing-library/dom'
import type { PageData, PagePayload } from 'shared-lib/contract/page-data'
import type { Applications } from '../applications'
import { payloadOf, slotOf } from '../testing/pages'

const mockAnswers = new Map<string, Promise<PagePayload>>()
const mockFetch = jest.fn(
  ({ pathname }: URL, _build: string, _leaving: AbortSignal) =>
    mockAnswers.get(pathname) ?? Promise.reject(new Error('no answer')),
)
jest.mock('./payload', () => ({ fetchPayload: mockFetch, readPayload: (answer: Response) => answer.json() }))

/** The DOM must be there first: the shell reads its page when it is loaded. */
async function shellOf() {
  document.body.innerHTML = '<div id="qp-page-body"><main>/</main></div>'
  Object.assign(globalThis, { scrollTo: () => {} })
  const { current } = await import('../current')
  current.page = payloadOf('/').page
  current.url = '/'
  history.replaceState(null, '', '/')
  mockAnswers.clear()
  mockFetch.mockClear()
  ;(await import('./asked-pages')).forgetAsked()
  for (const path of ['/a', '/b']) mockAnswers.set(path, Promise.resolve(payloadOf(path)))
  return { current, ...(await import('./navigation')) }
}

/** Applications of a page that has none, except the given ones. */
const applicationsThat = (some: Partial<Applications>): Applications => ({
  leave: () => new Map(),
  unmount: async () => {},
  refresh: async () => {},
  ...some,
})

const shown = () => [location.pathname, document.title, document.querySelector('main')?.textContent]

it('leaves the focus where it is in a widget that stays', async () => {
  const { current, navigate } = await shellOf()
  document.body.innerHTML =
    '<div id="qp-page-body"><main><div data-slot="main"><input type="checkbox"></div></main></div>'
  const staying = document.querySelector('[data-slot]') as HTMLElement
  const box = staying.querySelector('input') as HTMLInputElement
  const body = '<main tabindex="-1"><div data-slot="main"></div></main>'
  mockAnswers.set('/', Promise.resolve({ ...payloadOf('/'), body }))
  current.applications = applicationsThat({ leave: () => new Map([['main', staying]]) })
  box.focus()
  await navigate('/?compare=a', { replace: true })
  expect(location.search).toBe('?compare=a')
  expect(staying.isConnected).toBe(true)
  expect(document.activeElement).toBe(box)
})

it('lets nothing stay of a widget whose form is being answered', async () => {
  const { current, navigate } = await shellOf()
  const leave = jest.fn((_next: PageData) => new Map<string, HTMLElement>())
  current.applications = applicationsThat({ leave })
  const slotHtml = '<div data-slot="main" data-sent></div><div data-slot="side"></div>'
  document.body.insertAdjacentHTML('beforeend', slotHtml)
  const slots = ['main', 'side'].map((id) => slotOf({ id }))
  mockAnswers.set('/a', Promise.resolve(payloadOf('/a', { slots })))
  await navigate('/a')
  expect(leave.mock.calls[0]?.[0].slots.map(({ id }) => id)).toEqual(['side'])
  expect(current.page.slots).toHaveLength(2)
})

it('shows the page that was asked for last, though the one before was being put in place', async () => {
  const { current, navigate } = await shellOf()
  let goOn = () => {}
  const leftFirst = new Promise<void>((done) => {
    goOn = done
  })
  const unmount = jest.fn(async () => {}).mockImplementationOnce(() => leftFirst)
  current.applications = applicationsThat({ unmount })
  const first = navigate('/a')
  await waitFor(() => expect(unmount).toHaveBeenCalled())
  const second = navigate('/b')
  await new Promise((done) => setTimeout(done)) // all answers are there: nothing but the first keeps the second
  goOn()
  await Promise.all([first, second])
  expect(shown()).toEqual(['/b', 'Página /b', '/b'])
  expect(current.page.path).toBe('/b')
})

it('shows no page whose answer comes after that of the one asked for last', async () => {
  const { navigate } = await shellOf()
  let answer: (page: PagePayload) => void = () => {}
  mockAnswers.set('/a', new Promise((done) => (answer = done)))
  const first = navigate('/a')
  await navigate('/b')
  answer(payloadOf('/a'))
  await first
  expect(shown()).toEqual(['/b', 'Página /b', '/b'])
})

it('follows the rules of the site without asking for the page that has moved, one after another', async () => {
  const { current, navigate } = await shellOf()
  current.redirects = [
    { from: '/velho/*', to: '/meio', status: 301 },
    { from: '/meio', to: '/a', status: 302 },
  ]
  await navigate('/velho/x?utm_source=y')
  expect(shown()).toEqual(['/a', 'Página /a', '/a'])
  expect(location.search).toBe('?utm_source=y')
  current.redirects = []
})

it('takes the campaign of a visit along from page to page, in place of none', async () => {
  const { current, navigate } = await shellOf()
  history.replaceState(null, '', '/?utm_source=carta&nif=123456789')
  await navigate('/a?casa=sim#topo')
  expect(location.href).toBe('http://localhost/a?casa=sim&utm_source=carta#topo')
  expect(current.url).toBe('/a?casa=sim&utm_source=carta')
  await navigate('/b?utm_source=outra')
  expect(location.search).toBe('?utm_source=outra')
})

it.each([
  ['http://localhost/energia?gclid=x&nif=1', '/a?casa=sim&gclid=x'],
  ['https://outro.example/?gclid=x', '/a?casa=sim'],
])('a page opened from %s is at %s', async (referrer, address) => {
  const { current } = await shellOf()
  history.replaceState(null, '', '/a?casa=sim')
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const { recoverCampaign } = await import('./recover-campaign')
  current.url = '/a?casa=sim'
  recoverCampaign()
  expect([location.pathname + location.search, current.url]).toEqual([address, address])
  jest.restoreAllMocks()
})

it('gives up the page that was asked for longest ago when too many are under way', async () => {
  const { navigate } = await shellOf()
  const paths = ['/a', '/c', '/d', '/e', '/a', '/f']
  for (const path of paths) mockAnswers.set(path, new Promise(() => {}))
  for (const path of paths) void navigate(path)
  await waitFor(() => expect(mockFetch).toHaveBeenCalledTimes(5))
  const left = mockFetch.mock.calls.filter(([, , leaving]) => leaving.aborted)
  expect(left.map(([{ pathname }]) => pathname)).toEqual(['/c'])
})

it('asks again for a page that could not be had', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // reported, and jsdom cannot load pages
  const { navigate } = await shellOf()
  mockAnswers.delete('/a')
  await navigate('/a')
  mockAnswers.set('/a', Promise.resolve(payloadOf('/a')))
  await navigate('/a')
  expect(shown()).toEqual(['/a', 'Página /a', '/a'])
  jest.restoreAllMocks()
})

it('stops the bar when the visitor goes to a place on the page instead of waiting', async () => {
  const { navigate } = await shellOf()
  const ended = jest.fn()
  document.addEventListener('qp:loading-end', ended)
  mockAnswers.set('/a', new Promise(() => {}))
  void navigate('/a')
  await navigate('/#%E0%A4%A')
  expect(ended).toHaveBeenCalledTimes(1)
  expect(shown()[2]).toBe('/')
})

it('opens what is folded around the place a link leads to', async () => {
  const { navigate } = await shellOf()
  const main = document.querySelector('main') as HTMLElement
  const card = '<details id="card"><p id="figure"></p></details>'
  main.innerHTML = `<details id="topic"><summary>T</summary>${card}</details><details id="other"></details>`
  Element.prototype.scrollIntoView = jest.fn()
  await navigate('/#figure')
  const isOpen = (id: string) => document.getElementById(id)?.hasAttribute('open')
  expect(['topic', 'card', 'other'].map(isOpen)).toEqual([true, true, false])
})

it('keeps a step’s answers in its own entry when the visitor goes on in the same moment', async () => {
  const { current, navigate } = await shellOf()
  current.page = { ...current.page, slots: [slotOf({ paths: ['/passo/um', '/passo/dois'] })] }
  document.body.insertAdjacentHTML('beforeend', '<div data-slot="main" data-awake></div>')
  current.applications = applicationsThat({})
  const left = navigate('/passo/um?casa=sim', { replace: true })
  expect(location.search).toBe('?casa=sim')
  await Promise.all([left, navigate('/passo/dois')])
  expect(location.pathname).toBe('/passo/dois')
})

const newer = { 'mf-a': { name: 'mf-a', version: '2', entry: '/2/entry.js' } }
const movedTo = (redirect: string) => ({ status: 301, redirect }) as unknown as PagePayload

it.each([
  ['whose tag is defined in another version', payloadOf('/a', { slots: [slotOf()], remotes: newer })],
  ['that is an embed: another kind of page', payloadOf('/a', { embed: true })],
  ['of another site that a rule names', movedTo('https://example.org/oferta')],
])('loads a page %s whole', async (_, payload) => {
  const loads = jest.spyOn(console, 'error').mockImplementation(() => {}) // jsdom reports what it cannot load
  const { current, navigate } = await shellOf()
  current.tags.set('qp-a', '/1/entry.js')
  mockAnswers.set('/a', Promise.resolve(payload))
  await navigate('/a')
  expect(String(loads.mock.calls[0])).toContain('Not implemented: navigation')
  expect(shown()[2]).toBe('/')
  loads.mockRestore()
})

it.each(['https://example.org/a', 'javascript:alert(1)', 'data:text/html,x'])(
  'refuses to go to %s, with an error',
  async (href) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { navigate } = await shellOf()
    await navigate(href)
    expect(told.mock.calls.join()).toContain('refused navigation')
    expect(shown()[0]).toBe('/')
    told.mockRestore()
  },
)

it('fetches what a page needs at once with its checksum, once', async () => {
  const { navigate } = await shellOf()
  const ahead = [['/deployments/mf-x/1/browser/funnel.js', 'sha256-funnel']] as const
  for (const path of ['/a', '/b']) mockAnswers.set(path, Promise.resolve({ ...payloadOf(path), ahead }))
  await navigate('/a')
  await navigate('/b')
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  expect(links.map((link) => [link.getAttribute('href'), link.integrity])).toEqual(ahead)
})

it('shows the page that comes along with the way to it, without asking again', async () => {
  const { navigate } = await shellOf()
  mockAnswers.set('/passos', Promise.resolve({ ...payloadOf('/a'), redirect: '/a?casa=sim' }))
  await navigate('/passos?utm_source=x')
  expect(shown()).toEqual(['/a', 'Página /a', '/a'])
  expect(location.search).toBe('?casa=sim')
  expect(mockFetch).toHaveBeenCalledTimes(1)
})

it('opens what an embed may not frame in a new tab', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  const { current, navigate } = await shellOf()
  current.page = { ...current.page, embed: true }
  await navigate('/a')
  expect(opened.mock.calls.map(([url, target]) => `${url} ${target}`)).toEqual(['http://localhost/a _blank'])
  expect(shown()[2]).toBe('/')
  opened.mockRestore()
})

describe('a page that was asked for before the shell was here', () => {
  const replaceSync = jest.fn()
  beforeEach(() => {
    replaceSync.mockClear()
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync = replaceSync
      },
    })
    Object.assign(document, { adoptedStyleSheets: [] })
  })
  /** The code comes after the question was requested. */
  function shellAfter(payload: PagePayload) {
    jest.resetModules()
    globalThis.qpAsked = new Map([['http://localhost/a?x=1', Promise.resolve(Response.json(payload))]])
    return shellOf()
  }

  it('is shown in the style it came with, and what waited for it goes on', async () => {
    const { navigate, hold } = await shellAfter({ ...payloadOf('/a'), style: 'p{}' })
    expect(globalThis.qpAsked).toBeUndefined()
    const begin = jest.fn(() => expect(shown()[2]).toBe('/a'))
    hold(begin)
    await navigate('/a?x=1')
    expect(shown()).toEqual(['/a', 'Página /a', '/a'])
    expect(mockFetch).not.toHaveBeenCalled()
    expect(replaceSync).toHaveBeenCalledWith('p{}')
    expect(begin).toHaveBeenCalledTimes(1)
    // No sheet is on its way: the inline style is dropped at once.
    await waitFor(() => expect(document.adoptedStyleSheets).toEqual([]))
  })
})
