import { LRUCache } from 'lru-cache'
import { type AttributeSpecs, parseAttribute } from 'shared-lib/contract/attributes'
import { cacheBytes, textBytes } from '../base/memory/cache-bytes'
import type { Snapshot } from '../remotes/deployments/snapshot'
import type { RemoteCalls } from '../remotes/slots/remote-calls'

/** Raw text by attribute name, as a query string brought it. */
export type RawAttributes = Readonly<Record<string, unknown>>

/** JSON text, or undefined for a tag that has no data. Rejects when the deployment cannot answer. */
export type TagData = (tag: string, attributes: RawAttributes) => Promise<string | undefined>

/** Declared attributes with valid values, in declared order: any other would only be another key of the same data. */
export function usableAttributes(specs: AttributeSpecs, raw: RawAttributes): Record<string, string> {
  const usable = ([name, spec]: [string, AttributeSpecs[string]]) => {
    const text = Object.hasOwn(raw, name) ? raw[name] : undefined
    if (typeof text !== 'string') return []
    let unreadable = false
    parseAttribute(name, spec, text, () => {
      unreadable = true
    })
    return unreadable ? [] : [[name, text]]
  }
  return Object.fromEntries(Object.entries(specs).flatMap(usable))
}

/** Data of tags on pages of others, kept by deployment, tag, attributes and day. */
export function createTagData(snapshot: () => Snapshot, calls: RemoteCalls, today: () => string): TagData {
  const kept = new LRUCache<string, string>({
    maxSize: cacheBytes.tagData,
    sizeCalculation: (text, key) => textBytes(text + key),
  })
  return async (tag, raw) => {
    const found = snapshot().widgets.get(tag)
    if (!found?.remote.deployment.tagData?.includes(tag)) return undefined
    const { remote, widget } = found
    const call = { tag, attributes: usableAttributes(widget.attributes, raw), today: today() }
    const key = JSON.stringify([remote.name, remote.version, calls.edition(remote), call])
    const ready = kept.get(key)
    if (ready !== undefined) return ready
    const text = JSON.stringify((await calls.tagData(remote, call)) ?? null)
    kept.set(key, text)
    return text
  }
}
