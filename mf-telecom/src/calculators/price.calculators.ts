import { cents, integer, list, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import type { InputOf } from 'shared-lib/kit/form/form'
import type { Problem } from 'shared-lib/kit/form/input-field'
import * as program from 'shared-lib/kit/form/program-fields'
import { riseMonth } from '../data/parameters/price-rise'
import { monthlyPrices, raised, withYearlyRise } from '../rules/price-path'
import { truePriceOf } from '../rules/true-price'
import { eur, eurOrNothing, months, packageFields, percentOfRise } from './call.fields'
import { packageOf, stepProblems } from './package-call'
import { contractLimits } from './telecom.limits'

const fields = {
  horizonMonths: months('Months that are counted.'),
  ...packageFields,
  start: program.optional(
    program.json<string>('First month, YYYY-MM; needed with `cpiPercent`.', {
      type: 'string',
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
    }),
  ),
  cpiPercent: program.optional(percentOfRise),
  minimumRiseEur: eurOrNothing('least by which the price rises each year.', 100),
  risesIn: program.withDefault(program.count('Month of the yearly rise, 1 to 12.', 12), riseMonth),
}
type TruePriceCall = InputOf<typeof fields>

const problemsOf = (call: TruePriceCall): readonly Problem[] => [
  ...stepProblems(call, call.horizonMonths),
  ...(call.cpiPercent !== undefined && call.start === undefined
    ? [{ field: 'start', message: 'Diz o mês em que o contrato começa, por exemplo 2026-11' }]
    : []),
]

function pricesOf(call: TruePriceCall) {
  const { start, cpiPercent: rate, minimumRiseEur: least, risesIn } = call
  const prices = monthlyPrices(packageOf(call).steps, call.horizonMonths)
  if (start === undefined || rate === undefined) return prices
  return withYearlyRise(prices, { rate, least }, { startMonth: Number(start.slice(5)), riseMonth: risesIn })
}

/** `POST /api/calculators/telecom-true-price`. */
export const truePriceCalculator = openCalculator({
  title: 'True price of a telecom package',
  called: 'Preço de um pacote por mês, com tudo',
  description:
    'All that a package costs over some months, and that by month: prices of each step, what is paid once, equipment, less credits. With `start` and `cpiPercent` the price rises each year in one month, by the billed price; a rise of the first month itself has happened already.',
  limits: contractLimits,
  fields,
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
  calculate(call) {
    const problems = problemsOf(call)
    if (problems.length > 0) return { problems }
    const prices = pricesOf(call)
    const { total, trueMonth, advertised } = truePriceOf(prices, packageOf(call))
    return {
      result: {
        totalCents: total,
        trueMonthCents: trueMonth,
        advertisedCents: advertised,
        lastMonthlyCents: prices.at(-1),
        monthlyCents: prices,
      },
    }
  },
})

/** `POST /api/calculators/telecom-yearly-rise`. */
export const yearlyRiseCalculator = openCalculator({
  title: 'Yearly rise of a telecom price',
  called: 'Subida anual da mensalidade',
  description:
    'The price after the yearly rise that a contract foresees: by a rate, and by a least amount where the contract has one. The rate is the caller’s.',
  limits: contractLimits,
  fields: {
    monthlyEur: eur('price today.', 1000),
    cpiPercent: percentOfRise,
    minimumRiseEur: eurOrNothing('least by which the price rises.', 100),
  },
  output: object({
    newMonthlyCents: cents('price after the rise.'),
    riseCents: cents('by how much it rose.'),
  }),
  examples: [{ title: '35 € and 2.3 %', input: { monthlyEur: 35, cpiPercent: 2.3 } }],
  calculate({ monthlyEur: before, cpiPercent: rate, minimumRiseEur: least }) {
    const after = raised(before, { rate, least })
    return { result: { newMonthlyCents: after, riseCents: after - before } }
  },
})
