import type { WidgetProps } from '../../../contract/define-widget'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { Stages } from '../../ui/stages/stages'
import type { Flow } from '../flow'
import { journeyStages } from '../journey'
import { journeyAddresses } from '../journey-addresses'
import { Household } from './household'
import '../../styles/lead-progress.css'
import styles from './lead.module.css'
import { LeadProgressView } from './lead-progress-view'
import { NoLead } from './no-lead'
import { useLead } from './use-lead'

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
            asked={lead.asked}
            address={lead.statusUrl}
          />
          <Household />
        </>
      )}
    </div>
  )
}
