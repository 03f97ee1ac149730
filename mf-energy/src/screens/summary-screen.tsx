import { ArrowRight } from 'lucide-react'
import { journeyStages } from 'shared-lib/funnel/journey'
import { Button } from 'shared-lib/ui/button/button'
import { Notice } from 'shared-lib/ui/notice/notice'
import { Skeleton } from 'shared-lib/ui/skeleton/skeleton'
import { Stages } from 'shared-lib/ui/stages/stages'
import { NoLead } from './no-lead'
import styles from './screens.module.css'
import { useLead } from './use-lead'

/** `/energia/resumo`: what was asked for, with its reference. */
export function SummaryScreen() {
  const lead = useLead()
  return (
    <div className={styles.screen}>
      <Stages stages={journeyStages} current={2} />
      {lead === null && <NoLead />}
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
            {lead.offer && (
              <>
                <dt>Oferta escolhida</dt>
                <dd>{lead.offer}</dd>
              </>
            )}
          </dl>
          <div className={styles.actions}>
            <Button kind="main" full href="/energia/contacto" iconEnd={<ArrowRight size={20} />}>
              Ver o que se segue
            </Button>
          </div>
          <p>
            <a href={lead.statusUrl}>Ver o estado do pedido</a>
          </p>
        </section>
      )}
    </div>
  )
}
