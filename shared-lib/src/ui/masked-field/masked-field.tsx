import { PatternFormat } from 'react-number-format'
import { Field, type FieldProps, useField } from '../field/field'
import styles from '../field/field.module.css'

export interface MaskedFieldProps extends FieldProps<string> {
  /** `#` stands for a digit, anything else is written for the visitor, e.g. `####-###`. */
  pattern: string
  placeholder?: string
  onBlur?(): void
}

/** Digits in a fixed shape: postal code, NIF. The value is the text as shown, `1000-001`; '' when empty. */
export function MaskedField(props: MaskedFieldProps) {
  const { value, onChange, pattern } = props
  const { ids, aria } = useField(props)
  return (
    <Field ids={ids} {...props}>
      <span className={styles.box}>
        <PatternFormat
          {...aria}
          className={`${styles.input} ${styles.figures}`}
          id={ids.control}
          name={props.name}
          inputMode="numeric"
          autoComplete={props.autoComplete}
          placeholder={props.placeholder}
          disabled={props.disabled}
          format={pattern}
          value={value}
          onValueChange={({ formattedValue }) => {
            if (formattedValue !== value) onChange(formattedValue)
          }}
          onBlur={props.onBlur}
        />
      </span>
    </Field>
  )
}
