import type { Boundaries } from 'shared-lib/kit/proposal/verdict'
import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** By how much the legal maximum of a kind of credit exceeds its average TAEG of the quarter before: a fraction of that average. */
export const usuryMargin: Parameter = {
  id: 'consumer-credit.usury-margin',
  unit: 'ratio',
  law: 'DL 133/2009, art. 28.º, n.º 1',
  confidence: 'A',
  note: 'The maximum is also at most 1.5 times the average of all kinds (n.º 2); where that binds, the average is above what this margin gives.',
  reviewed: '2026-11-28',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2013-07-01',
      value: 0.25,
      source:
        'DL 133/2009, art. 28.º, na redação do DL 42-A/2013, https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?artigo_id=1107A0033&nid=1107&tabela=leis (lido a 28 de novembro de 2026)',
    },
  ],
}

/** Boundaries of the verdict on the way from the average TAEG (0) to the legal maximum (1). */
export const loanBoundaries: Parameter<Boundaries> = {
  id: 'personal-loan.verdict.boundaries',
  own: true,
  unit: 'ratio',
  law: 'Critério deste site: nenhuma lei diz o que é um crédito bom',
  confidence: 'D',
  note: 'Good is at least a quarter of the way below the average; dear is the upper half of the way to the maximum.',
  reviewed: '2026-11-28',
  reviewBy: '2027-05-31',
  values: [
    {
      from: '2026-01-01',
      value: { good: -0.25, dear: 0.5 },
      source: 'Escolha própria de 28 de novembro de 2026, sobre a média e o máximo do trimestre',
    },
  ],
}
