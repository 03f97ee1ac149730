import { type FocusEvent, type FormEvent } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import type { SimulatorData } from 'shared-lib/form/simulator'
import type { Problem, RawAnswers } from 'shared-lib/funnel/flow'
import type { SimulatorView } from './simulator-view'

interface Use extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly view: SimulatorView
  readonly data: SimulatorData | undefined
  /** What stands in the form at first: of the address, or of a tag's attributes. */
  readonly start: RawAnswers
}
/** A result with the inputs that it is of. */
export interface Answer {
  readonly result: object
  readonly texts: RawAnswers
  /** Of the inputs, as an address. */
  readonly query: string
}
/** The list of problems above the form: for a form that was sent. What is told while somebody types stands at its field alone. */
type Summary = 'hidden' | 'shown' | 'focused'
/** The state of a calculator: what stands in the form, the last result and whether it is of what stands there. */
export declare function useSimulator({ view, data, start, location, shell }: Use): {
  texts: Readonly<Record<string, string>>
  query: string
  answer: Answer | undefined
  /** The result is of what stood in the form before. */
  stale: boolean
  problems: readonly Problem[]
  summary: Summary
  failure: string | undefined
  pending: boolean
  change: (changes: RawAnswers) => void
  leave: ({ target }: FocusEvent<HTMLFormElement>) => void
  submit: (event: FormEvent) => boolean
  retry: () => Promise<void>
}
