import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import type { Widget } from '../src/contract/define-widget'
import { viewElement } from '../src/platform/mount/view-element'
import type { ViewInput } from '../src/platform/mount/view-props'

/** Slot id of a widget under test, also React's prefix on both sides. */
export const slotId = 's1'

/** The HTML that the host's worker would print: observers are static there, since every render would leak a reaction. */
export function serverHtml(widget: Widget, input: ViewInput): string {
  enableStaticRendering(true)
  try {
    return renderToString(viewElement(widget, input), { identifierPrefix: `${slotId}-` })
  } finally {
    enableStaticRendering(false)
  }
}
