import type { ComponentType, ReactNode } from 'react'
import type { Control, InputField, Problem, RawAnswers } from './input-field'

/** A field of a form that is being filled in. */
export interface FormFieldProps {
  readonly name: string
  readonly field: InputField<unknown>
  readonly text: string | undefined
  readonly error: string | undefined
  readonly optional?: boolean | undefined
  /** Faults inside it, by part. */
  readonly faults?: readonly Problem[] | undefined
  /** A heading above asks it already: its label stays for assistive technology. */
  readonly labelHidden?: boolean | undefined
  /** Of its options, by value; drawn by `tileControls`. */
  readonly icons?: Readonly<Record<string, ReactNode>> | undefined
  /** Controls whose code only some forms need; without theirs a date, a phone or a list is a plain text. */
  readonly controls?: Controls | undefined
  /** ISO date of the page. */
  readonly today?: string | undefined
  /** Keeps ids apart from the same form elsewhere on the page. */
  readonly idPrefix?: string
  onChange(changes: RawAnswers): void
}

/** Data of every control. */
export interface ControlProps
  extends Pick<FormFieldProps, 'field' | 'icons' | 'today' | 'controls' | 'faults'> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly labelHidden?: boolean | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** The raw text; '' for none. */
  readonly value: string
  onChange(text: string | undefined): void
}

export type Controls = Partial<Record<Control, ComponentType<ControlProps>>>

export function controlProps(props: FormFieldProps): ControlProps {
  const { name, field, text, optional, idPrefix = '', onChange } = props
  const { label, hint, fallback } = field
  return {
    ...props,
    id: idPrefix + name,
    // Without a name no form sends it, script or none: a personal answer must not end in an address.
    name: field.personal ? '' : name,
    label,
    hint,
    value: text ?? (fallback === undefined ? '' : field.text(fallback)),
    onChange: (typed = '') => onChange({ [name]: typed }),
    required: optional ? false : undefined,
  }
}

/** Of the problems of a form, those inside one of its fields. Undefined for none, so that memoized controls stay. */
export function faultsIn(name: string, problems: readonly Problem[]): readonly Problem[] | undefined {
  const inside = problems.flatMap(({ field, message }) =>
    field.startsWith(`${name}.`) ? [{ field: field.slice(name.length + 1), message }] : [],
  )
  return inside.length > 0 ? inside : undefined
}
