import type { SlotRecord } from 'shared-lib/contract/page-data'
import { defineElement, type ElementInput } from 'shared-lib/platform/mount/element'
import { viewProps } from 'shared-lib/platform/mount/view-props'
import { current } from './current'
import { fallBack, fallbackOf } from './fallback'
import { navigate } from './navigate'
import { report } from './report'
import { dataOf, loadData } from './slot-data'
import { loadWidget } from './wake'
import { widgetShell } from './widget-shell'

/** Slots by element: a tag keeps its slot when it is moved. */
const slots = new WeakMap<HTMLElement, SlotRecord>()
const settling = new WeakMap<HTMLElement, (awake: boolean) => void>()

const slotOf = (host: HTMLElement) =>
  slots.get(host) ?? current.page.slots.find(({ id }) => id === host.getAttribute('data-ssr'))

function inputOf(host: HTMLElement): ElementInput {
  const { company, today } = current.page
  const slot = slotOf(host)
  if (slot) slots.set(host, slot)
  return {
    data: dataOf(slot),
    location: undefined,
    today,
    shell: widgetShell(host, { company, apiUrl: '', ownsPage: false, navigate }),
  }
}

/** Defines the tag of an element slot, which hydrates every one of them on the page. True once this one is live. */
export async function wakeTag(slot: SlotRecord, element: HTMLElement): Promise<boolean> {
  const { remote: name, tag } = slot
  slots.set(element, slot)
  try {
    const remote = current.page.remotes[name]
    // Left while this chunk was on its way: it is no longer needed.
    if (!remote && !current.page.slots.includes(slot)) return false
    if (!remote) throw new Error(`the page names no remote ${name}`)
    const [widget] = await Promise.all([loadWidget(remote, tag), loadData(slot)])
    await widget.preload?.(viewProps(widget, { ...inputOf(element), attributes: slot.attributes }))
    if (element.hasAttribute('data-awake') || !element.isConnected) return element.isConnected
    return await new Promise<boolean>((settle) => {
      settling.set(element, settle)
      if (!slot.rendered) {
        element.removeAttribute('data-ssr')
        element.textContent = ''
      }
      if (!current.tags.has(tag)) current.tags.set(tag, remote.entry)
      defineElement(widget, {
        inputOf,
        fallbackOf: (host) => fallbackOf(slots.get(host)?.id ?? ''),
        ready: (host) => settling.get(host)?.(true),
        report: (host, kind, error) => {
          report(kind, { remote: name, tag, error })
          if (kind !== 'render') return
          host.setAttribute('data-failed', '')
          settling.get(host)?.(false)
        },
      })
    })
  } catch (error) {
    report('slot failed', { remote: name, tag, error })
    fallBack(element, slot.id)
    return false
  }
}
