import type { ReactNode } from 'react'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { CreditRate } from 'shared-lib/kit/results/ui/credit-rate'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { withoutWords } from 'shared-lib/rules/credit/left-out'
import { yearsText } from 'shared-lib/rules/dates/time-words'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { HomeLoanFound } from './home-loan.load'
import { kinds } from './words'

/** Other assumptions of the example: insurance, fees, payments at the start, and what is left out. */
function exampleMore({ monthlyInsurance, monthlyFee, leftOut, upfrontCosts }: HomeLoanFound['loan']) {
  const parts = [
    monthlyInsurance &&
      `com seguros de vida e multirriscos exigidos pelo banco, ${formatBriefEuro(monthlyInsurance)} por mês`,
    monthlyFee && `com comissões de ${formatBriefEuro(monthlyFee)} por mês, sem imposto`,
    upfrontCosts && `com ${formatBriefEuro(upfrontCosts)} no início`,
    withoutWords(leftOut).trim(),
  ]
  return parts.filter(Boolean).join(', ') || undefined
}

/** Sources of the rate, in one or two sentences. */
function rateWords({ input, index, isAssumed }: HomeLoanFound) {
  const { rateType, tan, spread = 0, fixedYears = 0 } = input
  if (rateType === 'variable' && tan !== undefined)
    return `Taxa variável de ${formatRatio(tan)}, a que indicaste.`
  const named = index?.isOwn ? 'Euribor que indicaste' : `Euribor a ${index?.tenor} meses`
  const indexed = index && `${named} (${formatRatio(index.index)}) e spread de ${formatRatio(spread)}`
  const how = {
    fixed: 'Taxa fixa até ao fim.',
    variable: `Taxa variável: ${indexed}.`,
    mixed: `Taxa fixa durante ${yearsText(fixedYears)}; depois, ${indexed}.`,
  }[rateType]
  return isAssumed ? `${how} A taxa e o spread são médias dos contratos novos.` : how
}

interface LoanAnswerProps {
  readonly data: HomeLoanFound
  readonly level: 'h2' | 'h3'
  /** A part that its page adds. */
  readonly children?: ReactNode
}

/** Cost of a loan that is to come, by month and in all. */
export function LoanAnswer({ data, level: Title, children }: LoanAnswerProps) {
  const { loan, input, compared, index } = data
  const { instalment, laterInstalment } = loan
  return (
    <article className={layout.main}>
      <Title>
        Pagas {formatBriefEuro(instalment)} por mês
        {laterInstalment !== undefined &&
          ` durante ${yearsText(input.fixedYears ?? 0)}, depois ${formatBriefEuro(laterInstalment)}`}
      </Title>
      <CreditRate
        perMonth={instalment}
        taeg={loan.taeg}
        tan={loan.annualRate}
        tanKind={kinds[input.rateType]}
        example={{
          amount: compared.amount,
          months: compared.months,
          instalment: laterInstalment === undefined ? instalment : undefined,
          mtic: loan.mtic,
          more: exampleMore(loan),
        }}
      />
      {children}
      <p data-not-offered="">{rateWords(data)}</p>
      {index && !index.isFinal && input.rateType !== 'fixed' && (
        <p className={layout.small}>A Euribor é a de {index.month} (a última disponível aqui).</p>
      )}
      <Details summary="Contas passo a passo">
        <WhyList figures={loan.figures} />
      </Details>
    </article>
  )
}
