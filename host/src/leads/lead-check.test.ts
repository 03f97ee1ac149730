import { checkLead } from './lead-check'

const textVersion = 'referral-2026-11'
const boxes = { tcConsent: true, marketingOptIn: false, contactConsent: true, friendConsent: true }

/** Consents of a lead with these boxes; its vertical lets everything through. */
async function consentsOf(ticked: Readonly<Record<string, unknown>>) {
  const lead = { phone: '+351912345678', ...ticked }
  const request = { vertical: 'referral', consentVersion: textVersion, lead }
  const { consents } = await checkLead(request, async () => ({ lead }), 1000)
  return consents
}

it('keeps every box that was asked about as a consent of its own, given or not', async () =>
  expect(await consentsOf(boxes)).toEqual([
    { purpose: 'terms', textVersion, granted: true },
    { purpose: 'marketing', textVersion, granted: false },
    { purpose: 'contact', textVersion, granted: true },
    { purpose: 'friend', textVersion, granted: true },
  ]))

it('keeps none for what was not asked, and takes no text for a yes', async () =>
  expect(await consentsOf({ tcConsent: true, contactConsent: 'true' })).toEqual([
    { purpose: 'terms', textVersion, granted: true },
    { purpose: 'contact', textVersion, granted: false },
  ]))
