import { ChevronDown } from 'lucide-react'
import { Field, type FieldProps, useField } from '../field/field'
import fieldStyles from '../field/field.module.css'
import styles from './select.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps<string | undefined> {
  options: readonly SelectOption[]
  /** First, empty line, e.g. "Escolhe um concelho". */
  placeholder?: string
  onBlur?(): void
}

/** The browser's own list: the best one on a phone, and it posts without script. '' stands for no choice. */
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
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </span>
    </Field>
  )
}
