import type { PageData } from 'shared-lib/contract/page-data'
import { payloadUrl } from './navigation/payload'
import { staysInFrame } from './navigation/steps'
import { refLogUrl } from './ref-log'
import { mayReload } from './reload-guard'
import { slotOf } from './testing/pages'

describe('reloads', () => {
  const reloadAt = (ms: number, path = '/energia') => {
    jest.setSystemTime(ms)
    return mayReload(path)
  }
  const noteIn = (sessionStorage: object) => Object.assign(globalThis, { sessionStorage })
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })

  it('a path at most once per 10 s', () => {
    const notes = new Map<string, string>()
    noteIn({ getItem: (key: string) => notes.get(key) ?? null, setItem: notes.set.bind(notes) })
    expect(reloadAt(101_000)).toBe(true)
    expect(reloadAt(110_999)).toBe(false)
    expect(reloadAt(111_000)).toBe(true)
    expect(reloadAt(111_001, '/credito')).toBe(true)
    expect(reloadAt(111_002)).toBe(false)
    expect(reloadAt(120_999, '/credito')).toBe(false)
  })

  it('none when it cannot be noted', () => {
    noteIn({
      getItem() {
        throw new Error('denied')
      },
    })
    expect(reloadAt(0)).toBe(false)
  })
})

it.each([
  { search: '?utm_source=a&nif=123', query: 'utm_source=a' },
  { search: '', query: '' },
  { search: `?gclid=${'x'.repeat(300)}`, query: `gclid=${'x'.repeat(200)}` },
])('notes a visit with its campaign alone: $query', ({ search, query }) =>
  expect(refLogUrl(search)).toBe(`/apis/refdata/storeRefLog?${query}`),
)

it.each([
  ['https://qp.test/', '/_payload.json?1.0%2Bab'],
  ['https://qp.test/energia?a=1&b=?', '/energia/_payload.json?1.0%2Bab&a=1&b=?'],
])('%s as data is %s', (href, url) => expect(payloadUrl(new URL(href), '1.0+ab')).toBe(url))

const slot = slotOf()
const paths = ['/energia/simular', '/energia/simular/:step']

it.each([
  { path: '/energia/simular', stays: true },
  { path: '/energia/simular/morada', stays: true },
  { path: '/energia', stays: false },
  { path: '/credito', stays: false },
])('a frame shows $path: $stays', ({ path, stays }) => {
  const page = { path: '/energia/simular', slots: [{ ...slot, paths }] } as unknown as PageData
  expect(staysInFrame({ ...page, embed: true }, path)).toBe(stays)
  expect(staysInFrame(page, path)).toBe(true)
})
