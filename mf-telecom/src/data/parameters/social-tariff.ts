import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './social-tariff.json'

export interface SocialTariff {
  /** EUR a month, without VAT: see `normalVat`. */
  readonly monthlyEur: number
  /** Most that activation may cost, EUR without VAT. */
  readonly activationEur: number
  /** Least speeds that must be had, and the data of a month. */
  readonly downMbps: number
  readonly upMbps: number
  readonly dataGb: number
  /** Working days in which it is active. */
  readonly activeDays: number
}

/** Internet at a price set by law, for homes with low income. */
export const socialTariff = parameter<SocialTariff>(data.socialTariff)
