import { memo } from 'react'
import { Autocomplete } from '../../ui/autocomplete/autocomplete'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { RadioTiles } from '../../ui/radio-tiles/radio-tiles'
import { Select } from '../../ui/select/select'
import { TextField } from '../../ui/text-field/text-field'
import { controlProps, type FormFieldProps } from '../field-props'
import type { InputField } from '../input-field'

/** Keyboards for numbers have no minus on some phones. */
const keyboardOf = ({ range, decimals }: InputField<unknown>) =>
  range && range.min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'

/** The control that a field asks for: plain ones, which a form sends without script too. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const shared = controlProps(props)
  const { field, value, onChange } = shared
  const { control, options = [], list, unit, typing } = field
  const Given = props.controls?.[control]
  if (Given) return <Given {...shared} />
  switch (control) {
    case 'flag':
      return (
        <Checkbox
          {...shared}
          value={value === 'true'}
          onChange={(ticked) => onChange(ticked ? 'true' : '')}
        />
      )
    case 'choice':
      return (
        <RadioTiles
          {...shared}
          legend={shared.label}
          options={options}
          columns={options.length === 3 ? 3 : 2}
        />
      )
    case 'list': {
      const mayBeEmpty = value === '' || field.optional
      const all = { ...shared, ...(mayBeEmpty && { placeholder: field.placeholder ?? 'Escolhe' }) }
      if (!list) return <Select {...all} options={options} />
      return <Autocomplete {...all} options={list.current()} load={list.load} />
    }
    default:
      return (
        <TextField
          {...shared}
          inputMode={keyboardOf(field)}
          autoComplete="off"
          maxLength={20}
          suffix={unit}
          {...typing}
        />
      )
  }
})
