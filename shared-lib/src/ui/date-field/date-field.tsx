import { Field, type FieldProps, useField } from '../field/field'
import styles from '../field/field.module.css'
import { type TypedDateFormat, typedDate } from './typed-date'

export interface DateFieldProps extends FieldProps<string> {
  format?: TypedDateFormat
  onBlur?(): void
}

const shown = { 'DD/MM/YYYY': 'dd/mm/aaaa', 'MM/YYYY': 'mm/aaaa', YYYY: 'aaaa' }

/** A date everybody knows by heart, typed: quicker than a calendar for a birth date. The value is the text. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, format = 'DD/MM/YYYY' } = props
  const { ids, aria } = useField(props)
  return (
    <Field ids={ids} {...props}>
      <span className={styles.box}>
        <input
          {...aria}
          className={`${styles.input} ${styles.figures}`}
          id={ids.control}
          name={props.name}
          type="text"
          inputMode="numeric"
          autoComplete={props.autoComplete}
          placeholder={shown[format]}
          maxLength={format.length}
          disabled={props.disabled}
          value={value}
          onChange={({ target }) => {
            // A correction in the middle must not move the caret: only what is typed at the end is shaped.
            const atEnd = target.selectionStart === target.value.length && target.value.length > value.length
            onChange(atEnd ? typedDate(target.value, format) : target.value)
          }}
          onBlur={() => {
            if (value !== typedDate(value, format)) onChange(typedDate(value, format))
            props.onBlur?.()
          }}
        />
      </span>
    </Field>
  )
}
