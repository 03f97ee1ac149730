import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { checkFlowLead } from 'shared-lib/funnel/contact.answers'
import { __name__Funnel } from './__name__.funnel'

/** Checks an untrusted lead: the answers and who asks to be called. */
export const validate__Name__Lead: LeadSchema = (body) => {
  const checked = checkFlowLead(__name__Funnel, body)
  return 'problems' in checked ? checked : { lead: { ...checked.lead } }
}
