import type { Cents } from '../../rules/money/cents'
import { type OwnPeriod, ownPeriod, withoutPeriod } from '../../rules/money/own-period'
import { euros, type Numeric } from './fields'
import type { NumberField } from './input-field'

// Apart from the other fields: a form without an amount of a month or a year fetches nothing of periods.

const ofPeriod = (field: NumberField<Cents>, period: OwnPeriod): NumberField<Cents> => ({
  ...field,
  invalid: field.invalid.replace(/^Insere um valor/, `$& por ${period.name}`),
  parse: (text) => field.parse(withoutPeriod(text, period)),
  within: (bounds) => ofPeriod(field.within(bounds), period),
})

/** Euros of each month or year, as the label names it: `300 €/mês` is an amount below «Prestação por mês». */
export function eurosPer(words: Numeric): NumberField<Cents> {
  const period = ownPeriod(words.label)
  return period ? ofPeriod(euros(words), period) : euros(words)
}
