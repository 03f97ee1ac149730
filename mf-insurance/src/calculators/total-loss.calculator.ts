import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { flag, integer, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { totalLoss } from '../domain/total-loss'
import { totalLossRules } from '../parameters/claim-rules'
import { lossLimits } from './limits'
import { amount, euros, toCents } from './words'

interface Call {
  readonly repairEur: number
  readonly salvageEur: number
  readonly marketValueEur: number
  readonly ageMonths: number
  readonly ownerKeepsSalvage: boolean
}

/** `POST /api/calculators/insurance-total-loss`. */
export const totalLossCalculator: Calculator = {
  title: 'Total loss of a vehicle',
  called: 'Perda total do carro ou da mota',
  description:
    'Whether damage to a vehicle is a total loss for the liability insurer of who caused it, and what that insurer owes: the repair, or the market value less the salvage that the owner keeps.',
  limits: lossLimits,
  input: object({
    repairEur: euros('Estimate of the repair'),
    salvageEur: euros('Value of the wreck'),
    marketValueEur: euros('Value before the accident'),
    ageMonths: integer('Whole months since the first registration.', { minimum: 0, maximum: 1800 }),
    ownerKeepsSalvage: flag('The owner keeps the wreck.'),
  }),
  output: object({
    limitCents: amount('repair and salvage above it are a total loss.'),
    isTotalLoss: flag('Repair and salvage are above the limit.'),
    paysCents: amount('what is owed.'),
  }),
  examples: [
    {
      title: 'A repair that is owed',
      input: {
        ...{ repairEur: 4200, salvageEur: 900, marketValueEur: 4500 },
        ...{ ageMonths: 60, ownerKeepsSalvage: false },
      },
    },
  ],
  calculate(call: Call, today) {
    const { limit, isTotalLoss, pays } = totalLoss(
      {
        repair: toCents(call.repairEur),
        salvage: toCents(call.salvageEur),
        marketValue: toCents(call.marketValueEur),
        ageMonths: call.ageMonths,
        ownerKeepsSalvage: call.ownerKeepsSalvage,
      },
      valueOn(totalLossRules, toIsoDate(today)),
    )
    return { result: { limitCents: limit, isTotalLoss, paysCents: pays } }
  },
}
