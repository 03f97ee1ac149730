import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYears } from './income-year'

/** Part of the gross income of a person with a disability that counts, by kind of income. */
export interface DisabilityIncome {
  /** Of a job and of an activity. */
  readonly work: number
  readonly pension: number
  /** The most that is left out, by kind of income, euros a year. */
  readonly most: number
}

/** Credits for disability, in times the monthly IAS. They add up, outside the global cap. */
export interface DisabilityCredits {
  readonly taxpayer: number
  /** A dependant, or an ascendant at the household's charge. */
  readonly dependant: number
  /** More for help, from 90 % of incapacity: a taxpayer or a dependant. */
  readonly help: number
  /** More for a disabled member of the armed forces. */
  readonly armedForces: number
}

const reviewed = '2026-11-22'
const reviewBy = '2027-01-15'

export const disabilityIncome: Parameter<DisabilityIncome> = {
  id: 'irs.disability.income',
  unit: 'ratio and eur/year',
  law: 'CIRS, art. 56.º-A (Lei n.º 42/2016)',
  confidence: 'A',
  reviewed,
  reviewBy,
  values: [
    incomeYears(
      2023,
      2026,
      { work: 0.85, pension: 0.9, most: 2500 },
      'Texto do artigo em contabilistas.info (2024); Associação Portuguesa de Deficientes, Porto, https://apdporto.org/legislacao/irs/; Mais Rigor, https://maisrigor.com/cidadaos/pessoas-com-deficiencia-os-beneficios-fiscais-em-sede-de-irs',
    ),
  ],
}

export const disabilityCredits: Parameter<DisabilityCredits> = {
  id: 'irs.credit.disability',
  unit: 'IAS',
  law: 'CIRS, art. 87.º, n.os 1, 6 e 7',
  confidence: 'A',
  reviewed,
  reviewBy,
  note: 'Expenses of n.º 2 and the falling credit of n.º 9 are not here.',
  values: [
    incomeYears(
      2023,
      2026,
      { taxpayer: 4, dependant: 2.5, help: 4, armedForces: 1 },
      'Autoridade Tributária, CIRS, art. 87.º, https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/cirs_rep/Pages/irs87.aspx; Montepio, 2024, https://montepio.org/ei/pessoal/impostos/quais-os-beneficios-fiscais-em-irs-para-pessoas-com-deficiencia',
    ),
  ],
}
