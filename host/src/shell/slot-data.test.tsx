import type { SlotRecord } from 'shared-lib/contract/page-data'
import { dataOf, loadData } from './slot-data'

const slot = (record: Partial<SlotRecord>) => record as SlotRecord
const answer = (ok: boolean, value: unknown) => ({ ok, status: ok ? 200 : 404, json: async () => value })

it('has what a page carries without asking', async () => {
  globalThis.fetch = jest.fn()
  await loadData(slot({ data: { a: 1 } }))
  expect(fetch).not.toHaveBeenCalled()
  expect(dataOf(slot({ data: { a: 1 } }))).toEqual({ a: 1 })
})

it('asks once for what pages name, and again after a failure', async () => {
  const named = slot({ dataAt: '/builds/data/1.json' })
  const [failed, given] = [answer(false, {}), answer(true, { b: 2 })]
  globalThis.fetch = jest.fn().mockResolvedValueOnce(failed).mockResolvedValue(given)
  await expect(loadData(named)).rejects.toThrow('answered 404')
  expect(dataOf(named)).toBeUndefined()
  await loadData(named)
  await loadData(slot({ dataAt: '/builds/data/1.json' }))
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(dataOf(named)).toEqual({ b: 2 })
})
