import type { Cents } from '../../rules/money/cents'
import { type OwnPeriod, ownPeriod, withoutPeriod } from '../../rules/money/own-period'
import { euros, type Numeric } from './fields'
import type { InputField } from './input-field'

// Apart from the other fields: a form without an amount of a month or a year fetches nothing of periods.

const ofPeriod = (field: InputField<Cents>, period: OwnPeriod): InputField<Cents> => ({
  ...field,
  invalid: field.invalid.replace(/^Insere um valor/, `$& por ${period.name}`),
  parse: (text) => field.parse(withoutPeriod(text, period)),
  ...(field.within && { within: (bounds) => ofPeriod(field.within?.(bounds) ?? field, period) }),
})

/** Euros of each month or year, as the label names it: `300 €/mês` is an amount below «Prestação por mês». */
export function eurosPer(words: Numeric): InputField<Cents> {
  const period = ownPeriod(words.label)
  return period ? ofPeriod(euros(words), period) : euros(words)
}
