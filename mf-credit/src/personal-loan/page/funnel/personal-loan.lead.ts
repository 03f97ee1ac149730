import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { flowLead } from 'shared-lib/kit/journey/define-journey'
import type { PersonalLoanAnswers } from '../../fields'
import { ineligibleFor } from '../../rules/loan-request'
import { personalLoanFunnel } from './personal-loan.funnel'

const check = flowLead(personalLoanFunnel)

const refusals = {
  nonResident: { field: 'residentType', message: 'Só tratamos pedidos de quem vive em Portugal' },
  unpaid: {
    field: 'unpayedCredits',
    message: 'Com prestações em atraso não pedimos propostas: fala primeiro com o teu banco',
  },
} as const

/** A lead of the funnel, from a visitor who is eligible for proposals. */
export const validatePersonalLoanLead: LeadSchema = (...call) => {
  const checked = check(...call)
  if ('problems' in checked) return checked
  const why = ineligibleFor(checked.lead.answers as PersonalLoanAnswers)
  return why ? { problems: [refusals[why]] } : checked
}
