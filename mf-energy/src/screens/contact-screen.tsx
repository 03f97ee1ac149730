import { Phone } from 'lucide-react'
import type { Company } from 'shared-lib/contract/define-widget'
import { journeyStages, milestones } from 'shared-lib/funnel/journey'
import { Skeleton } from 'shared-lib/ui/skeleton/skeleton'
import { Stages } from 'shared-lib/ui/stages/stages'
import { NoLead } from './no-lead'
import styles from './screens.module.css'
import { useLead } from './use-lead'

/** The call is what comes after the data were left. */
const waitingForCall = 1

/** `/energia/contacto`: the four milestones, now waiting for our call. */
export function ContactScreen({ company }: { company: Company }) {
  const lead = useLead()
  return (
    <div className={styles.screen}>
      <Stages stages={journeyStages} current={3} />
      {lead === null && <NoLead />}
      {lead === undefined && <Skeleton height={360} />}
      {lead && (
        <section className={styles.form}>
          <h1 className={styles.heading}>Agora é connosco: vamos ligar-te</h1>
          <p className={styles.lead}>
            Confirmamos os teus dados ao telefone antes de tratar seja do que for. Não precisas de fazer mais
            nada.
          </p>
          <ol className={styles.milestones}>
            {milestones.map((name, at) => {
              const state = at < waitingForCall ? 'done' : at === waitingForCall ? 'current' : 'coming'
              return (
                <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                  <span className={styles.number}>{at + 1}</span>
                  <span>
                    {name}
                    {state === 'done' && <span className={styles.small}> (concluído)</span>}
                    {state === 'current' && <span className={styles.small}> Aguarda a nossa chamada</span>}
                  </span>
                </li>
              )
            })}
          </ol>
          <p>
            Referência <strong>{lead.reference}</strong>. <a href={lead.statusUrl}>Ver o estado do pedido</a>
          </p>
          <section className={styles.card} aria-label="Falar connosco">
            <p className={styles.strong}>
              <Phone size={18} aria-hidden="true" /> <a href={`tel:${company.phone}`}>{company.phoneText}</a>
            </p>
            <p className={styles.small}>
              {company.phoneHours}. {company.phoneCost}
            </p>
          </section>
        </section>
      )}
    </div>
  )
}
