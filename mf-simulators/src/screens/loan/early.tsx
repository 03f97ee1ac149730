import { formatEuro } from 'shared-lib/money/euro'
import type { LoanResult } from '../../domain/credit/loan-outcome'
import { figureText } from '../parts/figure-text'
import { type KeyFigure, KeyFigures } from '../parts/key-figures'
import { Part } from '../parts/part'

type Told = NonNullable<LoanResult['early']>

function figuresOf({ newInstalment, monthsSaved, interestSaved, fee, saving }: Told): KeyFigure[] {
  return [
    monthsSaved > 0
      ? { label: 'Acabas mais cedo', value: figureText(monthsSaved, 'months') }
      : { label: 'Nova prestação', value: formatEuro(newInstalment) },
    { label: 'Juros e selo que não pagas', value: formatEuro(interestSaved) },
    {
      label: 'Comissão, no máximo',
      value: fee === undefined ? undefined : formatEuro(fee),
      notes:
        fee === undefined ? ['indica a do teu contrato'] : fee === 0 ? ['sem comissão na taxa variável'] : [],
    },
    ...(saving === undefined ? [] : [{ label: 'Poupas', value: formatEuro(saving), main: true }]),
  ]
}

/** What an early repayment changes; only when one was asked for. */
export const Early = ({ early }: LoanResult) =>
  early && (
    <Part
      title="Com o reembolso antecipado"
      sentence={`Pagas mais ${formatEuro(early.amount)} depois da prestação ${early.month}${early.newInstalment === 0 ? ' e o crédito fica pago' : ''}.`}
    >
      <KeyFigures figures={figuresOf(early)} />
    </Part>
  )
