import type { Boundaries } from 'shared-lib/kit/proposal/verdict'
import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

export interface TelecomBoundaries {
  /** Of the true month against what is paid today: fractions. */
  readonly today: Boundaries
  /** Of the true month against the cheapest published package with the same services. */
  readonly published: Boundaries
  /** Without anything to compare with: by how much the true month may exceed the first price. */
  readonly rise: number
}

export const telecomBoundaries: Parameter<TelecomBoundaries> = {
  id: 'telecom.verdict.boundaries',
  own: true,
  unit: 'ratio',
  law: 'Critério deste site: nenhuma lei diz o que é um preço bom',
  confidence: 'D',
  note: 'The cheapest published package is a floor, so a proposal near it is good; a change is good when it saves something worth a new loyalty period.',
  reviewed: '2026-11-28',
  reviewBy: '2027-05-31',
  values: [
    {
      from: '2025-01-01',
      value: { today: { good: -0.05, dear: 0.05 }, published: { good: 0.05, dear: 0.25 }, rise: 0.15 },
      source: 'Escolha própria de 28 de novembro de 2026',
    },
  ],
}
