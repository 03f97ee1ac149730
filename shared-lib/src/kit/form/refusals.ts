import type { IsoDate } from '../../rules/dates/iso-date'
import type { Fields, Form, Reading } from './form'
import type { InputField, Problem, Values } from './input-field'

/** Why a value is invalid on this day. */
export const refusalOf = (field: InputField<unknown>, value: unknown, today: IsoDate) =>
  value === undefined ? undefined : field.refuse?.(value, today)

/** The reading of a form, unless the day refuses one of its values: too young, in the past. */
export function onDay<Input extends object>(
  { fields }: Form<Fields>,
  reading: Reading<Input>,
  today: IsoDate,
): Reading<Input> {
  if ('problems' in reading) return reading
  const values = reading.input as Values
  const problems: Problem[] = []
  // Every answer comes by here, and few fields refuse anything: nothing is made for those that do not.
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    const message = field?.refuse && refusalOf(field, values[name], today)
    if (message) problems.push({ field: name, message })
  }
  return problems.length > 0 ? { problems } : reading
}
