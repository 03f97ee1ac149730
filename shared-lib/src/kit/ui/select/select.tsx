import type { Ref } from 'react'
import { ChevronDown } from '../../icons'
import type { Trusting } from '../../trusted/trusted-types'
import { Field, type FieldProps, useField } from '../field/field'
import fieldStyles from '../field/field.module.css'
import styles from './select.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps<string | undefined> {
  /** Undefined keeps those that the server printed: a long list travels once, and never as script. */
  options: readonly SelectOption[] | undefined
  /** First, empty line, e.g. "Escolhe um concelho". */
  placeholder?: string
  onBlur?(): void
  ref?: Ref<HTMLSelectElement>
}

/** React leaves the content of an element alone that it did not fill. */
const asPrinted = {
  dangerouslySetInnerHTML: { __html: (globalThis as Trusting).trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
}

const choices = (options: readonly SelectOption[], placeholder: string | undefined) => (
  <>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
)

/** The browser's own list: the best one on a phone, and it posts without script. '' means no choice. */
export function Select(props: SelectProps) {
  const { name, value = '', onChange, options, placeholder } = props
  const { ids, aria } = useField(props)
  return (
    <Field ids={ids} {...props}>
      <span className={fieldStyles.box}>
        <select
          {...aria}
          className={styles.select}
          id={ids.control}
          name={name}
          value={value}
          autoComplete={props.autoComplete}
          disabled={props.disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          ref={props.ref}
          {...(options ? { children: choices(options, placeholder) } : asPrinted)}
        />
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </span>
    </Field>
  )
}
