import { consentVersions } from './consent-versions'
import { checkLead } from './lead-check'

const textVersion = 'referral-2026-11'
const boxes = { tcConsent: true, marketingOptIn: false, contactConsent: true, friendConsent: true }
const phone = '+351912345678'

/** Consents of a lead with these boxes; its vertical lets everything through. */
async function consentsOf(ticked: Readonly<Record<string, unknown>>) {
  const lead = { phone, ...ticked }
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

it.each([
  ['referral-1999-01', boxes],
  ['retirada-2026-11', boxes],
  ['constructor', { tcConsent: true }],
])('refuses the version %s, whose words no form can show', async (consentVersion, ticked) => {
  const lead = { phone, ...ticked }
  const asked = checkLead({ vertical: 'referral', consentVersion, lead }, async () => ({ lead }), 1000)
  await expect(asked).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'consentVersion', message: expect.stringContaining('versão') }],
  })
})

it('takes a box of a partner’s form only with the words that were next to it', async () => {
  const versions = consentVersions({ 'parceiro-1': { terms: 'Aceito.' } })
  const ask = (ticked: object) => {
    const lead = { phone, tcConsent: true, ...ticked }
    const request = { vertical: 'referral', consentVersion: 'parceiro-1', lead }
    return checkLead(request, async () => ({ lead }), 1000, new Date(), versions)
  }
  expect((await ask({})).consents).toEqual([{ purpose: 'terms', textVersion: 'parceiro-1', granted: true }])
  await expect(ask({ marketingOptIn: true })).rejects.toMatchObject({ status: 422 })
})
