/** Code of the product that a lead or a funnel is about, by its name in events and leads; as routes declare it. */
export const verticalCodes = {
  energy: 'EN',
  telecom: 'BB',
  'telecom-campaign': 'BB',
  'car-insurance': 'CI',
  'personal-loan': 'PL',
  'home-loan': 'HL',
  'credit-card': 'CC',
  'term-deposit': 'TD',
} as const
