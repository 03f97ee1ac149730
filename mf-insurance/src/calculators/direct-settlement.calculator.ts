import { cents, flag, list, object, oneOf } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { missingConditions, settlementConditions } from '../domain/direct-settlement'
import { directSettlementLimit } from '../parameters/claim-rules'
import { euros } from './call.fields'

/** `POST /api/calculators/insurance-direct-settlement`. */
export const directSettlementCalculator = openCalculator({
  title: 'Direct settlement (IDS) after an accident',
  called: 'Tratar do acidente com a tua seguradora (IDS)',
  description:
    'Whether one’s own insurer settles the damage for the insurer of who caused it, and which conditions of the agreement between insurers do not hold.',
  limits: ['Quase todas as seguradoras aderiram à convenção IDS; confirma com a tua.'],
  form: defineForm({
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
  }),
  output: object({
    eligible: flag('Every condition holds.'),
    missing: list(oneOf(settlementConditions, 'Condition.'), 'Conditions that do not hold.'),
    damageLimitCents: cents('highest damage that is settled so.'),
  }),
  examples: [
    {
      title: 'A dent, a signed statement',
      input: {
        ...{ vehicles: 2, contact: true, country: 'PT', injuries: false, damageEur: 14999 },
        ...{ signedByBoth: true, bothInsurersInAgreement: true },
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
