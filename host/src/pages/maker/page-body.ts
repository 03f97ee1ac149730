import { escapeHtml } from '../../base/text/escape-html'
import type { RenderedSlot, SlotPlan } from '../../remotes/slots/render-slot'
import { endSlot, laterSlot, markLater } from '../first-paint/first-screens'
import type { MainPart } from '../page-parts/main-part'
import { slotHtml } from './slot-html'

export interface DrawnSlot {
  readonly plan: SlotPlan
  readonly slot: RenderedSlot
}

/** Header, main part and footer, with every slot's HTML in place of its marker. */
export function bodyOf({ html, layout, title, definition }: MainPart, drawn: readonly DrawnSlot[]) {
  const htmlOf = (id: string) => {
    const found = drawn.find(({ plan }) => plan.id === id)
    return found ? slotHtml(found.plan, found.slot) : ''
  }
  const inner = html.replace(/<!--qp-slot:([\w-]+)-->/g, (_, id: string) => htmlOf(id))
  const { html: shown, full } = markLater(inner)
  // In a frame it is a second main part next to that of the page around it: its name separates them.
  const name = definition?.embed ? ` aria-label="${escapeHtml(title)}"` : ''
  const main = `<main id="conteudo" class="page page--${layout}" tabindex="-1"${name}>${shown}</main>`
  const footer = htmlOf('footer')
  // A journey leads on above it.
  const end = full ? laterSlot(footer) : definition?.journey ? endSlot(footer) : footer
  return htmlOf('header') + main + end
}
