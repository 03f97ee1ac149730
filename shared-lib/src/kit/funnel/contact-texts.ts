import type { RawAnswers } from './flow'

/** The contact form's texts as a lead carries them. */
export const contactOf = (texts: RawAnswers) => ({
  fullName: texts.fullName ?? '',
  email: texts.email ?? '',
  phone: texts.phone ?? '',
  tcConsent: texts.tcConsent === 'true',
  marketingOptIn: texts.marketingOptIn === 'true',
})
