import type { Controls } from '../form/field-props'
import type { Fields, Form } from '../form/form'
import type { RawAnswers } from '../funnel/flow'
import type { LazyAnswer } from './answer-view'

/** The main figure of a result, with its meaning in one plain sentence. */
export interface Headline {
  /** The thing counted, e.g. `IMI por ano`. */
  readonly label: string
  /** Money in integer cents, or words where the answer is no amount. */
  readonly value:
    | { readonly cents: number; readonly period?: 'mês' | 'ano'; readonly signed?: boolean }
    | { readonly text: string }
  readonly sentence: string
}

export interface ResultProps<Result> {
  readonly result: Result
  /** Texts of the form. */
  readonly texts: RawAnswers
  /** Address of the same page with some inputs changed: "e se…?" works without script too. */
  readonly hrefWith: (changes: RawAnswers) => string | undefined
  /** The same change in place. */
  readonly onChange: (changes: RawAnswers) => void
  /** ISO date, Lisbon. */
  readonly today: string
}

/** Parts of a calculator's screen, besides its rules: those stay on the server. */
export interface CalculatorView {
  /** As in `/api/calculators/<name>` and in its tag, `qp-<name>`. */
  readonly name: string
  /** Its page, e.g. `/simuladores/imi`. */
  readonly path: string
  readonly title: string
  /** One sentence: below the title, for search engines and for editors. */
  readonly intro: string
  readonly form: Form<Fields>
  /** Given by the widget where the form asks for a date: others go without its code. */
  readonly controls?: Controls
  /** View of the result, loaded once there is one. */
  readonly answer: LazyAnswer
}
