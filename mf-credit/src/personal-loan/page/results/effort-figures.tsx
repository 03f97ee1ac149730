import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { type EffortAt, effortAt, householdOf } from '../../rules/household-effort'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import type { EffortProps } from './effort-section'

const rate = (ratio: number) => percentText(ratio, 1)

/** Verdict with both numbers: it cannot be read two ways. */
function verdictOf({ effort: { effortRate, effortLimit, isWithinEffort } }: EffortAt): string {
  const numbers = `(${rate(effortRate)}, máximo ${percentText(effortLimit, 0)})`
  return isWithinEffort
    ? `Taxa de esforço: dentro do limite ${numbers}`
    : `Taxa de esforço: acima do limite ${numbers}`
}

function adviceOf({ effort, shortest }: EffortAt, months: number): string {
  if (shortest === undefined)
    return `Sobram ${formatBriefEuro(effort.maxInstalment)} por mês para uma prestação: este montante não cabe em nenhum prazo recomendado. Pede menos.`
  if (shortest < months)
    return `Cabe também em ${shortest} meses: quanto mais curto o prazo, menos pagas ao todo.`
  return shortest === months
    ? 'É o prazo mais curto que cabe no teu rendimento.'
    : `Só cabe a partir de ${shortest} meses.`
}

/** Effort rate, largest loan and shortest term for the given income and instalments. */
export function EffortFigures({ request, outlook, raw, today }: EffortProps) {
  const household = householdOf(readAnswers(personalLoanFunnel, raw), today)
  const usual = outlook.market ?? outlook.ceiling
  const at = household && usual && effortAt(request, usual, household, today)
  const worst = household && outlook.ceiling && effortAt(request, outlook.ceiling, household, today)
  if (!at) return <p>Não conhecemos o limite da taxa de esforço desta data.</p>
  const { effort } = at
  return (
    <>
      <Notice tone={effort.isWithinEffort ? 'good' : 'warn'} title={verdictOf(at)}>
        <p>
          {outlook.market ? 'À taxa média do mercado. ' : 'À taxa máxima da lei. '}
          {adviceOf(at, request.months)}
        </p>
      </Notice>
      <KeyFigures
        figures={[
          {
            label: 'Taxa de esforço',
            value: rate(effort.effortRate),
            notes: [
              'todas as prestações a dividir pelo rendimento',
              ...(worst && outlook.market ? [`no máximo legal: ${rate(worst.effort.effortRate)}`] : []),
            ],
            main: true,
          },
          {
            label: 'Prestação mais alta que cabe',
            value: formatBriefEuro(effort.maxInstalment),
            notes: [`${percentText(effort.effortLimit, 0)} do rendimento, menos as prestações que já pagas`],
          },
          {
            label: 'Montante mais alto que cabe',
            value: formatWholeEuro(effort.maxLoanByIncome),
            notes: [`em ${request.months} meses, a esta taxa`],
          },
        ]}
      />
    </>
  )
}
