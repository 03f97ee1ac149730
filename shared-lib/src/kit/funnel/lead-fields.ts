import type { LeadField } from '../../contract/define-micro-frontend'
import type { InputField } from '../form/input-field'
import type { Flow } from './flow'

/** Contact of a visitor who asks for a call: the fields that `contactProblems` requires of every lead. */
export const contactLeadFields: readonly LeadField[] = [
  { name: 'fullName', required: 'always' },
  { name: 'email', required: 'always' },
  { name: 'phone', required: 'always' },
  { name: 'tcConsent', required: 'always' },
  { name: 'marketingOptIn', required: 'never', options: ['true', 'false'] },
]

function need(
  { optional, needed, applies }: InputField<unknown>,
  wholeStepApplies: boolean,
): LeadField['required'] {
  if (optional && !needed) return 'never'
  return wholeStepApplies && !applies && !optional ? 'always' : 'sometimes'
}

/** The fields of a funnel's lead, as `checkFlowLead` takes them: its answers and the contact. */
export const flowLeadFields = ({ steps, fields }: Flow): readonly LeadField[] => [
  ...steps.flatMap((step) =>
    step.names.flatMap((name) => {
      const field: InputField<unknown> | undefined = fields[name]
      if (!field) return []
      const required = step.optional ? ('never' as const) : need(field, !step.applies)
      const options = field.options?.map(({ value }) => value)
      return [{ name: `answers.${name}`, required, ...(options && { options }) }]
    }),
  ),
  ...contactLeadFields,
]
