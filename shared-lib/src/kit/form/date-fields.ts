import { dayReader, parseDate } from '../../rules/dates/date-formats'
import type { IsoDate } from '../../rules/dates/iso-date'
import { namedMonth } from '../../rules/dates/named-date'
import { dateMessage, requiredMessage } from '../../rules/validation/common-messages'
import type { Words } from './fields'
import type { TextField } from './input-field'

// Apart from the other fields: a form without a date fetches nothing of dates.

const dated = <Value extends string>(
  words: Words,
  control: 'month' | 'date',
  parse: (text: string) => Value | undefined,
): TextField<Value> => ({
  missing: requiredMessage,
  invalid: dateMessage,
  ...words,
  control,
  parse,
  text: String,
})

/** A month, kept as `YYYY-MM`; typed `MM/AAAA`. */
export const month = (words: Words): TextField<string> =>
  dated(words, 'month', (text) => parseDate(namedMonth(text), 'MM/YYYY')?.slice(0, 7))

/** A day, kept as `YYYY-MM-DD`; typed `DD/MM/AAAA`. */
export const date = (words: Words): TextField<IsoDate> =>
  dated(words, 'date', (text) => parseDate(dayReader.read(text), 'DD/MM/YYYY'))
