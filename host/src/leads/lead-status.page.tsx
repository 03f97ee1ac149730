import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Company } from 'shared-lib/contract/define-widget'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import type { LeadStatusView } from './lead-status'
import type { Milestone } from './milestones'
import { ConsentNow } from './privacy/consent-list'
import type { LeadPaths } from './privacy/lead-paths'
import { lisbonDate, lisbonMoment } from './privacy/lisbon-time'

const stateText: Readonly<Record<Milestone['state'], string>> = {
  done: 'Concluído',
  current: 'Em curso',
  coming: 'A seguir',
}

const MilestoneItem = ({ milestone: { number, title, state, doneAt } }: { milestone: Milestone }) => (
  <li
    className={`lead-status-step lead-status-${state}`}
    aria-current={state === 'current' ? 'step' : undefined}
  >
    <span className="lead-status-mark" aria-hidden="true">
      {state === 'done' ? <Check size={18} /> : number}
    </span>
    <span>
      <strong>{title}</strong>
      <span className="lead-status-state">
        {stateText[state]}
        {doneAt && (
          <>
            {' em '}
            <time dateTime={doneAt}>{lisbonMoment(doneAt)}</time>
          </>
        )}
      </span>
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

/** Before the data are confirmed: later calls are agreed with the person. */
const isToBeCalled = ({ milestones }: LeadStatusView) =>
  milestones.some(({ number, state }) => number <= 2 && state === 'current')

const UnderWay = ({ view }: { view: LeadStatusView }) => (
  <>
    <div className="lead-status-notice">
      <p>
        <strong>{view.whatHappensNext}</strong>
      </p>
      {isToBeCalled(view) && <p>Quando te contactamos: {view.callText}</p>}
    </div>
    <ol className="lead-status-steps">
      {view.milestones.map((milestone) => (
        <MilestoneItem key={milestone.number} milestone={milestone} />
      ))}
    </ol>
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
    <h1>{view.title}</h1>
    {view.offer && <p className="lead-status-offer">{view.offer}</p>}
    <p>
      Recebido em <time dateTime={view.createdAt}>{lisbonDate(view.createdAt)}</time> com a referência{' '}
      <span className="lead-status-whole">{view.reference}</span>. Guarda este endereço: mostra sempre em que
      ponto está o pedido.
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
