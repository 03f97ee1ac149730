import type { Parameter } from '../../dated/dated-parameter'

/** A premium in cents a year, from the lowest to the highest that was read. */
interface PremiumRange {
  readonly low: number
  readonly high: number
}

/** Usual cost of the insurance that lenders require: a level of the market, not law. */
interface UsualPremiums {
  /** A couple aged 30 with a loan of 150 000 €. */
  readonly life: PremiumRange
  readonly multiRisk: PremiumRange
}

export const usualPremiums: Parameter<UsualPremiums> = {
  id: 'home-loan.usual-premiums',
  unit: 'cents',
  law: 'Preços de mercado: não há valor legal',
  confidence: 'B',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'For a couple aged 30 and a loan of 150 000 €; older borrowers and larger loans pay more.',
  values: [
    {
      from: '2026-10-01',
      value: { life: { low: 18_000, high: 35_000 }, multiRisk: { low: 14_000, high: 29_000 } },
      source: 'Preços habituais de seguros do crédito habitação, levantamento de 2026-10-03',
    },
  ],
}
