import { useEffect, useState } from 'react'
import type { Effort } from 'shared-lib/credit/effort'
import { formatRatio } from 'shared-lib/explain/format-ratio'
import { sessionDraft } from 'shared-lib/funnel/draft'
import { type RawAnswers, readAnswers } from 'shared-lib/funnel/flow'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/money/euro'
import { questionAddress } from 'shared-lib/results/flow-links'
import layout from 'shared-lib/styles/layout.module.css'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import type { HomeLoanFound } from './home-loan.load'

/** Loads the effort rule only when an income was given, which is rare. */
const loadEffort = () => import(/* webpackChunkName: "home-loan-income" */ './income-effort')

/** The visitor's income never leaves the device: the effort is computed here, after hydration. */
export function IncomePart({ data, raw }: { data: HomeLoanFound; raw: RawAnswers }) {
  const [effort, setEffort] = useState<Effort>()
  useEffect(() => {
    const answers = readAnswers(homeLoanFunnel, { ...raw, ...sessionDraft(homeLoanFunnel.name).read() })
    if (answers.netMonthlyIncome === undefined) return
    let isCurrent = true
    loadEffort().then(
      ({ incomeEffort }) => isCurrent && setEffort(incomeEffort(data, answers)),
      // Without it the way to the question stays.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [data, raw])
  const question = questionAddress(homeLoanFunnel, 'situacao-financeira', raw)
  if (!effort)
    return (
      <section className={layout.part}>
        <h2>Quanto podes pedir com o teu rendimento</h2>
        {data.loan.neededIncome !== undefined && (
          <p>
            Para ficares dentro do limite de esforço sem outros créditos, precisas de um rendimento líquido de
            cerca de <strong>{formatWholeEuro(data.loan.neededIncome)} por mês</strong>.
          </p>
        )}
        <p>
          <a href={question}>Indica o rendimento</a> e dizemos-te a taxa de esforço e o máximo que podes
          pedir. Fica neste telemóvel ou computador.
        </p>
      </section>
    )
  const { effortRate, effortLimit, isWithinEffort, maxLoanByIncome, testedInstalment, shock } = effort
  return (
    <section className={layout.part}>
      <h2>O teu rendimento permite até {formatBriefEuro(maxLoanByIncome)}</h2>
      <p>
        <strong>Taxa de esforço: {isWithinEffort ? 'dentro do limite' : 'acima do limite'}</strong> (
        {formatRatio(Number(effortRate.toFixed(3)))}, máximo {formatRatio(effortLimit)}). O banco testa uma
        prestação de {formatBriefEuro(testedInstalment)}
        {shock > 0 && `, com a taxa ${formatRatio(shock).replace('%', 'pontos')} acima`}.
      </p>
      <p>
        <a href={question}>Alterar o rendimento</a>
      </p>
    </section>
  )
}
