import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { number, object } from 'shared-lib/contract/schema'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { rateNeeded } from '../domain/yields'
import type { Region } from '../parameters/deposit-rules'
import { depositLimits } from './deposit.limits'
import { percentAnswer, region, taxPercent } from './deposit-schemas'
import { taxOf } from './deposit-tax'

interface NeededCall {
  readonly otherNetYieldPercent: number
  readonly taxPercent?: number
  readonly region?: Region
}

/** `POST /api/calculators/deposit-rate-needed`. */
export const depositRateNeededCalculator: Calculator = {
  title: 'Deposit rate needed',
  called: 'Taxa que um depósito tem de pagar',
  description: 'The gross rate (TANB) at which a deposit leaves as much after tax as another saving does.',
  limits: depositLimits,
  input: object(
    {
      otherNetYieldPercent: number('What the other saving leaves a year after tax, percent.', {
        minimum: 0,
        maximum: 50,
      }),
    },
    {
      taxPercent: { ...taxPercent, maximum: 99 },
      region,
    },
  ),
  output: object({ tanbNeededPercent: percentAnswer('Gross yearly nominal rate needed') }),
  examples: [{ title: 'Against 1.8 % net', input: { otherNetYieldPercent: 1.8, taxPercent: 28 } }],
  calculate(call: NeededCall, today) {
    const taxed = taxOf(call, toIsoDate(today))
    if ('problems' in taxed) return taxed
    const needed = rateNeeded(call.otherNetYieldPercent, taxed.tax)
    return { result: { tanbNeededPercent: Number(needed.toFixed(6)) } }
  },
}
