import type { WidgetProps } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { briefAmount } from 'shared-lib/kit/results/ruler'
import { CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import { FlowAnswers } from 'shared-lib/kit/results/ui/flow-answers'
import { TodaySheet } from 'shared-lib/kit/results/ui/today-sheet'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { LaterPart, laterCode } from 'shared-lib/kit/ui/later-part/later-part'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { personalLoanFields } from '../../fields'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import { DebtsTogether } from './debts-together'
import { EffortSection } from './effort-section'
import { BothRates, Headline } from './headline'
import type { ResultsData } from './results.load'
import { TermChart } from './term-chart'
import { YourProposals } from './your-proposals'

/** Parts below the proposals: their code comes with the first look at them. */
const closingPartsCode = laterCode(
  async () => (await import(/* webpackChunkName: "personal-loan-last" */ './closing-parts')).ClosingParts,
)

export type OutlookData = Extract<ResultsData, { kind: 'outlook' }>

interface OutlookViewProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly data: OutlookData
  readonly raw: RawAnswers
  readonly today: IsoDate
}

/** The loan in euros: the most it may cost, whether it fits, what the term does, the proposals, and what to look at before signing. */
export function OutlookView({ data, raw, location, shell, today }: OutlookViewProps) {
  const { request, outlook, debts } = data
  const { todayInstalment: proposed } = request
  return (
    <>
      <FlowAnswers
        flow={personalLoanFunnel}
        raw={raw}
        today={proposed === undefined ? 'sem proposta' : briefAmount({ cents: proposed, period: 'mês' })}
      />
      <TodaySheet
        name="todayInstalment"
        field={personalLoanFields.todayInstalment}
        location={location}
        shell={shell}
      />
      <Headline request={request} outlook={outlook} raw={raw} />
      {debts && <DebtsTogether debts={debts} months={request.months} fees={data.payoffFees} />}
      <div>
        <YourProposals
          request={request}
          outlook={outlook}
          raw={raw}
          location={location}
          shell={shell}
          today={today}
        />
        <EffortSection request={request} outlook={outlook} raw={raw} today={today} />
        <BothRates request={request} outlook={outlook} />
        <TermChart request={request} outlook={outlook} />
        <Details summary="Pagar antes, atrasos e o que confirmar ao assinar" open={data.isPayoffAsked}>
          <LaterPart code={closingPartsCode} props={{ data, query: location?.query ?? '', today }} />
        </Details>
      </div>
      <p className={layout.small}>
        Pedir propostas não garante aprovação: quem decide é o banco.
        <ReachUs company={shell.company} before=" Se preferires, " after="." />
      </p>
      <CreditWarning />
    </>
  )
}
