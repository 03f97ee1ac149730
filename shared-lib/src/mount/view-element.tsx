import type { ReactElement } from 'react'
import { type AttributeProblem, parseAttributes } from '../contract/attributes'
import type { Widget, WidgetLocation, WidgetProps, WidgetShell } from '../contract/define-widget'

/** What both sides know about one slot: raw attribute text and plain data, plus the shell of that side. */
export interface ViewInput {
  /** As an editor typed them or the server printed them; parsed here, never trusted. */
  readonly attributes: Readonly<Record<string, string | null | undefined>>
  readonly data?: unknown
  readonly location?: WidgetLocation | undefined
  readonly today: string
  readonly shell: WidgetShell
}

/** The props a widget's view is drawn with, from what crosses between server and browser. */
export const viewProps = (
  widget: Widget,
  input: ViewInput,
  report?: (problem: AttributeProblem) => void,
): WidgetProps => ({
  attributes: parseAttributes(widget.contract.attributes, input.attributes, report),
  data: input.data,
  location: input.location,
  today: input.today,
  shell: input.shell,
})

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
