// @suite telemetry: counts what the whole page reports and listens on the window for good.
import type { AsleepRecord, PageData, SlotRecord } from 'shared-lib/contract/page-data'
import { dispatchQpEvent } from 'shared-lib/kit/events/qp-events'
import type { Measured } from '../../visitors/telemetry/telemetry.types'
import { current } from '../current'
import { loadConsented } from '../load-consented'
import { startTelemetry } from './telemetry'

const slot = (id: string, remote: string, tag: string) => ({ id, remote, tag }) as unknown as SlotRecord
const remotes = { 'mf-a': { version: '1.0.0' }, 'mf-b': { version: '2.0.0' } }
const pageOf = (slots: readonly SlotRecord[], asleep?: readonly AsleepRecord[]) =>
  ({ build: 'b1', slots, ...(asleep && { asleep }), remotes }) as unknown as PageData

/** Measures of the browser, handed to each observer. */
const observers: { type: string; hear: (entries: object[]) => void }[] = []
class FakeObserver {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']
  readonly hear: PerformanceObserverCallback
  constructor(hear: PerformanceObserverCallback) {
    this.hear = hear
  }
  observe({ type }: { type: string }) {
    const list = (entries: object[]) =>
      ({ getEntries: () => entries }) as unknown as PerformanceObserverEntryList
    observers.push({ type, hear: (entries) => this.hear(list(entries), this as never) })
  }
  takeRecords = () => []
}
const measured = (type: string, ...entries: object[]) => {
  for (const one of observers.filter((observer) => observer.type === type)) one.hear(entries)
}

/** An answer of the host with the token that it gave out. */
const answered = (path: string, token: string) => ({
  name: `https://q.test${path}`,
  serverTiming: [{ name: 'view', description: token }],
})

const beacon = jest.fn((_url: string, _body: string) => true)
const told = () =>
  beacon.mock.calls
    .splice(0)
    .map(([, body]) => JSON.parse(body) as { page: string; token?: string; reports: Measured[] })
const lines = () =>
  told().flatMap(({ reports }) =>
    reports.map((one) => [one.remote, one.tag, one.kind, 'value' in one ? one.value : ''].join(' ').trim()),
  )
const hide = () => dispatchEvent(new Event('pagehide'))
const settle = () => new Promise((done) => setTimeout(done))
const thrownAt = (...urls: string[]) =>
  Object.assign(new Error('Ana, 912345678'), { stack: urls.map((url) => `    at f (${url}:1:2)`).join('\n') })
const throws = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))
const allow = async (statistics: 'granted' | 'denied') => {
  dispatchQpEvent(document, 'consent', { marketing: 'denied', statistics })
  await loadConsented() // the meter comes with it
}

const both = [slot('main', 'mf-a', 'qp-a'), slot('w1', 'mf-b', 'qp-b')]
let setRate: (oneIn: number) => void
let pages = 0
const drawn = jest.spyOn(Math, 'random')

function arrive(path: string, slots = both, asleep?: readonly AsleepRecord[]) {
  history.replaceState(null, '', path)
  current.page = pageOf(slots, asleep)
  const tag = '<qp-b data-ssr="w1"><b id="in"></b></qp-b>'
  document.body.innerHTML = `<p id="around"></p><div data-slot="main"><button id="go"></button></div>${tag}`
  dispatchQpEvent(document, 'page-view', { location: '', path, title: '' })
}
/** Reports a page view first, so that the next reports are of later events. */
function seen(path: string, slots = both) {
  arrive(path, slots)
  hide()
  beacon.mockClear()
}
const shell = 'https://q.test/_shell/b1/browser/'
const ofB = 'https://q.test/deployments/mf-b/2.0.0/browser/a.js'

beforeAll(async () => {
  drawn.mockReturnValue(0.3)
  Object.assign(globalThis, { PerformanceObserver: FakeObserver })
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? [answered('/coisa', 'first')] : []),
  })
  Object.assign(navigator, { sendBeacon: beacon })
  arrive('/coisa')
  document.querySelector('[data-slot]')?.setAttribute('data-failed', '')
  startTelemetry(
    new Promise((resolve) => {
      setRate = resolve
    }),
  )
})

it('reports failures alone until it knows how many page views report themselves', () => {
  hide()
  const failure = { remote: 'mf-a', version: '1.0.0', tag: 'qp-a', kind: 'error' }
  expect(told()).toEqual([{ page: '/coisa', token: 'first', reports: [failure] }])
})

it('then reports one view of each slot and of the shell, once', async () => {
  setRate(2)
  await settle()
  hide()
  expect(lines()).toEqual(['shell  view', 'mf-a qp-a view', 'mf-b qp-b view'])
  hide()
  expect(told()).toEqual([])
})

it('begins again on another page, and not for a sort or a filter of the same', () => {
  arrive('/coisa?ordenar=preco')
  hide()
  expect(told()).toEqual([])
  arrive('/outra')
  hide()
  expect(lines()).toContain('mf-a qp-a view')
})

it.each([
  ['a micro-frontend with one tag here', thrownAt(`${shell}react.js`, ofB), ['mf-b qp-b error']],
  ['the shell', thrownAt(`${shell}wake.js`), ['shell  error']],
  ['an extension of the visitor', thrownAt('chrome-extension://abc/content.js'), []],
  ['what is unknown', 'Script error.', []],
])('reports what was thrown by %s: %j', (_, error, line) => {
  seen(`/pagina-${pages++}`)
  throws(error)
  throws(error)
  hide()
  expect(JSON.stringify(beacon.mock.calls)).not.toMatch(/Ana|912345678/)
  expect(lines()).toEqual(line)
})

