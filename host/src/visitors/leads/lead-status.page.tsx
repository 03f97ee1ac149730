import type { Company } from 'shared-lib/contract/define-widget'
import { LeadPart, LeadProgressView } from 'shared-lib/kit/funnel/ui/lead-progress-view'
import type { LeadStatusView } from './lead-status'
import { ConsentNow } from './privacy/consent-list'
import type { LeadPaths } from './privacy/lead-paths'

interface LeadStatusProps {
  readonly view: LeadStatusView
  readonly company: Company
  readonly paths: LeadPaths
}

/** Static page behind the secret link: the request as its summary shows it, and its owner's actions. */
export const LeadStatusPage = ({ view, company, paths }: LeadStatusProps) => (
  <LeadProgressView progress={view} now={view.now} company={company}>
    <LeadPart id="consents" title="O que autorizaste">
      <ConsentNow consents={view.consents} />
      <p>
        <a href={paths.receipt}>Ver o recibo, com as palavras e as datas</a>
      </p>
    </LeadPart>
    {!view.erasedAt && (
      <LeadPart id="data" title="Os teus dados">
        <ul>
          {!view.withdrawnAt && (
            <li>
              <a href={paths.withdrawal}>Cancelar o pedido</a>
            </li>
          )}
          <li>
            <a href={paths.erasure}>Apagar os meus dados</a>: de vez, e fica só a referência.
          </li>
        </ul>
      </LeadPart>
    )}
  </LeadProgressView>
)
