import React from 'react' // not `* as`: a namespace made of it costs every sleeping page a helper
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { AppProps } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import type { Widget } from '../../contract/define-widget'
import { followTranslator } from './follow-translator'
import { Guard, Ready, type ReportProblem } from './guard'
import { viewElement } from './view-element'
import type { ViewInput } from './view-props'

/** Props that draw one application slot; a whole new set redraws it in place (`update`). */
export interface ApplicationProps {
  readonly domElement: HTMLElement
  readonly widget: Widget
  readonly input: ViewInput
  /** Shown when the widget throws. */
  readonly last: () => Node
  readonly report: ReportProblem
  /** The widget is on the page and live. */
  readonly ready: () => void
}

function Application({ widget, input, report, ready }: ApplicationProps) {
  const view = viewElement(widget, input, ({ attribute, text, problem }) =>
    report('attribute', `${attribute}="${text}": ${problem}`),
  )
  return React.createElement(Ready, { run: ready }, view)
}

interface ApplicationMount {
  readonly slotId: string
  /** The slot holds server HTML of this very widget and input. */
  readonly hydrate: boolean
  readonly report: ReportProblem
}

/** single-spa lifecycles of one slot: the first mount hydrates when it can, any later one creates. */
export function applicationOf({ slotId, hydrate, report }: ApplicationMount) {
  const options = {
    identifierPrefix: `${slotId}-`,
    onCaughtError: () => {}, // the guard has reported it
    onRecoverableError: (error: unknown) => report('hydration', error),
  }
  let next: 'hydrateRoot' | 'createRoot' = hydrate ? 'hydrateRoot' : 'createRoot'
  return singleSpaReact<ApplicationProps>({
    React,
    ReactDOMClient: {
      createRoot(element: Element) {
        followTranslator(element)
        return createRoot(element, options)
      },
      // As a transition: the browser answers the visitor between its slices, and what he presses comes first.
      hydrateRoot(element: Element, tree: React.ReactNode) {
        let root: Root | undefined
        followTranslator(element)
        React.startTransition(() => {
          root = hydrateRoot(element, tree, options)
        })
        return root
      },
    },
    renderType: () => {
      const type = next
      next = 'createRoot'
      return type
    },
    rootComponent: Application as React.FunctionComponent<ApplicationProps & AppProps>,
    errorBoundaryClass: Guard as unknown as React.ComponentClass<ApplicationProps & AppProps>,
  })
}
