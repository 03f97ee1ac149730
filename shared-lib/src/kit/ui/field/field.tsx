import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './field.module.css'

/** Props of every field. `Value` is the field's own type; `onChange` gets the value, never the event. */
export interface FieldProps<Value> {
  /** Given, it is the control's own id, so that an error summary can link to it without script. */
  id?: string
  /** Name in the form: the field posts under it even before any script runs. */
  name: string
  label: string
  /** The label stays for assistive technology and disappears from sight. */
  labelHidden?: boolean
  /** One sentence. */
  hint?: ReactNode
  /** The same words as the line in the error summary. */
  error?: string
  value: Value
  onChange(value: Value): void
  autoComplete?: string
  /** `false` marks the label as optional: most fields are required, so only exceptions are marked. */
  required?: boolean
  disabled?: boolean
}

type Described = Pick<FieldProps<unknown>, 'id' | 'hint' | 'error' | 'required'>

/** Ids and ARIA attributes that tie label, hint, error and control together. */
export function useField({ id, hint, error, required }: Described) {
  const own = useId()
  const control = id ?? own
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` }
  const described = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ')
  return {
    ids,
    aria: {
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': required || undefined,
    },
  }
}

type FieldIds = ReturnType<typeof useField>['ids']

/** A sentence under the label. */
export const FieldHint = ({ ids, hint }: { ids: FieldIds; hint?: ReactNode }) =>
  hint ? (
    <p className={styles.hint} id={ids.hint}>
      {hint}
    </p>
  ) : null

/** The error message; the word "Erro" marks it without colour. */
export const FieldError = ({ ids, error }: { ids: FieldIds; error?: string }) =>
  error ? (
    <p className={styles.error} id={ids.error}>
      <VisuallyHidden>Erro: </VisuallyHidden>
      {error}
    </p>
  ) : null

interface FrameProps
  extends Pick<FieldProps<unknown>, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'> {
  ids: FieldIds
  children: ReactNode
}

/** Label, hint and error around one control. */
export const Field = ({ ids, label, labelHidden, hint, error, required, children }: FrameProps) => (
  <div className={styles.field} data-invalid={error ? '' : undefined}>
    <label className={labelHidden ? styles.labelHidden : styles.label} htmlFor={ids.control}>
      {label}
      {required === false && <span className={styles.optional}> (opcional)</span>}
    </label>
    <FieldHint ids={ids} hint={hint} />
    {children}
    <FieldError ids={ids} error={error} />
  </div>
)
