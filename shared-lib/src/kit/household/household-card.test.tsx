import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import {
  allowPersonal,
  eraseCard,
  eraseEntry,
  type KeptEntry,
  readCard,
  readCardOn,
  rememberEntry,
  setKeeping,
} from './household-card'
import cases from './testing/household-card.json'

const key = 'qp:household'
const energy = { source: 'Simulação de energia', on: '2026-11-21' }
const telecom = { source: 'Simulação de TV, net e voz', on: '2026-12-01' }
const put = (value: unknown) =>
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
const kept = (name: string) => readCard().entries.find((entry) => entry.name === name)

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('remembers an answer with where and when it was given', () => {
  rememberEntry('postalCode', ' 1000 001', energy)
  expect(readCard()).toEqual({
    keep: true,
    personal: false,
    entries: [{ name: 'postalCode', text: '1000-001', ...energy }],
  })
  rememberEntry('postalCode', '4000', telecom)
  expect(kept('postalCode')).toEqual({ name: 'postalCode', text: '4000', ...telecom })
})

it('does not lose a whole postal code to its first four digits', () => {
  rememberEntry('postalCode', '1000-001', telecom)
  rememberEntry('postalCode', '1000', energy)
  expect(kept('postalCode')?.text).toBe('1000-001')
})

it.each(cases.kept as [Parameters<typeof rememberEntry>[0], string, string | null][])(
  'takes %s %s as %s',
  (name, text, is) => {
    allowPersonal(true)
    rememberEntry(name, text, energy)
    expect(kept(name)?.text ?? null).toBe(is)
  },
)

it.each(cases.corrupt)('reads the corrupt card %j as an empty one and goes on', (value) => {
  put(value)
  expect(readCard()).toEqual({ keep: true, personal: false, entries: [] })
  rememberEntry('inhabitants', '3', energy)
  expect(readCard().entries.map(({ name }) => name)).toEqual(['inhabitants'])
})

it('never throws, whatever is in the storage', () => {
  forAll(fc.jsonValue(), fc.jsonValue(), (entries, keep) => {
    put({ version: 1, entries, keep })
    for (const { text } of readCard().entries) expect(text).not.toBe('')
  })
})

it('leaves a card of a newer version alone until it is erased', () => {
  const newer = { version: 2, answers: ['1000'] }
  put(newer)
  rememberEntry('postalCode', '1000', energy)
  expect(readCard()).toEqual({ keep: false, personal: false, entries: [] })
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(newer)
  eraseCard()
  expect(localStorage.getItem(key)).not.toContain('1000')
})

it('keeps an entry that only a newer deployment knows, and shows it', () => {
  const pet: KeptEntry = { name: 'pet', text: 'cão', ...energy }
  put({ version: 1, entries: { pet: { text: 'cão', ...energy } } })
  rememberEntry('inhabitants', '2', energy)
  expect(readCard().entries).toContainEqual(pet)
})

it('erases one, erases all, and keeps no trace', () => {
  rememberEntry('postalCode', '1000', energy)
  rememberEntry('birthDate', '1990-01-31', energy)
  eraseEntry('birthDate')
  expect(localStorage.getItem(key)).not.toContain('1990')
  expect(readCard().entries).toHaveLength(1)
  eraseCard()
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing but the wish that nothing be kept, also after erasing all, until it is taken back', () => {
  rememberEntry('postalCode', '1000', energy)
  setKeeping(false)
  rememberEntry('postalCode', '4000', energy)
  eraseCard()
  expect(localStorage.getItem(key)).toBe('{"version":1,"keep":false}')
  expect(readCard()).toEqual({ keep: false, personal: false, entries: [] })
  setKeeping(true)
  rememberEntry('postalCode', '4000', energy)
  expect(kept('postalCode')?.text).toBe('4000')
})

it.each(['getItem', 'setItem', 'removeItem'] as const)(
  'works without a storage that refuses %s',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    rememberEntry('postalCode', '1000', energy)
    eraseEntry('postalCode')
    eraseCard()
    setKeeping(false)
    expect(readCard().entries).toEqual([])
  },
)

const said = (on: string) => ({ source: 'Simulação de seguro', on })

it('keeps a birth date and an income only once that was agreed to, and erases them with the agreement', () => {
  rememberEntry('birthDate', '1990-01-31', said('2026-11-21'))
  rememberEntry('netMonthlyIncome', '150000', said('2026-11-21'))
  expect(localStorage).toHaveLength(0)
  allowPersonal(true)
  rememberEntry('birthDate', '1990-01-31', said('2026-11-21'))
  rememberEntry('inhabitants', '3', said('2026-11-21'))
  expect(readCard().entries.map(({ name }) => name)).toEqual(['birthDate', 'inhabitants'])
  allowPersonal(false)
  expect(readCard()).toMatchObject({ personal: false, entries: [{ name: 'inhabitants' }] })
  expect(localStorage.getItem(key)).not.toContain('1990')
})

it('reads no personal entry that was written before anybody was asked', () => {
  put({ version: 1, entries: { birthDate: { text: '1990-01-31', ...energy } } })
  expect(readCard().entries).toEqual([])
})

it('takes no agreement where nothing is to be kept', () => {
  setKeeping(false)
  allowPersonal(true)
  expect(readCard()).toEqual({ keep: false, personal: false, entries: [] })
})

it.each([
  { on: '2026-11-21', name: 'inhabitants', text: '3', today: '2027-11-21', stays: true },
  { on: '2026-11-21', name: 'inhabitants', text: '3', today: '2027-11-22', stays: false },
  { on: '2026-11-21', name: 'birthDate', text: '1990-01-31', today: '2027-02-19', stays: true },
  { on: '2026-11-21', name: 'birthDate', text: '1990-01-31', today: '2027-02-20', stays: false },
] as const)('$name of $on is kept on $today: $stays', ({ on, name, text, today, stays }) => {
  allowPersonal(true)
  rememberEntry(name, text, said(on))
  expect(readCardOn(today).entries).toHaveLength(stays ? 1 : 0)
  expect(localStorage.getItem(key)?.includes(text)).toBe(stays)
})
