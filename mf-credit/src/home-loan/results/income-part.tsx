import { useEffect, useState } from 'react'
import { effortOf } from 'shared-lib/credit/effort'
import { formatRatio } from 'shared-lib/explain/format-ratio'
import { sessionDraft } from 'shared-lib/funnel/draft'
import { type RawAnswers, readAnswers } from 'shared-lib/funnel/flow'
import { stepAddress } from 'shared-lib/funnel/funnel-address'
import { doneTarget, returnParameter } from 'shared-lib/funnel/journey-addresses'
import { cents, timesCents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import type { HomeLoanFound } from './home-loan.load'
import styles from './results.module.css'

/** Months of pay in a year where holiday and Christmas pay come on top. */
const paidMonths = 14

/** What the visitor earns never leaves the device: the effort is worked out here, once the page is awake. */
export function IncomePart({ data, raw }: { data: HomeLoanFound; raw: RawAnswers }) {
  const [texts, setTexts] = useState<RawAnswers>()
  useEffect(() => setTexts(sessionDraft(homeLoanFunnel.name).read()), [])
  const { netMonthlyIncome, hasDuodecimals, otherInstalments, employmentStatus } = readAnswers(
    homeLoanFunnel,
    {
      ...raw,
      ...texts,
    },
  )
  const { rates } = data.loan
  const { on, amount } = data.compared
  const question = stepAddress(homeLoanFunnel, 'situacao-financeira', raw, { [returnParameter]: doneTarget })
  const effort =
    netMonthlyIncome && rates
      ? effortOf(amount, rates, {
          on,
          income: hasDuodecimals === 'no' ? timesCents(netMonthlyIncome, paidMonths / 12) : netMonthlyIncome,
          otherInstalments: otherInstalments ?? cents(0),
          age: data.input.age,
          isRetired: employmentStatus === 'retired',
        })
      : undefined
  if (!effort)
    return (
      <section className={styles.part}>
        <h2>Quanto o teu rendimento permite</h2>
        <p>
          <a href={question}>Indica o rendimento</a> e dizemos-te a taxa de esforço e o máximo que podes
          pedir. Fica neste telemóvel ou computador.
        </p>
      </section>
    )
  const { effortRate, effortLimit, isWithinEffort, maxLoanByIncome, testedInstalment, shock } = effort
  return (
    <section className={styles.part}>
      <h2>O teu rendimento permite até {formatEuro(maxLoanByIncome)}</h2>
      <p>
        <strong>Taxa de esforço: {isWithinEffort ? 'dentro do limite' : 'acima do limite'}</strong> (
        {formatRatio(Number(effortRate.toFixed(3)))}, máximo {formatRatio(effortLimit)}). O banco testa uma
        prestação de {formatEuro(testedInstalment)}
        {shock > 0 && `, com a taxa ${formatRatio(shock).replace('%', 'pontos')} acima`}.
      </p>
      <p>
        <a href={question}>Alterar o rendimento</a>
      </p>
    </section>
  )
}
