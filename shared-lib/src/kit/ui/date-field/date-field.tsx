import type { FieldProps } from '../field/field'
import { TextField } from '../text-field/text-field'

interface DateFieldProps extends FieldProps<string> {
  format?: 'DD/MM/YYYY' | 'MM/YYYY'
  onBlur?(): void
}

/** A date that people know by heart, typed: quicker than a calendar for a birth date. The value is the text. */
export const DateField = ({ format, ...props }: DateFieldProps) => (
  <TextField
    {...props}
    inputMode="numeric"
    {...(format === 'MM/YYYY'
      ? { mask: 'month', placeholder: 'mm/aaaa' }
      : { mask: 'date', placeholder: 'dd/mm/aaaa' })}
  />
)
