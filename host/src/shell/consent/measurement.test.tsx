import type { PageData } from 'shared-lib/contract/page-data'
import { dispatchQpEvent } from 'shared-lib/kit/events/qp-events'

jest.mock('../load-consented', () => {
  const { loadConsented } = jest.requireActual('../load-consented')
  return { loadConsented: jest.fn(loadConsented) }
})

jest.mock('../ref-log', () => ({ noteVisits() {} })) // asks the host

let stop = () => {}
afterEach(() => stop())

type Entry = Readonly<Record<string, unknown>>

const layer = () => (window as { dataLayer?: unknown[] }).dataLayer ?? []
const events = () =>
  layer().flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'event' in entry ? [entry as Entry] : [],
  )
const told = (name: string) => events().filter(({ event }) => event === name)

/** A page as it comes: nothing is measured yet, and a shell for the widget on it. */
async function freshPage({ cookie = '', search = '', page = {} as Partial<PageData> } = {}) {
  jest.resetModules()
  Object.assign(window, { dataLayer: undefined })
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other
  document.cookie = `qp_consent=${cookie}; path=/`
  document.body.innerHTML = '<section id="qp-consent" data-gtm="GTM-AB12" data-version="v1"></section>'
  history.replaceState(null, '', `/energia/simular/morada${search}`)
  const { current } = await import('../current')
  current.page = { ...current.page, ...page }
  const { widgetShell } = await import('../widget-shell')
  const { noteArrival } = await import('../navigation/journal')
  const { reportPageView } = await import('../navigation/report-page-view')
  const { measureAfterConsent } = await import('./measure-after-consent')
  const company = {} as PageData['company']
  const root = document.body.appendChild(document.createElement('div'))
  return {
    shell: widgetShell(root, { company, apiUrl: '', ownsPage: true, navigate() {} }),
    measureAfterConsent() {
      stop = measureAfterConsent()
    },
    arrive(path: string, change: Partial<PageData> = {}) {
      history.pushState(null, '', path)
      current.page = { ...current.page, ...change }
      noteArrival(true)
      reportPageView()
    },
    agree: () => choose('granted'),
  }
}
/** Resolves when the code for a visitor with a choice is loaded. */
async function choose(statistics: 'granted' | 'denied') {
  dispatchQpEvent(document, 'consent', { statistics, marketing: 'denied' })
  await (await import('../load-consented')).loadConsented()
}
const step = (name: string, index: number) => ({ vertical: 'energy', step: name, index, of: 4 })
const names = () => events().map(({ event, step: at, page_path: path }) => [event, at ?? path].join(' '))

it('gives tags leave for what was agreed to and for nothing else', async () => {
  const { measureAfterConsent, agree } = await freshPage()
  measureAfterConsent()
  await agree()
  const commands = layer().map((entry) => Array.from(entry as ArrayLike<unknown>))
  const refused = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  const given = { ...refused, analytics_storage: 'denied', wait_for_update: 500 }
  expect(commands).toContainEqual(['consent', 'default', given])
  expect(commands).toContainEqual(['consent', 'update', { ...refused, analytics_storage: 'granted' }])
})

it('loads no tags for a visitor who refuses, though tags have left something', async () => {
  const { measureAfterConsent } = await freshPage()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other
  document.cookie = '_ga=GA1.1; path=/'
  measureAfterConsent()
  await choose('denied')
  expect(document.cookie).not.toContain('_ga')
  expect(document.head.querySelectorAll('script')).toHaveLength(0)
  expect(layer()).toEqual([])
})

it('reports what was sent before measuring began, once and in order, for visitors who agreed on an earlier visit', async () => {
  const visit = { cookie: 'id.v1.statistics', search: '?utm_source=carta&energyType=gas' }
  const { shell, arrive, measureAfterConsent, agree } = await freshPage({
    ...visit,
    page: { vertical: 'EN' },
  })
  shell.emit('step', step('morada', 0))
  arrive('/energia/simular/habitantes?utm_source=carta')
  shell.emit('step', step('habitantes', 1))
  measureAfterConsent()
  await agree()
  await agree()
  arrive('/energia/resultados?utm_source=carta')
  shell.emit('results-shown', { vertical: 'energy', offers: 41 })
  shell.emit('filter-changed', { vertical: 'energy', offers: 12 })
  shell.emit('offers-compared', { vertical: 'energy', offers: 2 })
  shell.emit('proposal-added', { vertical: 'energy', proposals: 1 })
  shell.emit('provider-chosen', { vertical: 'energy', provider: 'EDPCOM' })
  shell.emit('offer-chosen', { vertical: 'energy', offer: 'EDPCOM/1' })
  shell.emit('lead-submitted', { vertical: 'energy', reference: 'QP-AAAA-AAAA' })
  expect(names().filter((name) => !name.startsWith('gtm'))).toEqual([
    ...['page_view /energia/simular/morada', 'funnel_step morada'],
    ...['page_view /energia/simular/habitantes', 'funnel_step habitantes', 'page_view /energia/resultados'],
    ...['results_shown ', 'filter_changed ', 'offers_compared ', 'provider_chosen ', 'offer_chosen '],
    'lead_submitted ',
  ])
  const shared = { product: 'EN', utm_source: 'carta' }
  expect(told('funnel_step')[0]).toEqual({ event: 'funnel_step', ...step('morada', 0), ...shared })
  expect(told('provider_chosen')[0]).toMatchObject({ provider: 'EDPCOM', ...shared })
  expect(told('lead_submitted')).toEqual([{ event: 'lead_submitted', vertical: 'energy', ...shared }])
  expect(JSON.stringify(layer())).not.toContain('energyType')
})

it('measures who agrees only now from the page on screen on, and knows the product of a tag in a story', async () => {
  const { shell, arrive, measureAfterConsent, agree } = await freshPage()
  measureAfterConsent()
  arrive('/energia')
  shell.emit('step', step('morada', 0))
  expect(layer()).toEqual([])
  await agree()
  expect(names().slice(0, 2)).toEqual(['page_view /energia', 'funnel_step morada'])
  expect(told('funnel_step')[0]).toMatchObject({ product: 'EN' })
})

it('takes back what tags have left when a visitor changes his mind', async () => {
  const { measureAfterConsent, agree } = await freshPage()
  measureAfterConsent()
  await agree()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other
  document.cookie = '_ga=GA1.1; path=/'
  await choose('denied')
  expect(document.cookie).not.toContain('_ga')
  const commands = layer().map((entry) => Array.from(entry as ArrayLike<unknown>).slice(0, 2))
  expect(commands).toContainEqual(['consent', 'update'])
})

it('fetches no code after a refusal, unless tags have left something', async () => {
  const { measureAfterConsent } = await freshPage()
  const { loadConsented: load } = await import('../load-consented')
  measureAfterConsent()
  const refuse = () => dispatchQpEvent(document, 'consent', { statistics: 'denied', marketing: 'denied' })
  refuse()
  expect(load).not.toHaveBeenCalled()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other
  document.cookie = '_gid=GA1.2; path=/'
  refuse()
  expect(load).toHaveBeenCalled()
})
