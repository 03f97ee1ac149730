import { cents, flag, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { totalLoss } from '../domain/total-loss'
import { totalLossRules } from '../parameters/claim-rules'
import { euros } from './call.fields'
import { lossLimits } from './limits'

/** `POST /api/calculators/insurance-total-loss`. */
export const totalLossCalculator = openCalculator({
  title: 'Total loss of a vehicle',
  called: 'Perda total do carro ou da mota',
  description:
    'Whether damage to a vehicle is a total loss for the liability insurer of who caused it, and what that insurer owes: the repair, or the market value less the salvage that the owner keeps.',
  limits: lossLimits,
  form: defineForm({
    repairEur: euros('Estimate of the repair'),
    salvageEur: euros('Value of the wreck'),
    marketValueEur: euros('Value before the accident'),
    ageMonths: program.count('Whole months since the first registration.', 1800, 0),
    ownerKeepsSalvage: program.yesOrNo('The owner keeps the wreck.'),
  }),
  output: object({
    limitCents: cents('repair and salvage above it are a total loss.'),
    isTotalLoss: flag('Repair and salvage are above the limit.'),
    paysCents: cents('what is owed.'),
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
  calculate({ repairEur: repair, salvageEur: salvage, marketValueEur: marketValue, ...rest }, today) {
    const wreck = { repair, salvage, marketValue, ...rest }
    const { limit, isTotalLoss, pays } = totalLoss(wreck, valueOn(totalLossRules, today))
    return { result: { limitCents: limit, isTotalLoss, paysCents: pays } }
  },
})
