import type { PageData } from 'shared-lib/contract/page-data'
import { payloadUrl } from './navigation/payload'
import { slotOfStep, staysInFrame } from './navigation/steps'
import { refLogUrl } from './ref-log'
import { mayReload } from './reload-guard'
import { slotOf } from './testing/pages'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

it('reloads a path at most once per 10 s', () => {
  const notes = storage()
  expect(mayReload('/energia', 101_000, notes)).toBe(true)
  expect(mayReload('/energia', 110_999, notes)).toBe(false)
  expect(mayReload('/energia', 111_000, notes)).toBe(true)
  expect(mayReload('/credito', 111_001, notes)).toBe(true)
  expect(mayReload('/energia', 111_002, notes)).toBe(false)
  expect(mayReload('/credito', 120_999, notes)).toBe(false)
})

it('never reloads when it cannot note that it did', () => {
  const broken = () => {
    throw new Error('denied')
  }
  expect(mayReload('/energia', 0, { getItem: broken, setItem: broken })).toBe(false)
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

it('takes a step in place only inside the widget’s own routes and without server data', () => {
  expect(slotOfStep([{ ...slot, paths }], '/energia/simular/morada')?.id).toBe('main')
  expect(slotOfStep([{ ...slot, paths }], '/energia/resultados')).toBeUndefined()
  expect(slotOfStep([{ ...slot, paths, data: {} }], '/energia/simular/morada')).toBeUndefined()
  expect(slotOfStep([slot], '/energia/simular')).toBeUndefined()
})

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
