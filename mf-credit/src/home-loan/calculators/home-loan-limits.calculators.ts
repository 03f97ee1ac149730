import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, day, integer, list, number, object } from 'shared-lib/contract/schema'
import { unknownOn } from 'shared-lib/credit/figures'
import { shareOnUse } from 'shared-lib/credit/home-loan/home-loan-costs'
import type { Housing, RateType } from 'shared-lib/credit/home-loan/home-loan-outcome'
import { homeLoanStampDuty } from 'shared-lib/credit/parameters/home-loan-rules'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { timesCents } from 'shared-lib/money/cents'
import { fractionOf } from 'shared-lib/money/rate'
import { capacityOf, cashNeeded } from '../domain/capacity'
import { centsOf, dayOf, euros, housing, months, rate } from './units'

const share = (what: string) => number(`${what}; a fraction: 0.9 is 90 %.`)
const assessed = day('Day of the assessment, whose limits count; today by default.')

interface CashCall {
  readonly price: number
  readonly valuation?: number
  readonly housing?: Housing
  readonly assessmentDate?: string
}

/** `POST /api/calculators/home-loan-own-money`. */
export const homeLoanOwnMoneyCalculator: Calculator = {
  title: 'Own money for a home',
  called: 'Dinheiro próprio para a casa',
  description:
    'The most that is lent on a home by the recommended share of the lower of price and valuation, and what of the price is left to pay, without taxes and deed: `deed-costs` has those.',
  limits: [
    'É o limite recomendado aos bancos: um banco pode emprestar menos.',
    'A garantia pública para jovens, que pode ir até 100 % do preço.',
  ],
  input: object(
    { price: euros('price of the home.', 1000) },
    {
      valuation: euros('valuation of the lender; the price by default.', 1000),
      housing,
      assessmentDate: assessed,
    },
  ),
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
  calculate(call: CashCall, today) {
    const on = dayOf(call.assessmentDate, today)
    const result = cashNeeded({
      price: centsOf(call.price),
      valuation: call.valuation === undefined ? undefined : centsOf(call.valuation),
      ...{ housing: call.housing ?? 'permanent', on },
    })
    return result
      ? { result }
      : { problems: [{ field: 'assessmentDate', message: unknownOn('o limite de financiamento', on) }] }
  },
}

interface CapacityCall {
  readonly netMonthlyIncome: number
  readonly otherInstalments?: number
  readonly months: number
  readonly rate: number
  readonly rateType?: Exclude<RateType, 'mixed'>
  readonly shock?: number
  readonly age?: number
  readonly assessmentDate?: string
}

/** `POST /api/calculators/home-loan-capacity`. */
export const homeLoanCapacityCalculator: Calculator = {
  title: 'What an income can borrow',
  called: 'Quanto podes pedir',
  description:
    'The largest instalment and loan by the effort limit of the day: the limit on the net monthly income, less the instalments of other loans, at the rate raised by the shock of the law.',
  limits: [
    'É o limite recomendado aos bancos: um banco pode emprestar menos, e ultrapassá-lo em poucos casos.',
    'A taxa mista: a do simulador de crédito habitação testa as duas fases.',
  ],
  input: object(
    {
      netMonthlyIncome: euros('a twelfth of the net yearly income of all holders.', 1),
      months: months('the term.', 12),
      rate: rate('nominal rate before the shock.'),
    },
    {
      otherInstalments: euros('instalments of other loans, each month.'),
      rateType: {
        enum: ['variable', 'fixed'],
        description: 'variable by default; a fixed rate is not raised.',
      },
      shock: number('Percentage points: instead of the shock of the law.', { minimum: 0, maximum: 5 }),
      age: integer('Completed years of the oldest holder: income counts less after 70.', {
        minimum: 18,
        maximum: 100,
      }),
      assessmentDate: assessed,
    },
  ),
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
  calculate(call: CapacityCall, today) {
    const on = dayOf(call.assessmentDate, today)
    const result = capacityOf({
      on,
      income: centsOf(call.netMonthlyIncome),
      otherInstalments: centsOf(call.otherInstalments),
      months: call.months,
      rate: fractionOf(call.rate),
      isFixed: call.rateType === 'fixed',
      shock: call.shock === undefined ? undefined : fractionOf(call.shock),
      age: call.age,
      isRetired: false,
    })
    return result
      ? { result }
      : { problems: [{ field: 'assessmentDate', message: unknownOn('o limite da taxa de esforço', on) }] }
  },
}

interface StampCall {
  readonly loans: readonly { readonly wantToBorrow: number; readonly months: number }[]
  readonly date?: string
}

/** `POST /api/calculators/home-loan-stamp-duty`. */
export const homeLoanStampDutyCalculator: Calculator = {
  title: 'Stamp duty on a home loan',
  called: 'Imposto do selo do crédito habitação',
  description:
    'Stamp duty on the use of a credit by its term: each month or part of one under a year, then once on the whole amount.',
  limits: ['O imposto do selo sobre juros e comissões.'],
  input: object(
    {
      loans: list(
        object({ wantToBorrow: euros('the amount lent.', 1), months: months('the term; 30 years are 360.') }),
        'One or more loans.',
        { minItems: 1, maxItems: 20 },
      ),
    },
    { date: day('Day of the contract; today by default.') },
  ),
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
  calculate({ loans, date }: StampCall, today) {
    const on = dayOf(date, today)
    const duty = tryValueOn(homeLoanStampDuty, on)
    if (!duty)
      return { problems: [{ field: 'date', message: unknownOn('o imposto do selo de um crédito', on) }] }
    return {
      result: {
        stampDuty: loans.map((one) => timesCents(centsOf(one.wantToBorrow), shareOnUse(duty, one.months))),
      },
    }
  },
}
