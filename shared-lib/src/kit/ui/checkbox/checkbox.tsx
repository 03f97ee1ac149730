import type { ReactNode } from 'react'
import { FieldError, FieldHint, type FieldProps, useField } from '../field/field'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<FieldProps<boolean>, 'label' | 'labelHidden' | 'autoComplete'> {
  label?: string
  /** Content of the label, may hold links; without it `label` is shown. */
  children?: ReactNode
}

/** Posts `name=true` when ticked, nothing otherwise. */
export function Checkbox(props: CheckboxProps) {
  const { name, label, hint, error, value, onChange, disabled, children = label } = props
  const { ids, aria } = useField(props)
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <div className={styles.row}>
        <input
          {...aria}
          className={styles.box}
          type="checkbox"
          id={ids.control}
          name={name}
          value="true"
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label className={styles.label} htmlFor={ids.control}>
          {children}
        </label>
      </div>
      <div className={styles.notes}>
        <FieldHint ids={ids} hint={hint} />
        <FieldError ids={ids} error={error} />
      </div>
    </div>
  )
}
