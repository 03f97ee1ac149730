import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Company } from 'shared-lib/contract/define-widget'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import type { LeadStatusView } from './lead-status'
import type { Milestone } from './milestones'
import { ConsentNow } from './privacy/consent-list'
import type { LeadPaths } from './privacy/lead-paths'
import { lisbonDate } from './privacy/lisbon-time'

const stateText: Readonly<Record<Milestone['state'], string>> = {
  done: 'Concluído',
  current: 'Em curso',
  coming: 'A seguir',
}

const MilestoneItem = ({ milestone: { number, title, state } }: { milestone: Milestone }) => (
  <li
    className={`lead-status-step lead-status-${state}`}
    aria-current={state === 'current' ? 'step' : undefined}
  >
    <span className="lead-status-mark" aria-hidden="true">
      {state === 'done' ? <Check size={18} /> : number}
    </span>
    <span>
      <strong>{title}</strong>
      <span className="lead-status-state">{stateText[state]}</span>
    </span>
  </li>
)

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="lead-status-part" aria-labelledby={`lead-status-${id}`}>
    <h2 id={`lead-status-${id}`}>{title}</h2>
    {children}
  </section>
)

const Erased = ({ at }: { at: string }) => (
  <div className="lead-status-notice">
    <p>
      <strong>Apagámos os teus dados em {lisbonDate(at)}.</strong>
    </p>
    <p>
      Deste pedido fica a referência e a prova do que autorizaste, sem o teu nome, email ou telefone. Ninguém
      te vai ligar por causa dele.
    </p>
  </div>
)

const Withdrawn = ({ at }: { at: string }) => (
  <div className="lead-status-notice">
    <p>
      <strong>Retiraste o que autorizaste em {lisbonDate(at)}.</strong>
    </p>
    <p>Já não te ligamos nem escrevemos sobre este pedido. Se mudares de ideias, faz um pedido novo.</p>
  </div>
)

const UnderWay = ({ view }: { view: LeadStatusView }) => (
  <>
    <ol className="lead-status-steps">
      {view.milestones.map((milestone) => (
        <MilestoneItem key={milestone.number} milestone={milestone} />
      ))}
    </ol>
    <Part id="next" title="O que acontece a seguir">
      <p>{view.whatHappensNext}</p>
    </Part>
    <Part id="call" title="Como te contactamos">
      <p>{view.callText}</p>
    </Part>
  </>
)

interface LeadStatusProps {
  readonly view: LeadStatusView
  readonly company: Company
  readonly paths: LeadPaths
}

/** Static page behind the secret link: no script needed. Its looks are in `lead-status.page.css`. */
export const LeadStatusPage = ({ view, company, paths }: LeadStatusProps) => (
  <article className="lead-status">
    <p className="lead-status-kicker">O teu pedido</p>
    <h1 className="lead-status-reference">{view.reference}</h1>
    <p>
      Recebido em <time dateTime={view.createdAt}>{lisbonDate(view.createdAt)}</time>. Guarda este endereço
      para voltares a ver em que ponto está.
    </p>
    {view.erasedAt ? (
      <Erased at={view.erasedAt} />
    ) : view.withdrawnAt ? (
      <Withdrawn at={view.withdrawnAt} />
    ) : (
      <UnderWay view={view} />
    )}
    <Part id="consents" title="O que autorizaste">
      <ConsentNow consents={view.consents} />
      <p>
        <a href={paths.receipt}>Ver o recibo, com as palavras e as datas</a>
      </p>
    </Part>
    {!view.erasedAt && (
      <Part id="data" title="Os teus dados">
        <ul className="lead-status-choices">
          {!view.withdrawnAt && (
            <li>
              <a href={paths.withdrawal}>Retirar o que autorizei</a>: já não te contactamos sobre este pedido.
            </li>
          )}
          <li>
            <a href={paths.erasure}>Apagar os meus dados</a>: de vez, e fica só a referência.
          </li>
        </ul>
      </Part>
    )}
    <Part id="help" title="Precisas de ajuda?">
      <p>
        <ReachUs company={company} before="Se precisares, " after=". " />
        Diz a referência <span className="lead-status-whole">{view.reference}</span>.
      </p>
    </Part>
  </article>
)
