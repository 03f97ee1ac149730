import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { useSendOnce } from 'shared-lib/kit/funnel/use-send-once'
import { LateResults } from 'shared-lib/kit/results/ui/late-results'
import { ResultsPage } from 'shared-lib/kit/results/ui/results-page'
import { Button } from 'shared-lib/kit/ui/button/button'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { LoanRequest } from '../../rules/loan-request'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import { personalLoanJourney } from '../funnel/personal-loan.journey'
import { IneligibleView } from './ineligible'
import { OutlookView } from './outlook-view'
import type { ResultsData } from './results.load'

type ResultsScreenProps = Pick<WidgetProps, 'location' | 'shell' | 'today'> & {
  readonly data: ResultsData | undefined
}

const amountWords = ({ amount, months }: LoanRequest) =>
  `crédito pessoal de ${formatBriefEuro(amount)} em ${months} meses`

/** `/credito-pessoal/resultados`: the exact figures of the loan, the visitor's proposals, and the call. */
export function ResultsScreen({ data, location, shell, today }: ResultsScreenProps) {
  const raw = readQuery(personalLoanFunnel, location?.query ?? '')
  useSendOnce(data?.kind, () => shell.emit('results-shown', { vertical: personalLoanFunnel.name, offers: 0 }))
  const request = data?.kind === 'outlook' ? data.request : undefined
  const printed =
    request && `${shell.company.name}: ${amountWords(request)}, contas de ${formatDatePt(toIsoDate(today))}`
  return (
    <ResultsPage printed={printed}>
      {data?.kind === 'outlook' && (
        <OutlookView data={data} raw={raw} location={location} shell={shell} today={toIsoDate(today)} />
      )}
      {data?.kind === 'ineligible' && <IneligibleView why={data.why} raw={raw} company={shell.company} />}
      {!data && location && <LateResults location={location} questions={personalLoanJourney.path} />}
      {!data && !location && (
        <Button kind="main" href={personalLoanJourney.path}>
          {personalLoanJourney.start}
        </Button>
      )}
    </ResultsPage>
  )
}
