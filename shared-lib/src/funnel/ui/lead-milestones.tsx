import { Check, MessageCircle } from 'lucide-react'
import type { Company } from '../../contract/define-widget'
import { ReachUs } from '../../ui/reach-us/reach-us'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { Stages } from '../../ui/stages/stages'
import type { Flow } from '../flow'
import { journeyStages } from '../journey'
import type { LeadRecord } from '../lead-record'
import { milestones } from '../milestones'
import styles from './lead.module.css'
import { NoLead } from './no-lead'
import { useLead } from './use-lead'

/** The call is what comes after the data were left. */
const waitingForCall = 1

/** What we do next and what that asks of the person, by how the contact was asked for. */
const byChannel: Readonly<Record<string, { readonly ours: string; readonly yours: string }>> = {
  phone: { ours: 'vamos ligar-te', yours: 'Basta atenderes.' },
  whatsapp: { ours: 'vamos escrever-te por WhatsApp', yours: 'Basta responderes à mensagem.' },
  sms: { ours: 'vamos enviar-te um SMS', yours: 'Basta responderes.' },
}

const wordsOf = ({ channel }: LeadRecord) => byChannel[channel] ?? { ours: 'vamos contactar-te', yours: '' }

interface LeadMilestonesProps<Answers> {
  readonly flow: Flow<Answers>
  readonly company: Company
  /** Button that starts the funnel, for who has no lead, e.g. "Simular energia". */
  readonly startText: string
}

/** `/energia/contacto`: the four milestones, now waiting for our call. */
export function LeadMilestones<Answers>({ flow, company, startText }: LeadMilestonesProps<Answers>) {
  const lead = useLead(flow.name)
  return (
    <div className={`${styles.screen} ${styles.contact}`}>
      <Stages stages={journeyStages} current={3} />
      {lead === null && <NoLead href={flow.path} startText={startText} />}
      {lead === undefined && <Skeleton height={360} />}
      {lead && (
        <section className={styles.form}>
          <h1 className={styles.heading}>Agora é connosco: {wordsOf(lead).ours}</h1>
          <p className={styles.lead}>
            Confirmamos os teus dados antes de tratar seja do que for. {wordsOf(lead).yours}
          </p>
          {lead.call && (
            <p>
              Quando te contactamos: <strong>{lead.call}</strong>.
            </p>
          )}
          <ol className={styles.milestones}>
            {milestones.map((name, at) => {
              const state = at < waitingForCall ? 'done' : at === waitingForCall ? 'current' : 'coming'
              return (
                <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                  <span className={styles.number}>
                    {state === 'done' ? <Check size={20} aria-hidden="true" /> : at + 1}
                  </span>
                  <span className={styles.words}>
                    {name}{' '}
                    <span className={styles.small}>
                      {state === 'done' && 'Concluído'}
                      {state === 'current' && 'Aguarda o nosso contacto'}
                      {state === 'coming' && 'A seguir'}
                    </span>
                  </span>
                </li>
              )
            })}
          </ol>
          <p>
            Referência <strong>{lead.reference}</strong>. <a href={lead.statusUrl}>Ver o estado do pedido</a>
          </p>
          <ReachUs
            company={company}
            before={
              <>
                <MessageCircle size={20} aria-hidden="true" /> Se precisares de falar connosco,{' '}
              </>
            }
            after="."
          />
        </section>
      )}
    </div>
  )
}
