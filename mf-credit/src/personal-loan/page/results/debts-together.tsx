import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { ConsumerRepaymentFee } from 'shared-lib/rules/credit/parameters/consumer-credit-rules'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { Consolidation } from '../../rules/consolidation'
import type { DebtOutlook } from '../../rules/debt-outlook'

const size = (amount: number) => cents(Math.abs(amount))

/** Effect on the instalment and on the total, in one sentence. */
function debtWords({ lessPerMonth, extraCostOfDebts }: Consolidation): string {
  const [month, total] = [formatBriefEuro(size(lessPerMonth)), formatWholeEuro(size(extraCostOfDebts))]
  const monthly =
    lessPerMonth > 0
      ? `A prestação baixa ${month} por mês`
      : lessPerMonth < 0
        ? `A prestação sobe ${month} por mês`
        : 'A prestação fica igual'
  const all =
    extraCostOfDebts > 0
      ? lessPerMonth > 0
        ? `mas pagas mais ${total} até ao fim`
        : `e pagas mais ${total} até ao fim: não compensa`
      : extraCostOfDebts < 0
        ? `e poupas ${total} até ao fim`
        : 'e pagas o mesmo até ao fim'
  return `${monthly}, ${all}.`
}

const breakEvenWords = (breakEven: number | undefined, months: number) =>
  breakEven === undefined
    ? `Em ${months} meses não há taxa que compense: o imposto do selo já custa mais do que poupas. Experimenta um prazo mais curto.`
    : `Em ${months} meses só pagas menos ao todo com uma TAEG até ${percentText(breakEven, 1)}.`

interface DebtsTogetherProps {
  readonly debts: DebtOutlook
  readonly months: number
  readonly fees: ConsumerRepaymentFee | undefined
}

/** Debts put together: what a month and all months cost, against today. */
export function DebtsTogether({ debts, months, fees }: DebtsTogetherProps) {
  const { market, ceiling, breakEven } = debts
  const usual = market ?? ceiling
  if (!usual) return null
  const isDearer = usual.extraCostOfDebts > 0
  return (
    <section className={layout.part} data-not-offered="">
      <h2>Vale a pena juntar os créditos?</h2>
      <Notice tone={isDearer ? 'warn' : 'good'} title={debtWords(usual)}>
        <p>
          {market ? 'À taxa média do mercado.' : 'À taxa máxima da lei.'} {breakEvenWords(breakEven, months)}
        </p>
      </Notice>
      <KeyFigures
        figures={[
          { label: 'Prestações de hoje', value: formatBriefEuro(usual.instalmentNow), notes: ['por mês'] },
          {
            label: 'Uma só prestação',
            value: formatBriefEuro(usual.instalmentNew),
            notes: [
              'por mês',
              ...(ceiling ? [`no máximo legal: ${formatBriefEuro(ceiling.instalmentNew)}`] : []),
            ],
            main: true,
          },
          { label: 'Se não mudares, ainda pagas', value: formatBriefEuro(usual.totalNow) },
          {
            label: 'Com o novo crédito, pagas',
            value: formatBriefEuro(usual.totalNew),
            notes: ceiling ? [`no máximo legal: ${formatBriefEuro(ceiling.totalNew)}`] : [],
          },
        ]}
      />
      {usual.extraMoney > 0 && (
        <p className={layout.small}>
          O novo crédito inclui {formatBriefEuro(usual.extraMoney)} que recebes a mais: não os contamos como
          custo.
        </p>
      )}
      {fees && (
        <p className={layout.small}>
          Fechar um crédito a taxa fixa pode ter uma comissão de até {formatRatio(fees.overOneYear)} do que
          falta pagar, ou {formatRatio(fees.upToOneYear)} no último ano. Pergunta a cada banco antes de
          decidir.
        </p>
      )}
    </section>
  )
}
