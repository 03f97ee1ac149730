import type { LeadField, LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import { contactProblems, readContact } from 'shared-lib/kit/funnel/contact.answers'
import { contactLeadFields } from 'shared-lib/kit/funnel/lead-fields'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { telecomFields } from '../../../fields'

type Body = Readonly<Record<string, unknown>>

/** Of the page that the request was left on: the last part of its address. */
const isCampaign = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+){0,15}$/.test(value) && value.length <= 80

const codeOf = ({ zipcode }: Body) =>
  typeof zipcode === 'string' && zipcode.length <= 20
    ? telecomFields.zipcode.parse(zipcode.trim())
    : undefined

function zipcodeProblems(body: Body): readonly LeadProblem[] {
  const { missing, invalid } = telecomFields.zipcode
  if (codeOf(body) !== undefined) return []
  return [{ field: 'zipcode', message: body.zipcode ? invalid : missing }]
}

/** Faults that stop the form of a campaign from being sent. */
export const campaignProblems = (body: Body): readonly LeadProblem[] => [
  ...(isCampaign(body.campaign)
    ? []
    : [{ field: 'campaign', message: 'Esta campanha não existe: pede propostas em /tv-net-voz/simular' }]),
  ...zipcodeProblems(body),
  ...contactProblems(body),
]

/** Checks an untrusted lead of a campaign's page: `{ campaign, zipcode, fullName, email, phone, tcConsent, marketingOptIn? }`. */
export const campaignLead: LeadSchema = (body) => {
  const given = isRecord(body) ? body : {}
  const problems = campaignProblems(given)
  return problems.length > 0
    ? { problems }
    : { lead: { campaign: given.campaign, zipcode: codeOf(given), ...readContact(given) } }
}

export const campaignFields: readonly LeadField[] = [
  { name: 'campaign', required: 'always' },
  { name: 'zipcode', required: 'always' },
  ...contactLeadFields,
]
