import { cents, day as dayOf, flag, list, object, oneOf } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { claimDeadlines, directSettlementLimit, totalLossRules } from '../data/parameters/claim-rules'
import { claimDates } from '../rules/claim-days'
import { missingConditions, settlementConditions } from '../rules/direct-settlement'
import { totalLoss } from '../rules/total-loss'
import { day, euros } from './call.fields'
import { claimLimits, lossLimits } from './limits'

/** `POST /api/calculators/insurance-claim-deadlines`. */
export const claimDeadlinesCalculator = openCalculator({
  title: 'Deadlines of an insurer after an accident',
  called: 'Prazos depois de um acidente',
  description:
    'Last days of what the insurer owes after an accident with damage to things: first contact, inspection, report, decision on liability, payment. Working days without national holidays, each step counted from the last day of the one before; the decision from the contact.',
  limits: claimLimits,
  fields: {
    notified: day('The insurer was told of the accident.'),
    statementSignedByBoth: program.yesOrNo('The friendly statement is signed by both drivers.'),
    dismantling: program.yesOrNo('The vehicle has to be taken apart to be inspected.'),
  },
  output: object({
    contactBy: dayOf('First contact.'),
    inspectionBy: dayOf('Inspection.'),
    reportBy: dayOf('Report of the inspection.'),
    liabilityBy: dayOf('Decision on liability.'),
    paymentBy: dayOf('Payment.'),
  }),
  examples: [
    {
      title: 'Before the holidays of December',
      input: { notified: '2026-11-23', statementSignedByBoth: true, dismantling: false },
    },
  ],
  calculate({ notified, statementSignedByBoth: signedByBoth, dismantling }, today) {
    return { result: claimDates({ notified, signedByBoth, dismantling }, valueOn(claimDeadlines, today)) }
  },
})

/** `POST /api/calculators/insurance-direct-settlement`. */
export const directSettlementCalculator = openCalculator({
  title: 'Direct settlement (IDS) after an accident',
  called: 'Tratar do acidente com a tua seguradora (IDS)',
  description:
    'Whether one’s own insurer settles the damage for the insurer of who caused it, and which conditions of the agreement between insurers do not hold.',
  limits: ['Quase todas as seguradoras aderiram à convenção IDS; confirma com a tua.'],
  fields: {
    vehicles: program.count('Vehicles in the accident.', 100),
    contact: program.yesOrNo('The vehicles touched.'),
    country: program.json<string>(
      'Where it happened, two letters (ISO 3166-1); PT with Azores and Madeira.',
      { type: 'string', pattern: '^[A-Z]{2}$' },
    ),
    injuries: program.yesOrNo('Somebody was hurt.'),
    damageEur: euros('Damage of the harmed vehicle'),
    signedByBoth: program.yesOrNo('The friendly statement is signed by both drivers.'),
    bothInsurersInAgreement: program.yesOrNo('Both insurers are in the agreement.'),
  },
  output: object({
    eligible: flag('Every condition holds.'),
    missing: list(oneOf(settlementConditions, 'Condition.'), 'Conditions that do not hold.'),
    damageLimitCents: cents('highest damage that is settled so.'),
  }),
  examples: [
    {
      title: 'A dent, a signed statement',
      input: {
        vehicles: 2,
        contact: true,
        country: 'PT',
        injuries: false,
        damageEur: 14999,
        signedByBoth: true,
        bothInsurersInAgreement: true,
      },
    },
  ],
  calculate({ country, damageEur: damage, bothInsurersInAgreement: insurersAgree, ...accident }, today) {
    const limit = roundHalfUpToCent(valueOn(directSettlementLimit, today))
    const inPortugal = country === 'PT'
    const missing = missingConditions({ ...accident, inPortugal, damage, insurersAgree }, limit)
    return { result: { eligible: missing.length === 0, missing, damageLimitCents: limit } }
  },
})

/** `POST /api/calculators/insurance-total-loss`. */
export const totalLossCalculator = openCalculator({
  title: 'Total loss of a vehicle',
  called: 'Perda total do carro ou da mota',
  description:
    'Whether damage to a vehicle is a total loss for the liability insurer of who caused it, and what that insurer owes: the repair, or the market value less the salvage that the owner keeps.',
  limits: lossLimits,
  fields: {
    repairEur: euros('Estimate of the repair'),
    salvageEur: euros('Value of the wreck'),
    marketValueEur: euros('Value before the accident'),
    ageMonths: program.count('Whole months since the first registration.', 1800, 0),
    ownerKeepsSalvage: program.yesOrNo('The owner keeps the wreck.'),
  },
  output: object({
    limitCents: cents('repair and salvage above it are a total loss.'),
    isTotalLoss: flag('Repair and salvage are above the limit.'),
    paysCents: cents('what is owed.'),
  }),
  examples: [
    {
      title: 'A repair that is owed',
      input: {
        repairEur: 4200,
        salvageEur: 900,
        marketValueEur: 4500,
        ageMonths: 60,
        ownerKeepsSalvage: false,
      },
    },
  ],
  calculate({ repairEur: repair, salvageEur: salvage, marketValueEur: marketValue, ...rest }, today) {
    const wreck = { repair, salvage, marketValue, ...rest }
    const { limit, isTotalLoss, pays } = totalLoss(wreck, valueOn(totalLossRules, today))
    return { result: { limitCents: limit, isTotalLoss, paysCents: pays } }
  },
})
