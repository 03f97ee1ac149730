import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { flag, integer, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { missingConditions, settlementConditions } from '../domain/direct-settlement'
import { directSettlementLimit } from '../parameters/claim-rules'
import { amount, euros, toCents } from './words'

interface Call {
  readonly vehicles: number
  readonly contact: boolean
  readonly country: string
  readonly injuries: boolean
  readonly damageEur: number
  readonly signedByBoth: boolean
  readonly bothInsurersInAgreement: boolean
}

/** `POST /api/calculators/insurance-direct-settlement`. */
export const directSettlementCalculator: Calculator = {
  title: 'Direct settlement (IDS) after an accident',
  called: 'Tratar do acidente com a tua seguradora (IDS)',
  description:
    'Whether one’s own insurer settles the damage for the insurer of who caused it, and which conditions of the agreement between insurers do not hold.',
  limits: ['Quase todas as seguradoras aderiram à convenção IDS; confirma com a tua.'],
  input: object({
    vehicles: integer('Vehicles in the accident.', { minimum: 1, maximum: 100 }),
    contact: flag('The vehicles touched.'),
    country: text('Where it happened, two letters (ISO 3166-1); PT with Azores and Madeira.', {
      pattern: '^[A-Z]{2}$',
    }),
    injuries: flag('Somebody was hurt.'),
    damageEur: euros('Damage of the harmed vehicle'),
    signedByBoth: flag('The friendly statement is signed by both drivers.'),
    bothInsurersInAgreement: flag('Both insurers are in the agreement.'),
  }),
  output: object({
    eligible: flag('Every condition holds.'),
    missing: list(oneOf(settlementConditions, 'Condition.'), 'Conditions that do not hold.'),
    damageLimitCents: amount('highest damage that is settled so.'),
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
  calculate(call: Call, today) {
    const limit = toCents(valueOn(directSettlementLimit, toIsoDate(today)))
    const { vehicles, contact, country, injuries, damageEur, signedByBoth } = call
    const missing = missingConditions(
      {
        ...{ vehicles, contact, injuries, signedByBoth },
        inPortugal: country === 'PT',
        damage: toCents(damageEur),
        insurersAgree: call.bothInsurersInAgreement,
      },
      limit,
    )
    return { result: { eligible: missing.length === 0, missing, damageLimitCents: limit } }
  },
}
