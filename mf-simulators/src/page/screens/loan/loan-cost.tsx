import { type KeyFigure, KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { withoutWords } from 'shared-lib/rules/credit/left-out'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { figureIn, figureText, percentText } from 'shared-lib/rules/figures/figure-text'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'

const duties = ({ stampDutyOnUse, stampDutyOnInterest, stampDutyOnFees }: LoanResult): string[] => {
  const costText = (amount: Cents | undefined, of: string) =>
    amount ? [`${formatBriefEuro(amount)} sobre ${of}`] : []
  return [
    ...costText(stampDutyOnUse, 'o montante'),
    ...costText(stampDutyOnInterest, 'os juros'),
    ...costText(stampDutyOnFees, 'as comissões'),
  ]
}

/** The TAEG comes first and alone: the other rates are its notes, because the law wants none more in sight. */
function figuresOf(result: LoanResult): KeyFigure[] {
  const { taeg, maximumTaeg, mtic, totalCost, taxes, annualRate, instalment, monthlyPayment, leftOut } =
    result
  const without = withoutWords(leftOut)
  const why = figureIn(result.figures)
  return [
    {
      label: `TAEG${without}`,
      value: taeg === undefined ? undefined : percentText(taeg, 1),
      notes: [
        ...(without ? [] : ['com todos os custos obrigatórios']),
        `TAN: ${figureText(annualRate, 'ratio')}, só os juros`,
        ...(maximumTaeg === undefined ? [] : [`máximo da lei: ${percentText(maximumTaeg, 1)}`]),
      ],
      main: true,
      why: why('taeg'),
    },
    {
      label: `Total que pagas (MTIC)${without}`,
      value: mtic === undefined ? undefined : formatBriefEuro(mtic),
      notes: totalCost === undefined ? [] : [`custa-te ${formatBriefEuro(totalCost)}`],
      why: why('mtic'),
    },
    {
      label: 'Imposto do selo',
      value: taxes === undefined ? undefined : formatBriefEuro(taxes),
      notes: duties(result),
    },
    ...(monthlyPayment === instalment
      ? []
      : [
          {
            label: 'Tudo por mês',
            value: formatBriefEuro(monthlyPayment),
            notes: [`mais ${formatBriefEuro(cents(monthlyPayment - instalment))} de comissões e seguro`],
            why: why('monthly-payment'),
          },
        ]),
  ]
}

/** Cost of the loan, in the words of every proposal. */
export const LoanCost = (result: LoanResult) => (
  <Part open title="Quanto custa">
    <KeyFigures figures={figuresOf(result)} />
  </Part>
)
