import type { ReactElement } from 'react'
import type { AttributeProblem } from '../../contract/attributes'
import type { Widget, WidgetProps } from '../../contract/define-widget'
import { type ViewInput, viewProps } from './view-props'

/**
 * The one tree of a widget. The server bundle renders exactly this to a string and the browser hydrates exactly this:
 * any element added on one side only would shift React's `useId` and warn.
 */
export function viewElement(
  widget: Widget,
  input: ViewInput,
  report?: (problem: AttributeProblem) => void,
): ReactElement {
  return drawView(widget, viewProps(widget, input, report))
}

/** The same tree from props that are already parsed (a tag whose properties were set by a script). */
export const drawView = ({ View }: Widget, props: WidgetProps): ReactElement => <View {...props} />
