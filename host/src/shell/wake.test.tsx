import type { PageData, SlotRecord } from 'shared-lib/contract/page-data'
import { hidePersonal } from '../base/security/personal-data'

const mockWakeTag = jest.fn(async () => true)
jest.mock('./tags', () => ({ wakeTag: mockWakeTag }))
jest.mock('./scope', () => ({ scope: {} }))

const slot = { kind: 'element', id: 'w1', tag: 'qp-a', remote: 'mf-a' } as unknown as SlotRecord

it('wakes a tag on the page, and none of a page that was left in the meantime', async () => {
  const { mountSlot } = await import('./wake')
  const { current } = await import('./current')
  const element = document.body.appendChild(document.createElement('div'))
  current.page = { slots: [slot], remotes: {} } as unknown as PageData
  expect(await mountSlot(slot, element)).toBe(true)
  current.page = { slots: [], remotes: {} } as unknown as PageData
  expect(await mountSlot(slot, element)).toBe(false)
  current.page = { slots: [slot], remotes: {} } as unknown as PageData
  element.remove()
  expect(await mountSlot(slot, element)).toBe(false)
  expect(mockWakeTag).toHaveBeenCalledTimes(1)
})

it('leaves a version asleep that froze this tab before, and names it in words that a log keeps', async () => {
  jest.resetModules()
  sessionStorage.setItem('qp:frozen', 'mf-a@1.0.0+loops')
  const told = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { mountSlot } = await import('./wake')
  const { current } = await import('./current')
  const element = document.body.appendChild(document.createElement('div'))
  current.page = { slots: [slot], remotes: { 'mf-a': { version: '1.0.0+loops' } } } as unknown as PageData
  mockWakeTag.mockClear()
  expect(await mountSlot(slot, element)).toBe(false)
  expect(mockWakeTag).not.toHaveBeenCalled()
  expect(element.getAttribute('data-failed')).toBe('load')
  const [line] = told.mock.calls.flat()
  expect(hidePersonal(String(line))).toBe('[quero-poupar] froze mf-a qp-a 1.0.0+loops')
  told.mockRestore()
})
