import { ArrowRight } from 'lucide-react'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/notice/notice'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { Stages } from '../../ui/stages/stages'
import type { Flow } from '../flow'
import { journeyStages } from '../journey'
import { journeyAddresses } from '../journey-addresses'
import { Household } from './household'
import styles from './lead.module.css'
import { NoLead } from './no-lead'
import { useLead } from './use-lead'

interface LeadSummaryProps<Answers> {
  readonly flow: Flow<Answers>
  /** Button that starts the funnel, for who has no lead, e.g. "Simular energia". */
  readonly startText: string
}

/** `/energia/resumo`: what was asked for, with its reference. */
export function LeadSummary<Answers>({ flow, startText }: LeadSummaryProps<Answers>) {
  const lead = useLead(flow.name)
  return (
    <div className={`${styles.screen} ${styles.summary}`}>
      <Stages stages={journeyStages} current={2} />
      {lead === null && <NoLead href={flow.path} startText={startText} />}
      {lead === undefined && <Skeleton height={320} />}
      {lead && (
        <section className={styles.form}>
          <h1 className={styles.heading}>
            {lead.firstName ? `${lead.firstName}, recebemos o teu pedido` : 'Recebemos o teu pedido'}
          </h1>
          <Notice tone="good" title={`Referência ${lead.reference}`}>
            <p>Guarda-a: identifica o teu pedido se falares connosco.</p>
          </Notice>
          <dl className={styles.list}>
            <dt>O que pediste</dt>
            <dd>{lead.asked}</dd>
            {lead.call && (
              <>
                <dt>Quando te contactamos</dt>
                <dd>{lead.call}</dd>
              </>
            )}
            {lead.offer && (
              <>
                <dt>Oferta escolhida</dt>
                <dd>{lead.offer}</dd>
              </>
            )}
          </dl>
          <div className={styles.actions}>
            <Button kind="main" full href={journeyAddresses(flow).contact} iconEnd={<ArrowRight size={20} />}>
              Ver o que se segue
            </Button>
          </div>
          <p>
            <a href={lead.statusUrl}>Ver o estado do pedido</a>
          </p>
          <Household />
        </section>
      )}
    </div>
  )
}
