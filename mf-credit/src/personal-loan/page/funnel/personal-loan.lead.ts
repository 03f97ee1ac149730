import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import type { PersonalLoanAnswers } from '../../fields'
import { ineligibleFor } from '../../rules/loan-request'

const refusals = {
  nonResident: { field: 'residentType', message: 'Só tratamos pedidos de quem vive em Portugal' },
  unpaid: {
    field: 'unpayedCredits',
    message: 'Com prestações em atraso não pedimos propostas: fala primeiro com o teu banco',
  },
} as const

/** A lead of the funnel, from a visitor who is eligible for proposals. */
export const eligibleLead =
  (lead: LeadSchema): LeadSchema =>
  (...call) => {
    const checked = lead(...call)
    const why = 'lead' in checked && ineligibleFor(checked.lead.answers as PersonalLoanAnswers)
    return why ? { problems: [refusals[why]] } : checked
  }
