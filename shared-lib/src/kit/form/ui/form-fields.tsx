import type { Fields } from '../form'
import type { RawAnswers } from '../input-field'
import { FormField } from './form-field'

interface FormFieldsProps {
  readonly fields: Fields
  readonly texts: RawAnswers
  /** Keeps ids apart from the same fields elsewhere on the page. */
  readonly idPrefix: string
  onChange(changes: RawAnswers): void
}

/** A few fields one after the other, without sections or mistakes: of a form that another page judges. */
export const FormFields = ({ fields, ...shared }: FormFieldsProps) =>
  Object.entries(fields).map(([name, field]) => (
    <FormField
      key={name}
      name={name}
      field={field}
      {...shared}
      text={shared.texts[name]}
      error={undefined}
      optional={false}
    />
  ))
