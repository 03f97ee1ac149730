import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Rises of car premiums that insurers announced for a year: fractions. */
export const announcedRises: Parameter<{ readonly low: number; readonly high: number }> = {
  id: 'insurance.announced-rises',
  unit: 'ratio',
  law: 'Previsões das seguradoras: não há valor legal',
  confidence: 'A',
  note: 'Fidelidade 6 %, Generali 7 to 9 %, Ageas 10 %: forecasts of December 2025, not what each receipt shows. No average premium after 2019 was found.',
  reviewed: '2026-11-28',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: { low: 0.06, high: 0.1 },
      source: 'ACP; e-konomista; Executive Digest (dezembro de 2025)',
    },
  ],
}

interface InsuranceBoundaries {
  /** Largest change against the last receipt that is good; dear is above the highest announced rise. */
  readonly good: number
  /** An excess above so many times the total of the year is large. */
  readonly excess: number
}

export const insuranceBoundaries: Parameter<InsuranceBoundaries> = {
  id: 'insurance.verdict.boundaries',
  own: true,
  unit: 'ratio',
  law: 'Critério deste site: nenhuma lei diz o que é um prémio bom',
  confidence: 'D',
  note: 'No insurer publishes prices, so the last receipt is the only yardstick of a person.',
  reviewed: '2026-11-28',
  reviewBy: '2027-05-31',
  values: [
    {
      from: '2026-01-01',
      value: { good: 0, excess: 1 },
      source: 'Escolha própria de 28 de novembro de 2026',
    },
  ],
}
