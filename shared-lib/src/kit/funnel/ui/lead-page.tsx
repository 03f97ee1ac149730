import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../../contract/define-widget'
import { lazyHttp } from '../../http/lazy-http'
import { Button } from '../../ui/button/button'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { Stages } from '../../ui/stages/stages'
import type { Flow } from '../flow'
import { journeyStages } from '../journey'
import { journeyAddresses } from '../journey-addresses'
import type { LeadProgress } from '../lead-progress'
import { type LeadRecord, readLead } from '../lead-record'
import { Household } from './household'
import styles from './lead.module.css'
import '../../styles/lead-progress.css'
import { LeadProgressView } from './lead-progress-view'

const timeoutMs = 8_000

/** The current lead: a step may be done, or its owner has withdrawn it on another page. */
async function latestProgress(kept: LeadRecord, apiUrl: string, signal: AbortSignal): Promise<LeadRecord> {
  const path = kept.statusUrl.replace('/pedido/', '/api/leads/status/')
  const progress = await lazyHttp({ baseUrl: apiUrl, timeoutMs }).get<LeadProgress>(path, { signal })
  return { ...kept, standing: progress }
}

/**
 * The lead of this visit: `undefined` while the page hydrates, `null` when none was sent. What the visit remembers is shown at
 * once, and stays where the server cannot be asked.
 */
function useLead(vertical: string, apiUrl: string): LeadRecord | null | undefined {
  const [lead, setLead] = useState<LeadRecord | null>()
  useEffect(() => {
    const kept = readLead(vertical)
    setLead(kept ?? null)
    if (!kept) return
    const leaving = new AbortController()
    latestProgress(kept, apiUrl, leaving.signal).then(setLead, () => {})
    return () => leaving.abort()
  }, [vertical, apiUrl])
  return lead
}

interface NoLeadProps {
  /** The funnel's address. */
  readonly href: string
  /** Button that starts it, e.g. "Simular energia". */
  readonly startText: string
}

/** Summary or contact page opened without a lead in this visit: another day, another device, no script. */
const NoLead = ({ href, startText }: NoLeadProps) => (
  <section className={styles.form}>
    <h1 className={styles.heading}>Não há aqui nenhum pedido teu</h1>
    <p className={styles.lead}>
      O pedido só se vê aqui no separador onde o fizeste. Se já o fizeste, abre a ligação que guardaste ou que
      te enviámos por email; se não, a simulação demora uns dois minutos.
    </p>
    <div className={styles.actions}>
      <Button kind="main" href={href}>
        {startText}
      </Button>
    </div>
  </section>
)

interface LeadPageProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly flow: Flow
  /** Button that starts the funnel, for visitors without a lead, e.g. "Simular energia". */
  readonly startText: string
}

/** `/energia/resumo` and `/energia/contacto`: the request of this visit. */
export function LeadPage({ flow, startText, location, shell }: LeadPageProps) {
  const lead = useLead(flow.name, shell.apiUrl)
  const noLead = <NoLead href={flow.path} startText={startText} />
  return (
    <div className={`${styles.screen} ${styles.request}`}>
      <Stages stages={journeyStages} current={location?.path === journeyAddresses(flow).contact ? 3 : 2} />
      {lead === undefined && (
        <>
          <noscript>{noLead}</noscript>
          <div className={styles.waiting}>
            <Skeleton height={560} />
          </div>
        </>
      )}
      {lead === null && noLead}
      {lead && (
        <>
          <LeadProgressView
            progress={lead.standing}
            now={new Date()}
            company={shell.company}
            name={lead.firstName}
            answers={lead.answers}
            address={lead.statusUrl}
          />
          <Household />
        </>
      )}
    </div>
  )
}
