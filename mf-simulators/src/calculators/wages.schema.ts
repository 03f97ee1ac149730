import { cents, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { figures } from './figures-schema'
import { pastTables, payslip, periodUsed, sentences, unknownReasons } from './payslip.schema'

const offer = object(
  {
    contract: oneOf(['permanent', 'fixed_term', 'self_employed'], 'Kind of contract.'),
    month: payslip,
    year: payslip,
    benefitsYear: cents('car and other benefits of a year, as entered.'),
    unknown: unknownReasons,
  },
  {
    valueYear: cents('net of the year and the benefits.'),
    companyCostYear: cents('cost for the company, benefits at their entered value.'),
  },
)

const line = object({
  id: oneOf(
    ['wage', 'subsidies', 'mealSubsidy', 'withholding', 'socialSecurity', 'car', 'otherBenefits'],
    'What differs.',
  ),
  label: text('Portuguese.'),
  first: cents('a year of the first offer, negative where it is taken off.'),
  second: cents('a year of the second offer.'),
  difference: cents('second less first.'),
})

/** Answer of `POST /api/calculators/wages`. */
export const wagesOutput = object(
  {
    period: periodUsed,
    first: offer,
    second: offer,
    difference: object(
      {},
      {
        netMonth: cents('net of an ordinary month, second less first.'),
        netYear: cents('net of the year.'),
        valueYear: cents('net of the year and benefits.'),
        companyCostYear: cents('cost for the company.'),
      },
    ),
    lines: list(line, 'Sum to the `valueYear` of each offer; empty when something is unknown.'),
    unknown: unknownReasons,
    notes: sentences('What a reader must know to trust the comparison.'),
    figures,
  },
  {
    better: oneOf(['first', 'second', 'equal'], 'By `valueYear`; missing when something is unknown.'),
    pastTables,
    breakEven: object(
      {
        offer: oneOf(['first', 'second'], 'The one that leaves less.'),
        wage: cents('the lowest wage, in whole euros, at which it would be worth as much.'),
        context: oneOf(['monthly', 'yearly'], 'Whether that wage is a month’s or a year’s, as given.'),
      },
      {},
      { description: 'Missing when both are worth the same or something is unknown.' },
    ),
  },
)
