import { type ComponentType, useEffect, useState } from 'react'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { sessionDraft } from 'shared-lib/funnel/draft'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { stepAddress } from 'shared-lib/funnel/funnel-address'
import { doneTarget, returnParameter } from 'shared-lib/funnel/journey-addresses'
import type { LoanRequest } from '../domain/loan-request'
import type { Outlook } from '../domain/outlook'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import type { EffortFigures as Figures } from './effort-figures'
import styles from './results.module.css'

export interface EffortProps {
  readonly request: LoanRequest
  readonly outlook: Outlook
  readonly raw: RawAnswers
  readonly today: IsoDate
}

/** Where income and instalments are said, and back here. */
const askAgain = (raw: RawAnswers) =>
  stepAddress(personalLoanFunnel, 'situacao-financeira', raw, { [returnParameter]: doneTarget })

interface Told {
  readonly Figures: ComponentType<React.ComponentProps<typeof Figures>>
  readonly personal: RawAnswers
}

/** Whether the instalment fits the income. What was said of money never left the device: it is counted in the browser. */
export function EffortSection({ request, outlook, raw, today }: EffortProps) {
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    const personal = sessionDraft(personalLoanFunnel.name).read()
    if (!personal.monthlyIncomeFirst) return
    let isHere = true
    import(/* webpackChunkName: "personal-loan-effort" */ './effort-figures')
      .then(({ EffortFigures }) => isHere && setTold({ Figures: EffortFigures, personal }))
      // Without it the page still asks for the income.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return (
    <section className={styles.effort} data-not-offered="">
      <h2>A prestação cabe no teu rendimento?</h2>
      {told ? (
        <told.Figures {...{ request, outlook, today }} raw={{ ...raw, ...told.personal }} />
      ) : (
        <p>
          Diz quanto recebes e quanto já pagas de outros créditos para veres a taxa de esforço e o prazo mais
          curto que te serve. Fica só contigo até pedires que te liguem.
        </p>
      )}
      <p>
        <a href={askAgain(raw)}>
          {told ? 'Alterar rendimento e prestações' : 'Indicar rendimento e prestações'}
        </a>
      </p>
    </section>
  )
}
