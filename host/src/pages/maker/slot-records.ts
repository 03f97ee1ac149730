import type { SlotRecord } from 'shared-lib/contract/page-data'
import type { SlotData } from '../../remotes/slots/slot-data'
import type { PageView } from '../views/page-view'

/**
 * A slot's record, with the address of its data where that can come later. The story of the chrome is most of a page's data and the
 * same on all; readers need no initial data of a story's calculator. A draft is closed to other visitors, and a playground that redraws
 * at each key carries its data with it.
 */
export function shortRecord(
  record: SlotRecord,
  slotData: SlotData,
  { shared }: Pick<PageView, 'shared'>,
  path: string,
  fromStory = false,
): SlotRecord {
  const { data, ...rest } = record
  if (!shared || typeof data !== 'object' || data === null) return record
  const isChrome = record.id === 'header' || record.id === 'footer'
  const isAsleep = fromStory && record.kind === 'element' && record.wake !== 'now'
  const dataAt = isChrome ? slotData.keep(data) : isAsleep ? slotData.keepLarge(data, path) : undefined
  return dataAt === undefined ? record : { ...rest, dataAt }
}
