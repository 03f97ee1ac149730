import type { ComponentType, ReactNode } from 'react'
import type { WidgetShell } from '../../contract/define-widget'
import type { Controls, FormFieldProps } from '../form/field-props'
import type { Fields } from '../form/form'
import type { InputField } from '../form/input-field'
import type { Flow, RawAnswers } from './flow'

/** Props of a question's view: texts in, texts out. Rules and navigation stay with the engine. */
export interface QuestionProps<Answers> {
  /** The heading above asks it already; fields repeat it for assistive technology. */
  readonly question: string
  /** Texts of all steps, with the one being typed now. */
  readonly raw: RawAnswers
  /** The typed answers of `raw`. */
  readonly answers: Answers
  /** As the flow declares them, with the limits of the day. */
  readonly fields: Fields
  /** The control of one of the step's fields, as it is declared; `more` adds what depends on the screen. */
  field(name: string, more?: FieldLook): ReactNode
  /** Message by field name. */
  readonly errors: Readonly<Record<string, string>>
  change(name: string, text: string): void
  readonly shell: WidgetShell
  /** ISO date the page was made for. */
  readonly today: string
}

/** A screen's own words for a field besides its declaration: options whose words depend on the day. */
export type FieldLook = Partial<Pick<InputField<unknown>, 'label' | 'hint' | 'options'>>

// biome-ignore lint/suspicious/noExplicitAny: each view has the answer types of its own flow
type QuestionView = ComponentType<QuestionProps<any>>

/** Icons of options, by field and value. */
type Icons = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>

/** How a part of a flow is drawn. */
export interface QuestionParts {
  /** Draws a field: `ChoiceField` where there is nothing but tiles, else `FormField`. */
  readonly Draw: ComponentType<FormFieldProps>
  readonly icons?: Icons
  readonly controls?: Controls
  /** By slug, where the fields alone are not enough. */
  readonly views?: Readonly<Record<string, QuestionView>>
  /** With the optional steps, whose rules the first step does not need. */
  readonly flow?: Flow
}
