import type { Boundaries } from 'shared-lib/kit/proposal/verdict'
import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

interface AverageTaeg {
  /** Year of the contracts. */
  readonly year: number
  /** Fraction. */
  readonly taeg: number
}

export const averageTaeg: Parameter<AverageTaeg> = {
  id: 'home-loan.average-taeg',
  unit: 'ratio',
  law: 'Estatísticas do Banco de Portugal: não há valor legal',
  confidence: 'B',
  note: 'The only average of the TAEG that was found. Looked for a second one again on 2026-11-29: the monthly notes of Banco de Portugal (December 2025 to March 2026) and its BPstat series give the nominal rate alone (2.84 % in January 2026), which leaves costs out.',
  reviewed: '2026-11-29',
  reviewBy: '2027-06-30',
  values: [
    {
      from: '2026-01-01',
      value: { year: 2025, taeg: 0.048 },
      source: 'Banco de Portugal, relatório de 22 de junho de 2026 (contratos de 2025)',
    },
  ],
}

/** Boundaries of the verdict, in points above or below the average TAEG. */
export const homeLoanBoundaries: Parameter<Boundaries> = {
  id: 'home-loan.verdict.boundaries',
  own: true,
  unit: 'ratio',
  law: 'Critério deste site: a lei não fixa uma TAEG máxima no crédito habitação',
  confidence: 'D',
  note: 'Half a point above the middle is where the dearest tenth of new variable rates began in June 2026 (3.66 % against a median of 3.19 %).',
  reviewed: '2026-11-28',
  reviewBy: '2027-05-31',
  values: [
    {
      from: '2026-01-01',
      value: { good: -0.0025, dear: 0.005 },
      source:
        'Escolha própria de 28 de novembro de 2026, sobre os percentis do Banco de Portugal (BPstat, domínio 186)',
    },
  ],
}
