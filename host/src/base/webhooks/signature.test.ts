import { randomBytes } from 'node:crypto'
import { parseWebhookSecrets, signedId, webhookHeaders } from './signature'

// Test vector of the reference implementation of Standard Webhooks (libraries/javascript).
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const secrets = parseWebhookSecrets(vector.secret, 'S')
const headers = () => webhookHeaders(vector.id, vector.body, secrets, vector.at)
const read = (change: object = {}, body = vector.body, now = vector.at, known: readonly Buffer[] = secrets) =>
  signedId({ ...headers(), ...change }, Buffer.from(body), known, now)
const later = (seconds: number) => new Date(vector.at.getTime() + seconds * 1000)

it('signs as the reference implementation does', () =>
  expect(headers()).toEqual({
    'webhook-id': vector.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': vector.signature,
  }))

it('knows what it signed, and no other body, id or time', () => {
  expect(read()).toBe(vector.id)
  expect(read({}, `${vector.body} `)).toBeUndefined()
  expect(read({ 'webhook-id': 'msg_other' })).toBeUndefined()
  expect(read({ 'webhook-timestamp': '1614265331' })).toBeUndefined()
})

it.each([
  ['no id', { 'webhook-id': undefined }],
  ['an id that could end the signed text early', { 'webhook-id': 'a.1614265330' }],
  ['no timestamp', { 'webhook-timestamp': undefined }],
  ['a timestamp in words', { 'webhook-timestamp': 'hello' }],
  ['no signature', { 'webhook-signature': undefined }],
  ['half a signature', { 'webhook-signature': vector.signature.slice(0, 8) }],
  ['an empty signature', { 'webhook-signature': 'v1,' }],
  ['another scheme', { 'webhook-signature': vector.signature.replace('v1,', 'v2,') }],
])('refuses %s', (_, change) => expect(read(change)).toBeUndefined())

it('takes one good signature among others', () => {
  const others = 'v1a,abc v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc='
  expect(read({ 'webhook-signature': `${others} ${vector.signature}` })).toBe(vector.id)
})

it.each([
  [300, vector.id],
  [-300, vector.id],
  [301, undefined],
  [-301, undefined],
])('read %i seconds after it was signed', (after, id) => expect(read({}, vector.body, later(after))).toBe(id))

it('changes its secret without a gap: both sign, either opens', () => {
  const fresh = `whsec_${randomBytes(32).toString('base64')}`
  const both = parseWebhookSecrets(`${fresh}, ${vector.secret}`, 'S')
  const signed = webhookHeaders(vector.id, vector.body, both, vector.at)
  for (const known of [secrets, parseWebhookSecrets(fresh, 'S')])
    expect(signedId(signed, Buffer.from(vector.body), known, vector.at)).toBe(vector.id)
  expect(read({}, vector.body, vector.at, both)).toBe(vector.id)
  expect(read({}, vector.body, vector.at, [randomBytes(32)])).toBeUndefined()
  expect(read({}, vector.body, vector.at, [])).toBeUndefined()
})

it.each([
  '',
  'secret',
  'whsec_',
  'whsec_c2hvcnQ=',
  `whsec_${'A'.repeat(100)}`,
  'whsec_not base64 at all really!',
])('refuses the secret "%s" without repeating it', (text) => {
  const parse = () => parseWebhookSecrets(text, 'CRM_WEBHOOK_SECRET')
  expect(parse).toThrow('CRM_WEBHOOK_SECRET')
  if (text) expect(parse).not.toThrow(text.slice(6) || 'whsec_c')
})
