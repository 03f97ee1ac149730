import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './premium-charges.json'

/** Charges on a motor premium, each a fraction of its own base. */
export interface PremiumCharges {
  /** Stamp duty, on everything the insurer takes: premium, policy cost, surcharge of paying in parts. */
  readonly stampDuty: number
  /** Emergency service (INEM), on the premium of all covers. */
  readonly inem: number
  /** Motor guarantee fund (FGA), on the premium of compulsory liability alone. */
  readonly fga: number
  /** Road safety, on the premium of all covers. */
  readonly prevention: number
}

/** Taxes and levies that a visitor pays with the premium of a car or motorbike. */
export const premiumCharges = parameter<PremiumCharges>(data.premiumCharges)
