import type { SlotRecord } from 'shared-lib/contract/page-data'
import { createLoader } from 'shared-lib/federation/loader'
import { current } from './current'
import { fallBack } from './fallback'
import { report } from './report'
import { scope } from './scope'
import { hasFrozen, watchWaking } from './watchdog'

export const loadWidget = createLoader({ scope: async () => scope })

/** Seen or touched on a page that was left while this chunk was on its way: nobody waits for it any more. */
const isLeft = (slot: SlotRecord, element: HTMLElement) =>
  !element.isConnected || !(current.page.remotes[slot.remote] || current.page.slots.includes(slot))

/**
 * Mounts the widget of a slot: single-spa for applications, a custom element for tags. Both come as children of this
 * chunk, because they need its React. True once the widget is live; false when the slot fell back, which was told.
 */
export async function mountSlot(slot: SlotRecord, element: HTMLElement): Promise<boolean> {
  if (isLeft(slot, element)) return false
  const version = current.page.remotes[slot.remote]?.version
  const name = `${slot.remote}@${version}`
  if (!hasFrozen(name)) return watchWaking(name, () => mount(slot, element))
  // With an @ in it a log would take it for somebody's address.
  report('froze', { remote: slot.remote, tag: slot.tag, error: version })
  fallBack(element, slot.id)
  return false
}

async function mount(slot: SlotRecord, element: HTMLElement): Promise<boolean> {
  if (slot.kind === 'element') {
    const { wakeTag } = await loadTags()
    return wakeTag(slot, element)
  }
  const { adopt } = await import(/* webpackChunkName: "applications" */ './applications')
  return adopt(slot, element)
}

const loadTags = () => import(/* webpackChunkName: "tags" */ './tags')
