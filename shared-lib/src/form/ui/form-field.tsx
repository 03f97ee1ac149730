import { memo } from 'react'
import type { RawAnswers } from '../../funnel/flow'
import { Autocomplete } from '../../ui/autocomplete/autocomplete'
import { Checkbox } from '../../ui/checkbox/checkbox'
import type { DateField } from '../../ui/date-field/date-field'
import { RadioTiles } from '../../ui/radio-tiles/radio-tiles'
import { Select } from '../../ui/select/select'
import { TextField } from '../../ui/text-field/text-field'
import type { InputField } from '../input-field'

interface FormFieldProps {
  readonly name: string
  readonly field: InputField<unknown>
  readonly text: string | undefined
  readonly error: string | undefined
  readonly optional: boolean | undefined
  /** A date is a plain text without it. */
  readonly dateField: typeof DateField | undefined
  /** Told apart from the same calculator elsewhere on the page. */
  readonly idPrefix: string
  onChange(changes: RawAnswers): void
}

/** Keyboards for numbers have no minus on some phones. */
const keyboardOf = ({ control, range }: InputField<unknown>) =>
  range && range.min < 0 ? 'text' : control === 'number' ? 'numeric' : 'decimal'

/** The control that a field asks for: plain ones, which a form sends without script too. */
export const FormField = memo(function FormField({
  name,
  field,
  text,
  error,
  optional,
  dateField: DateControl,
  idPrefix,
  onChange,
}: FormFieldProps) {
  const { label, hint, control, options = [], unit, fallback } = field
  const value = text ?? (fallback === undefined ? '' : field.text(fallback))
  const shared = {
    id: idPrefix + name,
    name,
    label,
    value,
    onChange: (typed: string) => onChange({ [name]: typed }),
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    ...(optional && { required: false }),
  }
  switch (control) {
    case 'flag':
      return (
        <Checkbox
          {...shared}
          value={value === 'true'}
          onChange={(ticked) => onChange({ [name]: ticked ? 'true' : '' })}
        />
      )
    case 'choice':
      return (
        <RadioTiles {...shared} legend={label} options={options} columns={options.length === 3 ? 3 : 2} />
      )
    case 'list': {
      const mayBeEmpty = value === '' || field.optional
      const all = { ...shared, ...(mayBeEmpty && { placeholder: 'Escolhe' }) }
      const { list } = field
      if (!list) return <Select {...all} options={options} />
      return <Autocomplete {...all} options={list.current()} load={list.load} />
    }
    default:
      if (DateControl && (control === 'month' || control === 'date'))
        return <DateControl {...shared} format={control === 'month' ? 'MM/YYYY' : 'DD/MM/YYYY'} />
      return (
        <TextField
          {...shared}
          inputMode={keyboardOf(field)}
          autoComplete="off"
          suffix={unit}
          maxLength={20}
        />
      )
  }
})
