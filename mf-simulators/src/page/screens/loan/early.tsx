import { type KeyFigure, KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { Part } from 'shared-lib/kit/explain/ui/part'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { figureIn, figureText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'

type Early = NonNullable<LoanResult['early']>

function figuresOf(
  { newInstalment, monthsSaved, interestSaved, fee, saving }: Early,
  why: ReturnType<typeof figureIn>,
): KeyFigure[] {
  return [
    monthsSaved > 0
      ? { label: 'Acabas mais cedo', value: figureText(monthsSaved, 'months') }
      : { label: 'Nova prestação', value: formatBriefEuro(newInstalment) },
    { label: 'Juros e selo que não pagas', value: formatBriefEuro(interestSaved) },
    {
      label: 'Comissão, no máximo',
      value: fee === undefined ? undefined : formatBriefEuro(fee),
      why: why('early-repayment-fee'),
      notes:
        fee === undefined ? ['indica a do teu contrato'] : fee === 0 ? ['sem comissão na taxa variável'] : [],
    },
    ...(saving === undefined
      ? []
      : [
          { label: 'Poupas', value: formatBriefEuro(saving), main: true, why: why('early-repayment-saving') },
        ]),
  ]
}

/** Effect of an early repayment; only when one was asked for. */
export const Early = ({ early, figures }: LoanResult) =>
  early && (
    <Part
      title="Com o reembolso antecipado"
      sentence={`Pagas mais ${formatBriefEuro(early.amount)} depois da prestação ${early.month}${early.newInstalment === 0 ? ' e o crédito fica pago' : ''}.`}
    >
      <KeyFigures figures={figuresOf(early, figureIn(figures))} />
    </Part>
  )
