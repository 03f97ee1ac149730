import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { slotDataPath } from '../../base/addresses/addresses'
import { cacheBytes, textBytes } from '../../base/memory/cache-bytes'

/** Room for data that open tabs may still request: each publication's layout of a day, and calculators' initial data. */
const mostBytes: number = cacheBytes.slotData

/** Smaller data travels with its page, in characters. */
const small = 1000

/**
 * Data that a page names and does not carry, kept under the checksum of its text: data shared by many pages, and data
 * that only a hydrated widget needs. A browser fetches it then.
 */
export function openSlotData(maxSize = mostBytes) {
  const kept = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (text) => textBytes(text) + 100,
  })
  const names = new WeakMap<object, string>()

  function named(data: object, text = JSON.stringify(data)): string {
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
    /** The same for data of one page, whose address lets another host draw it. Undefined for small data. */
    keepLarge(data: object, page: string): string | undefined {
      const known = names.get(data)
      if (known !== undefined && kept.has(known)) return `${slotDataPath(known)}?${page}`
      const text = JSON.stringify(data)
      return text.length > small ? `${slotDataPath(named(data, text))}?${page}` : undefined
    },
    /** JSON of kept data; undefined where this host never drew a page with it, or long ago. */
    textOf: (name: string) => kept.get(name),
  }
}

export type SlotData = ReturnType<typeof openSlotData>
