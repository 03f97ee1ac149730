import type { SlotRecord } from 'shared-lib/contract/page-data'

const gone = () => {
  throw new Error('gone')
}
const mockMayReload = jest.fn(() => false)
jest.mock('./reload-guard', () => ({ mayReload: mockMayReload }))
jest.mock('./scope', () => ({ scope: {} }))
for (const file of 'tags applications consented navigation/entry playground/playground'.split(' '))
  jest.doMock(`./${file}`, gone)

const box = () => document.getElementById('qp-chunk-error')
const complaints = () => jest.mocked(console.error).mock.calls.flat().join()

beforeEach(() => {
  jest.spyOn(console, 'error').mockReset()
  mockMayReload.mockClear()
  document.body.innerHTML =
    '<form data-playground></form><div id="w1"></div><div id="qp-chunk-error" hidden></div>'
})

it.each(['element', 'application'] as const)(
  'reloads for the code of an %s once, then shows a message; the slot stays as the server printed it',
  async (kind) => {
    const { mountSlot } = await import('./wake')
    const { current } = await import('./current')
    const slot = { kind, id: 'w1', tag: 'qp-a', remote: 'mf-a' } as unknown as SlotRecord
    current.page = { slots: [slot], remotes: {} } as unknown as typeof current.page
    await expect(mountSlot(slot, document.getElementById('w1') as HTMLElement)).rejects.toThrow('gone')
    expect(mockMayReload).toHaveBeenCalledTimes(1)
    expect(box()?.hidden).toBe(false)
    expect(complaints()).toContain('Chunk error detected')
  },
)

it('goes on without code that a page does without', async () => {
  const { loadConsented } = await import('./load-consented')
  const { loadNavigation } = await import('./navigate')
  const { followPlaygrounds } = await import('./playground/follow-playgrounds')
  await expect(loadConsented()).rejects.toThrow('gone')
  await expect(loadNavigation()).rejects.toThrow('gone')
  followPlaygrounds()
  document.dispatchEvent(new CustomEvent('qp:page-view'))
  await new Promise((done) => setTimeout(done, 20))
  expect(mockMayReload).not.toHaveBeenCalled()
  expect(box()?.hidden).toBe(true)
  expect(complaints()).toBe('')
})
