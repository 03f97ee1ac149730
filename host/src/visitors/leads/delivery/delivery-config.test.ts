import { readDelivery } from './delivery-config'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const crm = { CRM_WEBHOOK_URL: 'https://crm.example/leads', CRM_WEBHOOK_SECRET: secret }
const live = { NODE_ENV: 'production' }

it('delivers nowhere, takes no milestones and asks no phone service where nothing is named', () =>
  expect(readDelivery({ ...live, CRM_WEBHOOK_URL: '', PHONE_VERIFICATION_URL: '' })).toEqual({
    crmWebhook: undefined,
    milestoneSecrets: [],
    phoneVerification: undefined,
  }))

it('reads all of it', () =>
  expect(
    readDelivery({
      ...live,
      ...crm,
      CRM_WEBHOOK_SECRET: `${secret},${secret}`,
      CRM_MILESTONES_SECRET: secret,
      PHONE_VERIFICATION_URL: 'https://phones.example/verify',
      PHONE_VERIFICATION_KEY: 'a-token',
    }),
  ).toEqual({
    crmWebhook: { url: crm.CRM_WEBHOOK_URL, secrets: [Buffer.alloc(32, 7), Buffer.alloc(32, 7)] },
    milestoneSecrets: [Buffer.alloc(32, 7)],
    phoneVerification: { url: 'https://phones.example/verify', key: 'a-token' },
  }))

it('lets a local start use http', () => {
  const url = 'http://127.0.0.1:1/'
  expect(readDelivery({ ...crm, CRM_WEBHOOK_URL: url }).crmWebhook?.url).toBe(url)
})

it.each([
  [{ ...live, ...crm, CRM_WEBHOOK_URL: 'http://crm.example/segredo' }, 'CRM_WEBHOOK_URL must be a URL'],
  [{ ...crm, CRM_WEBHOOK_URL: 'ftp://crm.example/segredo' }, 'CRM_WEBHOOK_URL must be a URL'],
  [{ ...crm, CRM_WEBHOOK_URL: 'segredo' }, 'CRM_WEBHOOK_URL must be a URL'],
  [{ ...crm, CRM_WEBHOOK_URL: 'https://qp:segredo@crm.example/' }, 'CRM_WEBHOOK_URL must not hold'],
  [{ ...crm, CRM_WEBHOOK_SECRET: undefined }, 'CRM_WEBHOOK_URL needs CRM_WEBHOOK_SECRET too'],
  [{ ...crm, CRM_WEBHOOK_SECRET: 'segredo' }, 'CRM_WEBHOOK_SECRET must be whsec_'],
  [{ CRM_MILESTONES_SECRET: 'segredo' }, 'CRM_MILESTONES_SECRET must be whsec_'],
  [{ ...live, PHONE_VERIFICATION_URL: 'http://segredo.example' }, 'PHONE_VERIFICATION_URL must be a URL'],
  [{ PHONE_VERIFICATION_KEY: 'whsec_segredo' }, 'PHONE_VERIFICATION_KEY must be whsec_'],
])('refuses %j in a sentence that repeats no secret', (env, sentence) => {
  expect(() => readDelivery(env)).toThrow(sentence)
  expect(() => readDelivery(env)).not.toThrow('segredo')
})
