import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { type KeyFigure, KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { Part } from 'shared-lib/kit/explain/ui/part'
import type { EuriborResult } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { monthInWords } from 'shared-lib/rules/credit/month'
import { figureIn, figureText, percentText } from 'shared-lib/rules/figures/figure-text'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { euriborForm } from '../../../fields/euribor.form'

const effort = (share: number | undefined) =>
  share === undefined ? [] : [`taxa de esforço: ${percentText(share, 1)}`]

const compared = (difference: Cents | undefined) =>
  difference === undefined || difference === 0
    ? []
    : [`${difference > 0 ? 'mais' : 'menos'} ${formatBriefEuro(cents(Math.abs(difference)))} do que agora`]

/** The index of one’s own, whichever way it was typed. */
function simulatedLabel(typed = ''): string {
  const index = euriborForm.fields.otherEuribor.parse(typed)
  return index === undefined ? 'Simulada' : `Com a Euribor a ${figureText(index, 'ratio')}`
}

function figuresOf(result: EuriborResult, otherEuribor: string | undefined): KeyFigure[] {
  const { currentInstalment, next, simulatedInstalment, reviews } = result
  const now = reviews.at(-1)
  const why = figureIn(result.figures)
  return [
    ...(currentInstalment === undefined || !now
      ? []
      : [
          {
            label: 'Agora',
            value: formatBriefEuro(currentInstalment),
            notes: [
              `até ${monthInWords(now.lastInstalment)}`,
              `TAN: ${percentText(now.annualRate, 3)}`,
              ...effort(result.effortRate),
            ],
            why: why('current'),
          },
        ]),
    ...(next
      ? [
          {
            label: 'Na próxima revisão',
            value: formatBriefEuro(next.instalment),
            notes: [
              ...compared(result.difference),
              `TAN: ${percentText(next.annualRate, 3)}`,
              ...effort(result.nextEffortRate),
            ],
            main: true,
            why: why('next'),
          },
        ]
      : []),
    ...(simulatedInstalment === undefined
      ? []
      : [
          {
            label: simulatedLabel(otherEuribor),
            value: formatBriefEuro(simulatedInstalment),
            notes: [...compared(result.simulatedDifference), ...effort(result.simulatedEffortRate)],
            why: why('simulated'),
          },
        ]),
  ]
}

/** The current instalment next to the following and the simulated one. */
export function Instalments({ result, texts }: ResultProps<EuriborResult>) {
  const figures = figuresOf(result, texts.otherEuribor)
  if (figures.length === 0) return null
  return (
    <Part
      open
      title="A tua prestação"
      sentence={
        result.balance !== undefined &&
        `Depois da prestação deste mês ficas a dever ${formatBriefEuro(result.balance)}.`
      }
    >
      <KeyFigures figures={figures} />
    </Part>
  )
}
