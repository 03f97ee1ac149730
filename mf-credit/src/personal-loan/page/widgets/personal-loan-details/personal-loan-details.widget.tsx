import { useEffect, useState } from 'react'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import type { DetailsData } from 'shared-lib/kit/funnel/lead-progress'
import { ContactForm } from 'shared-lib/kit/funnel/ui/contact-form'
import { useProposalsAlong } from 'shared-lib/kit/notebook/ui/use-proposals-along'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { personalLoanNotebook } from '../../../rules/personal-loan.notebook'
import { personalLoanStart } from '../../funnel/personal-loan.start'
import { personalLoanDetailsContract } from './personal-loan-details.contract'

/** The questions come when the form is sent: until then it needs none of them. */
const wholeFlow = async () =>
  (await import(/* webpackChunkName: "personal-loan-flow" */ '../../funnel/personal-loan.funnel'))
    .personalLoanFunnel

/** Whether the income is missing, as after a direct link: without it no bank answers. */
function useMissingMoney(query: string) {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => setMissing(!sessionDraft(personalLoanStart.name).read().monthlyIncomeFirst), [])
  return isMissing ? `${personalLoanStart.path}/situacao-financeira?${query}` : undefined
}

function View({ data, location, shell, today }: WidgetProps<Record<string, never>, DetailsData>) {
  const along = useProposalsAlong(personalLoanNotebook, today)
  const missing = useMissingMoney(location?.query ?? '')
  // Inside the form, below its fields: above them it would move the field in which the visitor types.
  const box = missing ? (
    <>
      <Notice tone="warn" title="Falta o teu rendimento">
        <p>
          Os bancos precisam dele para te fazerem uma proposta.{' '}
          <a href={missing}>Indicar rendimento e prestações</a>
        </p>
      </Notice>
      {along.box}
    </>
  ) : (
    along.box
  )
  return (
    <ContactForm
      flow={personalLoanStart}
      whole={wholeFlow}
      purpose="Ligamos-te com propostas de crédito pessoal e explicamos cada uma. Pedir não custa nada e não garante aprovação: quem decide é o banco."
      request={data}
      along={{ ...along, box }}
      location={location}
      shell={shell}
    />
  )
}

export default implementWidget(personalLoanDetailsContract, View)
