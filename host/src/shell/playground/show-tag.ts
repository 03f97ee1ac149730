import type { PagePayload, SlotRecord } from 'shared-lib/contract/page-data'
import { viewProps } from 'shared-lib/platform/mount/view-props'
import { current } from '../current'
import { watchSlots } from '../slots'
import { widgetShell } from '../widget-shell'

/** Loads the files of this state's first paint: a tag that is defined already is drawn the moment it is put in. */
async function prepare(slot: SlotRecord, { remotes, company, today }: PagePayload['page']) {
  const remote = remotes[slot.remote]
  if (!remote || current.tags.get(slot.tag) !== remote.entry) return
  const { loadWidget } = await import(/* webpackChunkName: "wake" */ '../wake')
  const widget = await loadWidget(remote, slot.tag)
  const shell = widgetShell(document.body, { company, apiUrl: '', ownsPage: false, navigate() {} })
  const { data, attributes } = slot
  await widget.preload?.(viewProps(widget, { data, attributes, location: undefined, today, shell }))
}

/** Puts the tag, as the server drew it at another address, in place of the one on the stage. */
export async function showTag({ page }: PagePayload, next: DocumentFragment, leaving: AbortSignal) {
  const stage = document.querySelector<HTMLElement>('[data-stage]')
  const drawn = next.querySelector('[data-stage]')
  const slot = page.slots.find(({ kind }) => kind === 'element')
  if (!stage || !drawn) return
  if (slot) await prepare(slot, page)
  if (leaving.aborted || !stage.isConnected) return
  // The page below must not jump while the tag wakes.
  stage.style.minHeight = `${stage.offsetHeight}px`
  // A tag finds its slot in the page that is on screen; the chrome's slots stay those that live here.
  const others = current.page.slots.filter(({ kind }) => kind !== 'element')
  current.page = { ...current.page, remotes: page.remotes, slots: [...others, ...(slot ? [slot] : [])] }
  stage.replaceChildren(...drawn.childNodes)
  watchSlots()
  setTimeout(() => stage.style.removeProperty('min-height'), 600)
}
