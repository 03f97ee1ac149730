import { cents, day, either, flag, list, number, object, oneOf, text } from 'shared-lib/contract/schema'
import { figures } from './figures-schema'

const low = cents('the lowest that it may be.')
const high = cents('the highest.')
const maybe = {
  amount: cents('when there is no doubt about it.'),
  why: text('Why it is not known better. Portuguese.'),
}
const amount = (description: string) => object({ low, high }, maybe, { description })

const cost = object(
  {
    id: oneOf(
      ['imt', 'stamp_duty', 'loan_stamp_duty', 'one_stop_desk', 'registration', 'notary', 'bank_fees'],
      'Which cost. `bank_fees` are what banks usually ask.',
    ),
    label: text('Portuguese.'),
  },
  { low, high, ...maybe, unknown: text('Why there is no amount. Portuguese.') },
)

const buyer = object(
  {
    share: number('Part of the property, a fraction.'),
    regimes: list(
      oneOf(['ordinary', 'young', 'non_resident', 'tax_haven'], 'Rule.'),
      'One; two where it is not certain which applies on that day.',
    ),
    imt: amount('IMT of this buyer.'),
    stampDuty: amount('Stamp duty of this buyer.'),
  },
  { refundIfResident: cents('IMT that comes back as for all buyers, this one’s part.') },
)

const change = object(
  {
    id: oneOf(
      ['dearer', 'young', 'resident', 'other_housing', 'own_permanent_home'],
      'What changes: the price goes up by 10 000 €; the buyer is young, or a resident; the home is for something else.',
    ),
    inputs: object(
      {},
      {
        price: number('Euros.'),
        purpose: text('As the input.'),
        young: flag('As the input.'),
        nonResident: flag('As the input.'),
      },
      { description: 'The inputs that change.' },
    ),
  },
  { difference: cents('of the total; missing when it is not certain.') },
)

const result = object(
  {
    kind: { const: 'result' },
    date: day('Whose law was taken.'),
    taxable: cents('what IMT and stamp duty are computed on: the greater of price and tax value.'),
    costs: list(cost, 'Every cost; those without `amount` are not certain or not known.'),
    total: object(
      { low, high, complete: flag('Every cost has an amount; otherwise the total is of the known ones.') },
      maybe,
      { description: 'Of all costs that are known.' },
    ),
    buyers: list(buyer, 'In the order of the inputs.'),
    notes: list(text('Portuguese.'), 'What was asked for and does not count here, and why.'),
    changes: list(change, 'What else it would cost with one thing changed.'),
    figures,
  },
  {
    imt: cents('IMT of all buyers; missing where it is disputed: see `costs`.'),
    stampDuty: cents('stamp duty on the purchase, of all buyers.'),
    taxes: cents('`imt` and `stampDuty` together.'),
    youngBenefit: object(
      {
        low,
        high,
        until: day('Until then the home must stay the own and permanent one of the young buyers.'),
        terms: text('What makes the tax due after all, and what does not. Portuguese.'),
      },
      maybe,
      { description: 'IMT and stamp duty that young buyers do not pay; claimed back as `terms` says.' },
    ),
    refundIfResident: cents(
      'IMT that non-resident buyers get back by becoming residents within two years, or by letting at a moderate rent.',
    ),
  },
)

const unknown = object({ kind: { const: 'unknown' }, unknown: text('Why it is not known. Portuguese.') })

export const deedCostsOutput = either('A result, or why there is none.', result, unknown)
