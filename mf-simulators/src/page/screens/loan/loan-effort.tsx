import { Gauge } from 'shared-lib/kit/explain/ui/gauge'
import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { figureIn, percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'

/** Instalments against income, and the most that could be lent; only with an income. */
export function LoanEffort({
  effortRate,
  effortLimit,
  isWithinEffort,
  maxLoanByIncome,
  maxInstalment,
  figures,
}: LoanResult) {
  if (effortRate === undefined || effortLimit === undefined) return null
  const why = figureIn(figures)
  const limit = percentText(effortLimit, 0)
  const rate = percentText(effortRate, 1)
  return (
    <Part
      title="Taxa de esforço"
      sentence={
        isWithinEffort
          ? `Dentro do limite que o Banco de Portugal recomenda (${rate}, máximo ${limit}).`
          : `Acima do limite que o Banco de Portugal recomenda (${rate}, máximo ${limit}): o banco pode recusar.`
      }
    >
      <Picture file="taxa-de-esforco">
        <Gauge label="Taxa de esforço" share={effortRate} limit={effortLimit} />
      </Picture>
      <KeyFigures
        figures={[
          {
            label: 'Taxa de esforço',
            value: rate,
            notes: ['de todos os teus créditos'],
            why: why('effort-rate'),
          },
          ...(maxLoanByIncome === undefined || maxInstalment === undefined
            ? []
            : [
                {
                  label: 'O máximo com este rendimento',
                  value: formatBriefEuro(maxLoanByIncome),
                  notes: [`prestação até ${formatBriefEuro(maxInstalment)}, nesta taxa e neste prazo`],
                  why: why('max-loan-by-income'),
                },
              ]),
        ]}
      />
    </Part>
  )
}
