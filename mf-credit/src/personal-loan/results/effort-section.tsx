import { type ComponentType, useEffect, useState } from 'react'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { percentText } from 'shared-lib/explain/figure-text'
import { KeyFigures } from 'shared-lib/explain/ui/key-figures'
import { sessionDraft } from 'shared-lib/funnel/draft'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { stepAddress } from 'shared-lib/funnel/funnel-address'
import { doneTarget, returnParameter } from 'shared-lib/funnel/journey-addresses'
import { formatEuro } from 'shared-lib/money/euro'
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

/** What the instalment alone asks for, before anything was said of money. */
const NeededIncome = ({ income }: { income: Outlook['income'] }) => (
  <>
    <p>
      Diz quanto recebes e quanto já pagas de outros créditos para veres a taxa de esforço e o prazo mais
      curto que te serve. Fica só contigo até pedires que te liguem.
    </p>
    {income && (
      <KeyFigures
        figures={[
          ...(income.market === undefined
            ? []
            : [
                {
                  label: 'Rendimento mínimo, à média do mercado',
                  value: formatEuro(income.market),
                  notes: ['líquido por mês, sem outros créditos'],
                  main: true,
                },
              ]),
          ...(income.ceiling === undefined
            ? []
            : [
                {
                  label: 'Rendimento mínimo, no máximo legal',
                  value: formatEuro(income.ceiling),
                  notes: [`a prestação não passa de ${percentText(income.limit, 0)} do rendimento`],
                },
              ]),
        ]}
      />
    )}
  </>
)

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
        <NeededIncome income={outlook.income} />
      )}
      <p>
        <a href={askAgain(raw)}>
          {told ? 'Alterar rendimento e prestações' : 'Indicar rendimento e prestações'}
        </a>
      </p>
    </section>
  )
}
