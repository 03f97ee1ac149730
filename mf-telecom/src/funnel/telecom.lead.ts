import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { checkFlowLead } from 'shared-lib/funnel/contact.answers'
import { telecomFunnel } from './telecom.funnel'

/** Checks an untrusted telecom lead: the answers and who asks to be called. There is no offer to choose yet. */
export const validateTelecomLead: LeadSchema = (body, today) => {
  const checked = checkFlowLead(telecomFunnel, body, today)
  return 'problems' in checked ? checked : { lead: { ...checked.lead } }
}
