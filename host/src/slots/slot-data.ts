import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { slotDataPath } from '../addresses/addresses'

/** Layout stories that pages in open tabs may still ask for: one for each publication, and few are published in a day. */
const most = 40

/**
 * Data that many pages share, kept beside them under the checksum of its text: a page names it, and a browser asks for it
 * when a widget that wants it wakes.
 */
export function openSlotData() {
  const kept = new LRUCache<string, string>({ max: most })
  const names = new WeakMap<object, string>()

  function named(data: object): string {
    const text = JSON.stringify(data)
    const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
    kept.set(name, text)
    names.set(data, name)
    return name
  }

  return {
    /** Address of data; the same for equal data. */
    keep(data: object): string {
      const known = names.get(data)
      return slotDataPath(known !== undefined && kept.has(known) ? known : named(data))
    },
    /** JSON of kept data; undefined where this host never drew a page with it, or long ago. */
    textOf: (name: string) => kept.get(name),
  }
}

export type SlotData = ReturnType<typeof openSlotData>
