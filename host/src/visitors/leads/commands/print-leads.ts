import { finishedMilestone } from 'shared-lib/kit/funnel/milestones'
import type { LeadLine, leadStats } from '../lead-records'

const milestone = (number: number) => (number >= finishedMilestone ? 'done' : `${number}/4`)

/** Rows of a table as `console.table` draws it. */
export const leadRows = (leads: readonly LeadLine[]) =>
  leads.map((lead) => ({
    reference: lead.reference,
    received: lead.createdAt.slice(0, 16).replace('T', ' '),
    vertical: lead.vertical,
    milestone: milestone(lead.milestone),
    delivery: lead.delivery,
    attempts: lead.attempts,
    'last failure': lead.lastFailure ?? '',
    phone: lead.phoneCheck,
    campaign: lead.campaign,
    notes: [lead.repeated && 'repeated', lead.erased && 'erased'].filter(Boolean).join(', '),
  }))

type Stats = Awaited<ReturnType<typeof leadStats>>

/** Lines about undelivered messages. */
export const outboxLines = ({ waiting, oldestWaiting, dead }: Stats) => [
  waiting === 0 ? 'Nothing waits to be delivered.' : `${waiting} waiting, the oldest since ${oldestWaiting}.`,
  dead === 0 ? 'No dead letters.' : `${dead} dead letters: npm run leads -- list --delivery dead`,
]
