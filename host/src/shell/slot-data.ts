import type { SlotRecord } from 'shared-lib/contract/page-data'
import { fetchJson } from './timed-fetch'

/** Longest wait for a slot's data, in ms. */
const limit = 8000

const known = new Map<string, unknown>()

/** Data that a slot was drawn with, once `loadData` has them where the page only names them. */
export const dataOf = (slot: SlotRecord | undefined) => (slot?.dataAt ? known.get(slot.dataAt) : slot?.data)

/** Fetches data that the page only names, once: pages in turn name the same. Rejects when it cannot be had. */
export async function loadData({ dataAt }: SlotRecord) {
  if (!dataAt || known.has(dataAt)) return
  known.set(dataAt, await fetchJson(dataAt, limit))
}
