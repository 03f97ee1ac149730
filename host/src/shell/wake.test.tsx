import type { SlotRecord } from 'shared-lib/contract/page-data'

const mockWakeTag = jest.fn(async () => true)
jest.mock('./tags', () => ({ wakeTag: mockWakeTag }))
jest.mock('./scope', () => ({ scope: {} }))

const slot = { kind: 'element', id: 'w1', tag: 'qp-a', remote: 'mf-a' } as unknown as SlotRecord

it('wakes a tag on the page, and none of a page that was left meanwhile', async () => {
  const { mountSlot } = await import('./wake')
  const element = document.body.appendChild(document.createElement('div'))
  expect(await mountSlot(slot, element)).toBe(true)
  element.remove()
  expect(await mountSlot(slot, element)).toBe(false)
  expect(mockWakeTag).toHaveBeenCalledTimes(1)
})
