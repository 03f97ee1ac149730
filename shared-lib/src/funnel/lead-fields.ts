import type { LeadField } from '../contract/define-micro-frontend'
import type { Field, Flow } from './flow'

/** Who asks to be called: what `contactProblems` wants of every lead. */
export const contactLeadFields: readonly LeadField[] = [
  { name: 'fullName', required: 'always' },
  { name: 'email', required: 'always' },
  { name: 'phone', required: 'always' },
  { name: 'tcConsent', required: 'always' },
  { name: 'marketingOptIn', required: 'never', options: ['true', 'false'] },
]

function need({ optional, applies }: Field<unknown>, wholeStepApplies: boolean): LeadField['required'] {
  if (optional === true) return 'never'
  return wholeStepApplies && !applies && !optional ? 'always' : 'sometimes'
}

/** The fields of a funnel's lead, as `checkFlowLead` takes them: its answers and who asks to be called. */
export const flowLeadFields = <Answers>(flow: Flow<Answers>): readonly LeadField[] => [
  ...flow.steps.flatMap((step) =>
    (Object.entries(step.fields) as [string, Field<unknown>][]).map(([name, field]) => ({
      name: `answers.${name}`,
      required: step.optional ? ('never' as const) : need(field, !step.applies),
      ...(field.options && { options: field.options }),
    })),
  ),
  ...contactLeadFields,
]
