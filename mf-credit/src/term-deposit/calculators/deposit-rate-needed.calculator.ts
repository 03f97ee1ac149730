import { object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { percentOf } from 'shared-lib/rules/money/rate'
import { rateNeeded } from '../rules/yields'
import { region, taxOfInterest } from './call.fields'
import { depositLimits } from './deposit.limits'
import { percentAnswer } from './deposit-schemas'
import { taxOf } from './deposit-tax'

/** `POST /api/calculators/deposit-rate-needed`. */
export const depositRateNeededCalculator = openCalculator({
  title: 'Deposit rate needed',
  called: 'Taxa que um depósito tem de pagar',
  description: 'The gross rate (TANB) at which a deposit leaves as much after tax as another saving does.',
  limits: depositLimits,
  fields: {
    otherNetYieldPercent: program.percent('What the other saving leaves a year after tax, percent.', 50),
    taxPercent: taxOfInterest(99),
    region,
  },
  output: object({ tanbNeededPercent: percentAnswer('Gross yearly nominal rate needed') }),
  examples: [{ title: 'Against 1.8 % net', input: { otherNetYieldPercent: 1.8, taxPercent: 28 } }],
  calculate(call, today) {
    const taxed = taxOf(call, today)
    if ('problems' in taxed) return taxed
    return { result: { tanbNeededPercent: percentOf(rateNeeded(call.otherNetYieldPercent, taxed.tax)) } }
  },
})
