import { memo } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { RadioTiles } from '../../ui/radio-tiles/radio-tiles'
import { TextField } from '../../ui/text-field/text-field'
import { type ControlProps, controlProps, type FormFieldProps } from '../field-props'
import type { InputField } from '../input-field'

/** Keyboards for numbers have no minus on some phones. */
const keyboardOf = ({ range, decimals }: InputField<unknown>) =>
  range && range.min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'

/** A number or a short text with its unit, one line as it is typed. */
export const NumberBox = (props: ControlProps) => (
  <TextField
    {...props}
    inputMode={keyboardOf(props.field)}
    autoComplete="off"
    suffix={props.field.unit}
    {...props.field.typing}
  />
)

/** A box, a choice or a text, without the code of lists: for first steps, which are to be light. */
export const PlainField = memo(function PlainField(props: FormFieldProps) {
  const shared = controlProps(props)
  const { field, value, onChange } = shared
  const { control, options = [] } = field
  const Given = props.controls?.[control]
  if (Given) return <Given {...shared} />
  if (control === 'flag')
    return (
      <Checkbox {...shared} value={value === 'true'} onChange={(ticked) => onChange(ticked ? 'true' : '')} />
    )
  if (control === 'choice')
    return (
      <RadioTiles
        {...shared}
        legend={shared.label}
        options={options}
        columns={options.length === 3 ? 3 : 2}
      />
    )
  return <NumberBox {...shared} />
})