it('reports an uncaught promise, without a tag when several could have been it', () => {
  seen('/duas', [...both, slot('w2', 'mf-b', 'qp-c')])
  const reason = thrownAt(ofB)
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  hide()
  expect(lines()).toEqual(['mf-b  error'])
})

it('reports slots that fall back, files and renders apart', async () => {
  seen('/cai')
  document.querySelector('[data-slot]')?.setAttribute('data-failed', '')
  document.querySelector('[data-ssr]')?.setAttribute('data-failed', 'load')
  await settle()
  hide()
  expect(lines()).toEqual(['mf-a qp-a error', 'mf-b qp-b load-failure'])
})

describe('marks failures that add no page view with an error', () => {
  const fromB = thrownAt(ofB)
  const failures = () =>
    told().flatMap(({ reports }) =>
      reports.flatMap(({ remote, tag, kind, ...one }) =>
        kind === 'error' || kind === 'load-failure'
          ? [[remote, tag, kind, 'again' in one ? 'again' : ''].join(' ').trim()]
          : [],
      ),
    )

  it('also when that slot never wakes', () => {
    arrive('/servidor-dorme', both, [{ remote: 'mf-b', version: '2.0.0', tag: 'qp-c', rendered: false }])
    throws(fromB)
    hide()
    expect(failures()).toEqual(['mf-b qp-b error again'])
  })

  it('of no version on the next page view, nor on a return, which the server knows nothing of', () => {
    arrive('/volta', [{ ...both[1], rendered: false } as SlotRecord])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    throws(fromB)
    hide()
    arrive('/seguinte')
    throws(fromB)
    hide()
    expect(failures()).toEqual(['mf-b qp-b error', 'mf-b qp-b error'])
  })
})

it('keeps the address of a page that only its owner knows', () => {
  arrive(`/pedido/${'S3cret_-'.repeat(5)}abc`)
  hide()
  expect(told()).toEqual([expect.objectContaining({ page: '/pedido/-' })])
})

it('reports nothing of a draft, which an editor may have half written', () => {
  arrive('/rascunho')
  document.body.insertAdjacentHTML('beforeend', '<div id="qp-preview"></div>')
  document.querySelector('[data-slot]')?.setAttribute('data-failed', '')
  throws(thrownAt('https://a.example/deployments/mf-a/1.0.0/browser/a.js'))
  hide()
  expect(told()).toEqual([])
})

it.each([
  ['that was asked for as data', '/dados', 'second'],
  ['that brought none', '/de-memoria', undefined],
])('reports a page %s with its own token', (_, path, token) => {
  measured('resource', answered('/dados/_payload.json?b1', 'older'), { name: 'https://q.test/a.js' })
  measured('resource', answered('/dados/_payload.json?b1&x=1', 'second'))
  arrive(path)
  told() // of the page before
  hide()
  expect(told().map((one) => [one.page, one.token])).toEqual([[path, token]])
})

it('measures nothing before the visitor allows statistics', async () => {
  await allow('denied')
  expect(observers.map(({ type }) => type)).toEqual(['resource']) // the host's headers in its answers
})

describe('once statistics are allowed', () => {
  const kinds = (...wanted: string[]) =>
    lines().filter((line) => wanted.some((kind) => line.includes(` ${kind} `)))
  const find = (selector: string) => document.querySelector(selector)
  const shift = (startTime: number, value: number, selector: string, more: object = {}) => ({
    startTime,
    value,
    hadRecentInput: false,
    sources: [
      { node: find('#around'), currentRect: { width: 1, height: 1 } },
      { node: find(selector), currentRect: { width: 100, height: 10 } },
    ],
    ...more,
  })

  beforeAll(() => allow('granted'))
  beforeEach(() => {
    arrive(`/medida-${pages++}`)
    beacon.mockClear()
  })

  it('takes no time of the document for a later page', () => {
    measured('paint', { name: 'first-contentful-paint', startTime: 300 })
    measured('largest-contentful-paint', { element: find('#in'), startTime: 900 })
    hide()
    expect(kinds('FCP', 'LCP')).toEqual([])
  })

  it('finds shifts by slot: the worst session of each, 0 where nothing moved, none after an input', () => {
    measured('layout-shift', shift(0, 0.1, '#in'), shift(500, 0.05, '#in'), shift(3000, 0.02, '#in'))
    measured('layout-shift', shift(3100, 0.9, '#go', { hadRecentInput: true }))
    hide()
    expect(kinds('CLS')).toEqual(['shell  CLS 0', 'mf-a qp-a CLS 0', 'mf-b qp-b CLS 0.15'])
  })

  it('finds interactions by slot, by what was pressed even when it has left the page', () => {
    const go = find('#go')
    const press = new MouseEvent('pointerdown', { bubbles: true })
    go?.dispatchEvent(press)
    go?.remove()
    const at = { startTime: press.timeStamp, target: null }
    measured('event', { ...at, interactionId: 7, duration: 96 }, { ...at, interactionId: 7, duration: 48 })
    measured('event', { ...at, interactionId: 0, duration: 900 })
    hide()
    expect(kinds('INP')).toEqual(['mf-a qp-a INP 96'])
  })

  it('lets one interaction in fifty be an accident', () => {
    const at = { startTime: 0, target: find('#in') }
    measured('event', { ...at, interactionId: 1000, duration: 2000 })
    for (let id = 1; id <= 50; id++) measured('event', { ...at, interactionId: id, duration: 40 + id })
    hide()
    expect(kinds('INP')).toEqual(['mf-b qp-b INP 90'])
  })

  it('reports no measurement once they are no longer allowed', async () => {
    measured('layout-shift', shift(0, 0.1, '#in'))
    await allow('denied')
    hide()
    expect(kinds('CLS', 'INP')).toEqual([])
  })
})
