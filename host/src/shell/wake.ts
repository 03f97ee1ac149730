import type { SlotRecord } from 'shared-lib/contract/page-data'
import { createLoader } from 'shared-lib/platform/federation/loader'
import { chunk } from './chunk'
import { current } from './current'
import { fallBack } from './fallback'
import { report } from './report'
import { scope } from './scope'
import { hasFrozen, watchWaking } from './watchdog'

export const loadWidget = createLoader({ scope: async () => scope })

/** Seen or touched on a page that was left while this chunk was on its way: it is no longer needed. */
const isLeft = (slot: SlotRecord, element: HTMLElement) =>
  !element.isConnected || !(current.page.remotes[slot.remote] || current.page.slots.includes(slot))

/**
 * Mounts the widget of a slot: single-spa for applications, a custom element for tags. Both come as children of this
 * chunk, because they need its React. True once the widget is live; false when the slot fell back, which was reported.
 * Rejects when their code cannot be loaded.
 */
export async function mountSlot(slot: SlotRecord, element: HTMLElement): Promise<boolean> {
  if (isLeft(slot, element)) return false
  const version = current.page.remotes[slot.remote]?.version
  const name = `${slot.remote}@${version}`
  if (!hasFrozen(name)) return watchWaking(name, () => mount(slot, element))
  // With an @ in it a log would take it for an email address.
  report('froze', { remote: slot.remote, tag: slot.tag, error: version })
  fallBack(element, slot.id)
  return false
}

async function mount(slot: SlotRecord, element: HTMLElement): Promise<boolean> {
  const mountOne = await chunk<typeof mountSlot>(
    slot.kind === 'element'
      ? async () => (await import(/* webpackChunkName: "tags" */ './tags')).wakeTag
      : async () => (await import(/* webpackChunkName: "applications" */ './applications')).adopt,
  )
  return mountOne(slot, element)
}
