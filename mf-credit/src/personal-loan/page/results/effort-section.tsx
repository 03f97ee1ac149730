import { type ComponentType, useEffect, useState } from 'react'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { questionAddress } from 'shared-lib/kit/results/flow-links'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { LoanRequest } from '../../rules/loan-request'
import type { Outlook } from '../../rules/outlook'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import type { EffortFigures as Figures } from './effort-figures'
import styles from './results.module.css'

export interface EffortProps {
  readonly request: LoanRequest
  readonly outlook: Outlook
  readonly raw: RawAnswers
  readonly today: IsoDate
}

/** Link to the question of income and instalments, which leads back here. */
const askAgain = (raw: RawAnswers) => questionAddress(personalLoanFunnel, 'situacao-financeira', raw)

interface OwnEffort {
  readonly Figures: ComponentType<React.ComponentProps<typeof Figures>>
  readonly personal: RawAnswers
}

/** Net incomes a month, euros, of the table for visitors who gave none; our choice. */
const incomes = [900, 1200, 1500, 2000, 3000]

/** The effort of some incomes: for visitors who give none, and for browsers without script. */
function EffortByIncome({ outlook: { income, market, ceiling } }: Pick<EffortProps, 'outlook'>) {
  const usual = market ?? ceiling
  if (!income || !usual) return null
  const { limit } = income
  const rateOf = (euros: number) => usual.instalment / (euros * 100)
  return (
    <Details summary="A taxa de esforço de vários rendimentos">
      <DataTable
        caption="Taxa de esforço por rendimento, sem outros créditos"
        why="É a prestação a dividir pelo rendimento líquido do mês. O limite é o que o Banco de Portugal recomenda aos bancos."
        columns={[
          {
            title: 'Rendimento líquido por mês',
            cell: (euros: number) => formatWholeEuro(cents(euros * 100)),
          },
          { title: 'Taxa de esforço', cell: (euros) => percentText(rateOf(euros), 1) },
          {
            title: `Limite de ${percentText(limit, 0)}`,
            cell: (euros) => (rateOf(euros) > limit ? 'acima' : 'dentro'),
            words: true,
          },
        ]}
        rows={incomes}
        keyOf={(euros) => euros}
      />
    </Details>
  )
}

/** Income that the instalment alone requires, before the visitor gives one. */
const NeededIncome = ({ income }: Pick<Outlook, 'income'>) => (
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
                  value: formatBriefEuro(income.market),
                  notes: ['líquido por mês, sem outros créditos'],
                  main: true,
                },
              ]),
          ...(income.ceiling === undefined
            ? []
            : [
                {
                  label: 'Rendimento mínimo, no máximo legal',
                  value: formatBriefEuro(income.ceiling),
                  notes: [`a prestação não passa de ${percentText(income.limit, 0)} do rendimento`],
                },
              ]),
        ]}
      />
    )}
  </>
)

/** Whether the instalment fits the income. It is computed in the browser, because income never leaves the device. */
export function EffortSection({ request, outlook, raw, today }: EffortProps) {
  const [own, setOwn] = useState<OwnEffort>()
  useEffect(() => {
    const personal = sessionDraft(personalLoanFunnel.name).read()
    if (!personal.monthlyIncomeFirst) return
    let isHere = true
    import(/* webpackChunkName: "personal-loan-effort" */ './effort-figures')
      .then(({ EffortFigures }) => isHere && setOwn({ Figures: EffortFigures, personal }))
      // Without it the page still asks for the income.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return (
    <Details summary="A prestação cabe no teu rendimento?" open={own !== undefined}>
      <div className={`${layout.part} ${styles.effort}`} data-not-offered="">
        {own ? (
          <own.Figures request={request} outlook={outlook} today={today} raw={{ ...raw, ...own.personal }} />
        ) : (
          <NeededIncome income={outlook.income} />
        )}
        <p>
          <a href={askAgain(raw)}>
            {own ? 'Alterar rendimento e prestações' : 'Indicar rendimento e prestações'}
          </a>
        </p>
        <EffortByIncome outlook={outlook} />
      </div>
    </Details>
  )
}
