import type { LeadField } from 'shared-lib/contract/define-micro-frontend'
import { flowLeadFields } from 'shared-lib/funnel/lead-fields'
import { energyFunnel } from './energy.funnel'

/** What `validateEnergyLead` takes; the offer only when one was chosen. Apart from it: no browser needs the list. */
export const energyLeadFields: readonly LeadField[] = [
  ...flowLeadFields(energyFunnel),
  ...['id', 'name', 'yearlyCents', 'asOf'].map((name) => ({
    name: `offer.${name}`,
    required: 'sometimes' as const,
  })),
]
