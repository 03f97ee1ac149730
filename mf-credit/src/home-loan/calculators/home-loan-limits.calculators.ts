import { cents, list, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { charge, homeAmount, tan, term } from 'shared-lib/kit/form/credit-fields'
import * as program from 'shared-lib/kit/form/program-fields'
import { unknownOn } from 'shared-lib/rules/credit/figures'
import { shareOnUse } from 'shared-lib/rules/credit/home-loan/home-loan-costs'
import { homeLoanStampDuty } from 'shared-lib/rules/credit/parameters/home-loan-rules'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { cents as amountOf, timesCents } from 'shared-lib/rules/money/cents'
import { capacityOf, cashNeeded } from '../rules/capacity'
import { purposeFields } from '../rules/purpose.fields'
import { dayOf, months } from './call.fields'

const share = (what: string) => number(`${what}; a fraction: 0.9 is 90 %.`)
const assessmentDate = dayOf('Day of the assessment, whose limits count; today by default.')

/** `POST /api/calculators/home-loan-own-money`. */
export const homeLoanOwnMoneyCalculator = openCalculator({
  title: 'Own money for a home',
  called: 'Dinheiro próprio para a casa',
  description:
    'The most that is lent on a home by the recommended share of the lower of price and valuation, and what of the price is left to pay, without taxes and deed: `deed-costs` has those.',
  limits: [
    'É o limite recomendado aos bancos: um banco pode emprestar menos.',
    'A garantia pública para jovens, que pode ir até 100 % do preço.',
  ],
  fields: {
    price: homeAmount(program.words('Price of the home, EUR.')),
    valuation: program.optional(
      homeAmount(program.words('Valuation of the lender, EUR; the price by default.')),
    ),
    housing: program.withDefault(purposeFields.housing, 'permanent'),
    assessmentDate,
  },
  output: object({
    limit: share('Recommended share of the lower of price and valuation'),
    largestLoan: cents('the most that is lent.'),
    loanToPrice: share('That loan over the price'),
    ownMoney: cents('the rest of the price.'),
  }),
  examples: [
    { title: 'Valued below its price', input: { price: 250_000, valuation: 235_000 } },
    { title: 'A holiday home', input: { price: 180_000, housing: 'secondary' } },
  ],
  calculate({ assessmentDate: on, ...call }, today) {
    const result = cashNeeded({ ...call, on: on ?? today })
    return result
      ? { result }
      : {
          problems: [
            { field: 'assessmentDate', message: unknownOn('o limite de financiamento', on ?? today) },
          ],
        }
  },
})

/** `POST /api/calculators/home-loan-capacity`. */
export const homeLoanCapacityCalculator = openCalculator({
  title: 'What an income can borrow',
  called: 'Quanto podes pedir',
  description:
    'The largest instalment and loan by the effort limit of the day: the limit on the net monthly income, less the instalments of other loans, at the rate raised by the shock of the law.',
  limits: [
    'É o limite recomendado aos bancos: um banco pode emprestar menos, e ultrapassá-lo em poucos casos.',
    'A taxa mista: a do simulador de crédito habitação testa as duas fases.',
  ],
  fields: {
    netMonthlyIncome: program.euros('A twelfth of the net yearly income of all holders, EUR.', 20_000_000, 1),
    months,
    rate: tan(program.words('Nominal rate before the shock, percent.')),
    otherInstalments: program.withDefault(
      charge(program.words('Instalments of other loans, EUR a month.')),
      amountOf(0),
    ),
    rateType: program.withDefault(
      program.oneOf('A fixed rate is not raised.', ['variable', 'fixed']),
      'variable',
    ),
    shock: program.optional(program.percent('Percentage points: instead of the shock of the law.', 5)),
    age: program.optional(
      program.count('Completed years of the oldest holder: income counts less after 70.', 110, 18),
    ),
    assessmentDate,
  },
  output: object({
    effortLimit: share('Recommended limit of that day'),
    shock: share('Shock that was added to the rate'),
    largestInstalment: cents('the most that the tested instalment may be.'),
    largestLoan: cents('the most that could be lent.'),
  }),
  examples: [
    {
      title: '2,600 € a month, 180 € of other loans, 35 years',
      input: { netMonthlyIncome: 2600, otherInstalments: 180, months: 420, rate: 3.622 },
    },
  ],
  calculate({ assessmentDate: on, netMonthlyIncome: income, rateType, ...call }, today) {
    const isFixed = rateType === 'fixed'
    const result = capacityOf({ ...call, income, isFixed, isRetired: false, on: on ?? today })
    return result
      ? { result }
      : {
          problems: [
            { field: 'assessmentDate', message: unknownOn('o limite da taxa de esforço', on ?? today) },
          ],
        }
  },
})

const loan = program.group({
  wantToBorrow: program.euros('The amount lent, EUR.', 20_000_000, 1),
  months: term(program.words('The term, months; 30 years are 360.')),
})

/** `POST /api/calculators/home-loan-stamp-duty`. */
export const homeLoanStampDutyCalculator = openCalculator({
  title: 'Stamp duty on a home loan',
  called: 'Imposto do selo do crédito habitação',
  description:
    'Stamp duty on the use of a credit by its term: each month or part of one under a year, then once on the whole amount.',
  limits: ['O imposto do selo sobre juros e comissões.'],
  fields: {
    loans: program.list('One or more loans.', loan, 20),
    date: dayOf('Day of the contract; today by default.'),
  },
  output: object({ stampDuty: list(cents('stamp duty.'), 'In the order of `loans`.') }),
  examples: [
    {
      title: 'Thirty years, four years, nine months',
      input: {
        loans: [
          { wantToBorrow: 150_000, months: 360 },
          { wantToBorrow: 20_000, months: 48 },
          { wantToBorrow: 8_000, months: 9 },
        ],
      },
    },
  ],
  calculate({ loans, date }, today) {
    const duty = tryValueOn(homeLoanStampDuty, date ?? today)
    if (!duty)
      return {
        problems: [{ field: 'date', message: unknownOn('o imposto do selo de um crédito', date ?? today) }],
      }
    return {
      result: {
        stampDuty: loans.map(({ wantToBorrow, months }) =>
          timesCents(wantToBorrow, shareOnUse(duty, months)),
        ),
      },
    }
  },
})
