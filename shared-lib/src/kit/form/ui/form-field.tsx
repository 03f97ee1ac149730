import { memo } from 'react'
import { Autocomplete } from '../../ui/autocomplete/autocomplete'
import { Select } from '../../ui/select/select'
import { controlProps, type FormFieldProps } from '../field-props'
import { PlainField } from './plain-field'

/** The control that a field asks for: plain ones, which a form sends without script too. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const shared = controlProps(props)
  const { field, value } = shared
  const { options = [], list } = field
  if (field.control !== 'list' || props.controls?.list) return <PlainField {...props} />
  const mayBeEmpty = value === '' || field.optional
  const all = { ...shared, ...(mayBeEmpty && { placeholder: field.placeholder ?? 'Escolhe' }) }
  if (!list) return <Select {...all} options={options} />
  return <Autocomplete {...all} options={list.current()} load={list.load} />
})
