import { useEffect, useState } from 'react'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import { type RawAnswers, readAnswers } from 'shared-lib/kit/funnel/flow'
import { questionAddress } from 'shared-lib/kit/results/flow-links'
import layout from 'shared-lib/kit/styles/layout.module.css'
import type { Effort } from 'shared-lib/rules/credit/effort'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
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
