import type { PageData, PagePayload, SlotRecord } from 'shared-lib/contract/page-data'
import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'
import { current } from '../current'
import { loadStyles } from '../navigation/swap'
import { watchSlots } from '../slots'
import { morphChildren } from './morph'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const slotIn = ({ slots }: PageData, element: Element): SlotRecord | undefined =>
  slots.find(({ id }) => id === (element.getAttribute('data-slot') ?? element.getAttribute('data-ssr')))

/** Puts a page in place of the one on screen where it differs; live slots go on. */
export async function showTyped(payload: Pick<PagePayload, 'body' | 'page' | 'styles' | 'title'>) {
  const place = document.getElementById('qp-page-body')
  if (!place) return
  await loadStyles(payload.styles)
  const before = current.page
  const next = document.createElement('div')
  next.append(parseHtml(payload.body))
  const refreshed: SlotRecord[] = []
  morphChildren(place, next, {
    keeps(old, drawn) {
      const slot = slotIn(payload.page, drawn)
      if (!old.hasAttribute('data-slot') || !slot) return false
      const known = slotIn(before, old)
      const lives = old.hasAttribute('data-awake') && known?.tag === slot.tag
      if (lives && !isSame(known, slot)) refreshed.push(slot)
      return lives || isSame(known, slot)
    },
  })
  current.page = payload.page
  document.title = payload.title
  await current.applications?.refresh(refreshed)
  watchSlots()
}
