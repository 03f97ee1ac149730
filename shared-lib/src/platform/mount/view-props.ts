import { type AttributeProblem, parseAttributes } from '../../contract/attributes'
import type { Widget, WidgetLocation, WidgetProps, WidgetShell } from '../../contract/define-widget'

/** Facts about one slot on both sides: raw attribute text and plain data, plus the shell of that side. */
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
