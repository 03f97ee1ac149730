import { type HTMLAttributes, type ReactNode, useState } from 'react'
import { groupedDigits } from '../../../rules/money/grouped-digits'
import type { Mask } from '../../typing/masks'
import { Field, type FieldProps, useField } from '../field/field'
import styles from '../field/field.module.css'

interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** Shapes the text while it is typed. */
  mask?: Mask
  placeholder?: string
  /** Unit or symbol drawn inside the box; decoration only, so put it in the label or hint too. */
  prefix?: ReactNode
  suffix?: ReactNode
  onBlur?(): void
}

const keyboards = { text: undefined, email: 'email', tel: 'tel' } as const

/** One line of text: a plain input that works in a form without script. */
export function TextField(props: TextFieldProps) {
  const { name, type = 'text', value, onChange, inputMode = keyboards[type], prefix, suffix } = props
  const { ids, aria } = useField(props)
  const [typed, setTyped] = useState<string>()
  // The mask shapes what is typed; a value from elsewhere looks the same.
  const shown = props.mask === 'number' && value !== typed ? groupedDigits(value) : value
  return (
    <Field ids={ids} {...props}>
      <span className={styles.box}>
        {prefix !== undefined && (
          <span className={styles.affix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...aria}
          className={styles.input}
          id={ids.control}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={props.autoComplete}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'text' ? undefined : false}
          maxLength={props.maxLength}
          data-mask={props.mask}
          placeholder={props.placeholder}
          disabled={props.disabled}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(target.value)
          }}
          onBlur={props.onBlur}
        />
        {suffix !== undefined && (
          <span className={styles.affix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </span>
    </Field>
  )
}
