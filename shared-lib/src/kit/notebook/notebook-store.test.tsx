import { autorun } from 'mobx'
import { setKeeping } from '../household/household-card'
import { exampleNotebook as notebook } from './example-notebook'
import { NotebookStore } from './notebook-store'

const today = '2026-11-22'
const open = (on = today, given: NotebookStore['proposals'] = []) => new NotebookStore(notebook, given, on)
const texts = (monthly: string) => ({ monthly })
const names = ({ proposals }: NotebookStore) => proposals.map(({ name }) => name)

beforeEach(() => localStorage.clear())

it('keeps what is added on this device, and ranks it as it changes', () => {
  const store = open()
  const leaders: (string | undefined)[] = []
  const stop = autorun(() => leaders.push(store.ranked[0]?.proposal.name))
  expect(store.save({ name: ' Exemplo Um ', texts: texts('20') })).toEqual([])
  store.save({ name: 'Exemplo Dois', texts: texts('10') })
  stop()
  expect(leaders).toEqual([undefined, 'Exemplo Um', 'Exemplo Dois'])
  expect(names(open())).toEqual(['Exemplo Um', 'Exemplo Dois'])
  expect(open().isKept).toBe(true)
})

it('reports what is wrong by field and changes nothing', () => {
  const store = open()
  expect(store.save({ name: '', texts: texts('muito') }).map(({ field }) => field)).toEqual([
    'proposta',
    'monthly',
  ])
  expect(store.proposals).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('puts a changed proposal in the place of the old one, and takes no sixth', () => {
  const store = open()
  for (const name of ['A', 'B', 'C', 'D', 'E']) expect(store.save({ name, texts: texts('1') })).toEqual([])
  expect(store.save({ name: 'F', texts: texts('1') })).toEqual([
    { field: 'proposta', message: expect.stringMatching(/já tem 5 propostas/) },
  ])
  expect(names(store)).toEqual(['A', 'B', 'C', 'D', 'E'])
  store.save({ name: 'Bê', texts: texts('2') }, '2')
  expect(names(store)).toEqual(['A', 'Bê', 'C', 'D', 'E'])
  store.remove('1')
  store.save({ name: 'F', texts: texts('1') })
  expect(store.proposals.map(({ id }) => id).sort()).toEqual(['1', '2', '3', '4', '5'])
})

it('leaves nothing on the device when it is erased or empty', () => {
  const store = open()
  store.save({ name: 'A', texts: texts('1') })
  store.remove('1')
  expect(localStorage).toHaveLength(0)
  store.save({ name: 'A', texts: texts('1') })
  store.sendAlong(true)
  store.erase()
  expect([store.proposals, store.withLead, localStorage.length]).toEqual([[], false, 0])
})

it('keeps nothing for a visitor who asked that nothing be kept, and reports it', () => {
  setKeeping(false)
  const store = open()
  store.save({ name: 'A', texts: texts('1') })
  expect([names(store), store.isKept]).toEqual([['A'], false])
  expect(names(open())).toEqual([])
})

it('forgets after half a year', () => {
  open('2026-05-01').save({ name: 'A', texts: texts('1') })
  expect(names(open('2026-10-28'))).toEqual(['A'])
  expect(names(open('2026-10-29'))).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it('shows the proposals of a link before those of the device, and never writes over these', () => {
  open().save({ name: 'A', texts: texts('1') })
  const store = open(today, [{ id: '1', name: 'Do endereço', texts: texts('9') }])
  store.save({ name: 'B', texts: texts('2') })
  expect([names(store), store.isKept, names(open())]).toEqual([['Do endereço', 'B'], false, ['A']])
  store.erase()
  expect([names(store), names(open())]).toEqual([[], ['A']])
})

it('keeps the proposals of a link where the device has none, or the same', () => {
  const given = [{ id: '1', name: 'Do endereço', texts: texts('9') }]
  open(today, given).save({ name: 'B', texts: texts('2') })
  expect(names(open())).toEqual(['Do endereço', 'B'])
  expect(open(today, open().proposals).isGuest).toBe(false)
})

it('brings back a file whole or not at all', () => {
  const store = open()
  store.save({ name: 'A', texts: texts('1') })
  const file = store.fileText
  store.erase()
  expect(store.takeFile('{}')).toMatch(/não é um caderno/)
  expect(store.takeFile(file)).toBeUndefined()
  expect([names(store), names(open())]).toEqual([['A'], ['A']])
})

it('takes a device’s book that was spoilt for none', () => {
  localStorage.setItem('qp:notebook:exemplo', '{"proposals":[{}]}')
  expect(open().proposals).toEqual([])
})
