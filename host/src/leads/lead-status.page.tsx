import { Check } from 'lucide-react'
import type { Company } from 'shared-lib/contract/define-widget'
import type { LeadStatusView } from './lead-status'
import type { Milestone } from './milestones'

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

const lisbonDate = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' })

/** Static page behind the secret link: no script needed. Its looks are in `lead-status.page.css`. */
export const LeadStatusPage = ({ view, company }: { view: LeadStatusView; company: Company }) => (
  <article className="lead-status">
    <p className="lead-status-kicker">O teu pedido</p>
    <h1 className="lead-status-reference">{view.reference}</h1>
    <p>
      Recebido em <time dateTime={view.createdAt}>{lisbonDate.format(new Date(view.createdAt))}</time>. Guarda
      este endereço para voltares a ver em que ponto está.
    </p>
    <ol className="lead-status-steps">
      {view.milestones.map((milestone) => (
        <MilestoneItem key={milestone.number} milestone={milestone} />
      ))}
    </ol>
    <section className="lead-status-next" aria-labelledby="lead-status-next-title">
      <h2 id="lead-status-next-title">O que acontece a seguir</h2>
      <p>{view.whatHappensNext}</p>
    </section>
    <section className="lead-status-help" aria-labelledby="lead-status-help-title">
      <h2 id="lead-status-help-title">Precisas de ajuda?</h2>
      <p>
        Liga para{' '}
        <a href={`tel:${company.phone}`} className="lead-status-phone">
          {company.phoneText}
        </a>{' '}
        e diz a referência {view.reference}.
      </p>
      <p className="lead-status-small">
        {company.phoneHours} ({company.phoneCost}).
      </p>
    </section>
  </article>
)
