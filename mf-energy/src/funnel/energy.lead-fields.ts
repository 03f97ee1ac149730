import type { LeadField } from 'shared-lib/contract/define-micro-frontend'

/** Of the offer that was chosen, when one was. Apart from the rules: no browser needs the list. */
export const chosenOfferFields: readonly LeadField[] = ['id', 'name', 'yearlyCents', 'asOf'].map((name) => ({
  name: `offer.${name}`,
  required: 'sometimes' as const,
}))
