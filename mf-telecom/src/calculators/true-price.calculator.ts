import type { Calculator, LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, list, object, text } from 'shared-lib/contract/schema'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { fractionOf } from 'shared-lib/money/rate'
import { monthlyPrices, withYearlyRise } from '../domain/price-path'
import { truePriceOf } from '../domain/true-price'
import { riseMonth } from '../parameters/price-rise'
import { type PackageInput, packageOf, stepProblems } from './package-input'
import { contractLimits } from './telecom.limits'
import { eur, monthlySteps, months, packageCosts, percentOfRise } from './telecom.schema'

interface TruePriceCall extends PackageInput {
  readonly horizonMonths: number
  readonly cpiPercent?: number
  readonly minimumRiseEur?: number
  readonly start?: string
  readonly risesIn?: number
}

const problemsOf = (call: TruePriceCall): readonly LeadProblem[] => [
  ...stepProblems(call, call.horizonMonths),
  ...(call.cpiPercent !== undefined && call.start === undefined
    ? [{ field: 'start', message: 'Diz o mês em que o contrato começa, por exemplo 2026-11' }]
    : []),
]

function pricesOf(call: TruePriceCall) {
  const { start, cpiPercent, minimumRiseEur = 0, risesIn = riseMonth } = call
  const prices = monthlyPrices(packageOf(call).steps, call.horizonMonths)
  if (start === undefined || cpiPercent === undefined) return prices
  return withYearlyRise(
    prices,
    { rate: fractionOf(cpiPercent), least: roundHalfUpToCent(minimumRiseEur) },
    { startMonth: Number(start.slice(5)), riseMonth: risesIn },
  )
}

/** `POST /api/calculators/telecom-true-price`. */
export const truePriceCalculator: Calculator = {
  title: 'True price of a telecom package',
  called: 'Preço de um pacote por mês, com tudo',
  description:
    'All that a package costs over some months, and that by month: prices of each step, what is paid once, equipment, less credits. With `start` and `cpiPercent` the price rises each year in one month, by the billed price; a rise of the first month itself has happened already.',
  limits: contractLimits,
  input: object(
    { monthlySteps, horizonMonths: months('Months that are counted.') },
    {
      ...packageCosts,
      start: text('First month, YYYY-MM; needed with `cpiPercent`.', {
        pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      }),
      cpiPercent: percentOfRise,
      minimumRiseEur: { ...eur('least by which the price rises each year.', 100), default: 0 },
      risesIn: {
        ...integer('Month of the yearly rise, 1 to 12.', { minimum: 1, maximum: 12 }),
        default: riseMonth,
      },
    },
  ),
  output: object({
    totalCents: cents('all that is paid over the months.'),
    trueMonthCents: cents('the total by month.'),
    advertisedCents: cents('price of the first month.'),
    lastMonthlyCents: cents('price of the last month.'),
    monthlyCents: list(integer('Cents.'), 'Price of each month, without equipment.'),
  }),
  examples: [
    {
      title: '24.99 € for a year, then 34.99 €',
      input: {
        monthlySteps: [
          { months: 12, eur: 24.99 },
          { months: null, eur: 34.99 },
        ],
        horizonMonths: 24,
      },
    },
    {
      title: '40 € from November 2026, rising 2.3 % each February',
      input: {
        monthlySteps: [{ months: null, eur: 40 }],
        horizonMonths: 24,
        start: '2026-11',
        cpiPercent: 2.3,
      },
    },
  ],
  calculate(call: TruePriceCall) {
    const problems = problemsOf(call)
    if (problems.length > 0) return { problems }
    const prices = pricesOf(call)
    const { total, trueMonth, advertised } = truePriceOf(prices, packageOf(call))
    return {
      result: {
        ...{ totalCents: total, trueMonthCents: trueMonth, advertisedCents: advertised },
        ...{ lastMonthlyCents: prices.at(-1), monthlyCents: prices },
      },
    }
  },
}
