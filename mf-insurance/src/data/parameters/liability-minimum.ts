import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Least that compulsory liability must cover in one accident, euros. */
interface LiabilityMinimum {
  readonly bodilyInjury: number
  readonly property: number
}

export const liabilityMinimum: Parameter<LiabilityMinimum> = {
  id: 'insurance.liability.minimum',
  unit: 'eur/accident',
  law: 'DL n.º 291/2007, art. 12.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-05-31',
  values: [
    {
      from: '2017-06-01',
      to: '2022-05-31',
      value: { bodilyInjury: 6_070_000, property: 1_220_000 },
      source: 'Acta Seguros sobre a Circular n.º 2/2022 da ASF',
    },
    {
      from: '2022-06-01',
      value: { bodilyInjury: 6_450_000, property: 1_300_000 },
      source: 'Acta Seguros sobre a Circular n.º 2/2022 da ASF; Caetano Retail, 2025',
    },
  ],
}
