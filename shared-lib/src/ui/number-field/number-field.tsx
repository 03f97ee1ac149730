import { NumericFormat } from 'react-number-format'
import { Field, type FieldProps, useField } from '../field/field'
import styles from '../field/field.module.css'

export interface NumberFieldProps extends FieldProps<number | undefined> {
  /** Most decimals that may be typed; 0 for whole numbers. */
  decimals?: number
  allowNegative?: boolean
  /** Unit drawn inside the box, e.g. "€" or "kWh". */
  suffix?: string
  /** Told to assistive technology and held when the visitor leaves the field, never while typing. */
  min?: number
  max?: number
  placeholder?: string
  onBlur?(): void
}

const held = (value: number, min = -Infinity, max = Infinity) => Math.min(Math.max(value, min), max)

/** A number written as in Portugal: 1.234,56. The form posts the text as written. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 2, allowNegative = false, suffix, min, max } = props
  const { ids, aria } = useField(props)
  const leave = () => {
    if (value !== undefined && held(value, min, max) !== value) onChange(held(value, min, max))
    props.onBlur?.()
  }
  return (
    <Field ids={ids} {...props}>
      <span className={styles.box}>
        <NumericFormat
          {...aria}
          className={`${styles.input} ${styles.figures}`}
          id={ids.control}
          name={props.name}
          inputMode={decimals > 0 || allowNegative ? 'decimal' : 'numeric'}
          autoComplete={props.autoComplete ?? 'off'}
          placeholder={props.placeholder}
          disabled={props.disabled}
          thousandSeparator="."
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          decimalScale={decimals}
          allowNegative={allowNegative}
          value={value ?? ''}
          onValueChange={({ floatValue }) => {
            if (floatValue !== value) onChange(floatValue)
          }}
          onBlur={leave}
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
