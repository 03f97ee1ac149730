import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { figureText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { DatedBill, ImiAnswer } from '../../../calculators/imi-answer'
import type { ImiNeedsRate } from '../../../rules/property/imi-outcome'
import { ProposalLink } from '../leads/proposal-link'
import styles from './imi-result.module.css'
import { RelatedLaw } from './related-law'

/** Instalments as a plan, and every figure with its reason. */
export function ImiResult({ result, ...props }: ResultProps<ImiAnswer>) {
  if (result.kind === 'needs') return <RateNeeded {...result} />
  if (result.kind === 'unknown') return null
  const { rate, bills, figures } = result
  return (
    <>
      {rate.note && (
        <Notice tone="warn" title="Confirma a taxa na tua nota de cobrança">
          Em {result.municipality}, {rate.note}.
        </Notice>
      )}
      {rate.unusual && (
        <Notice tone="warn">
          Esta taxa está fora do que os concelhos podem escolher em geral. Confirma-a na tua nota de cobrança.
        </Notice>
      )}
      {bills.map((bill, at) => (
        <Plan key={bill.amount} bill={bill} title={planTitle(bills.length, at)} />
      ))}
      <RelatedLaw {...result} />
      <Part title="As contas">
        <WhyList figures={figures} />
      </Part>
      {rate.from !== 'law' && <ProposalLink calculator="imi" {...props} />}
    </>
  )
}

const planTitle = (count: number, at: number) => {
  if (count === 1) return 'Quando se paga'
  return at === 0 ? 'Se o concelho não der a dedução' : 'Se o concelho der a dedução'
}

const Plan = ({ bill: { instalments }, title }: { bill: DatedBill; title: string }) =>
  instalments.length > 0 && (
    <Part open title={title}>
      <ol className={styles.plan}>
        {instalments.map(({ month, until, amount, isPast }) => (
          <li key={month}>
            <strong>{formatBriefEuro(amount)}</strong>
            <span>
              {isPast ? 'venceu a ' : 'até '}
              {formatDatePt(toIsoDate(until))}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )

const RateNeeded = ({ allowed }: ImiNeedsRate) => (
  <Notice tone="info" title="Diz-nos a taxa">
    <p>
      Abre «Outra taxa ou outro ano» no formulário e escreve a taxa que está na tua nota de cobrança
      {allowed &&
        `: em geral fica entre ${figureText(allowed.min, 'ratio')} e ${figureText(allowed.max, 'ratio')}`}
      .
    </p>
  </Notice>
)
