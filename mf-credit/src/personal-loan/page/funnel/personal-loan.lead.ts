import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { checkFlowLead } from 'shared-lib/kit/funnel/contact.answers'
import { limitedFlow } from 'shared-lib/kit/journey/limits'
import { differenceText } from 'shared-lib/kit/results/ruler'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { PersonalLoanAnswers } from '../../fields'
import { ineligibleFor, requestOf } from '../../rules/loan-request'
import { outlookOf } from '../../rules/outlook'
import { personalLoanFunnel } from './personal-loan.funnel'

const refusals = {
  nonResident: { field: 'residentType', message: 'Só tratamos pedidos de quem vive em Portugal' },
  unpaid: {
    field: 'unpayedCredits',
    message: 'Com prestações em atraso não pedimos propostas: fala primeiro com o teu banco',
  },
} as const

/** By how much the average of the market is below the visitor's proposal, a month; nothing where it is not. */
function changeOf(answers: PersonalLoanAnswers, on: IsoDate): string | undefined {
  const request = requestOf(answers, on)
  const market = request && outlookOf(request, on).market
  const more = market && request.todayInstalment ? market.instalment - request.todayInstalment : 0
  return more < 0 ? differenceText({ cents: more, period: 'mês' }) : undefined
}

/** A lead of the funnel, from a visitor who is eligible for proposals. */
export const validatePersonalLoanLead: LeadSchema = (body, today, offers) => {
  const checked = checkFlowLead(limitedFlow(personalLoanFunnel, offers, today), body, today)
  if ('problems' in checked) return checked
  const answers = checked.answers as PersonalLoanAnswers
  const why = ineligibleFor(answers)
  if (why) return { problems: [refusals[why]] }
  const change = changeOf(answers, toIsoDate(today))
  return { lead: { ...checked.lead, ...(change && { change }) } }
}
