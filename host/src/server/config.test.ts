import { readConfig } from './config'
import { readMailFolder } from './read-settings'
import cases from './testing/config.json'

const local = { CONTENT_API_URL: 'http://127.0.0.1:1/v2' }

it.each(['GTM-AB12', 'G-AB12'])('takes the tag manager %s', (id) =>
  expect(readConfig({ ...local, GTM_ID: id }).gtmId).toBe(id),
)

it.each(['gtm-ab12', 'UA-1', 'GTM-<script>'])('refuses the tag manager %s by name', (id) =>
  expect(() => readConfig({ ...local, GTM_ID: id })).toThrow(`GTM_ID "${id}" is not a valid GTM-ID`),
)

it('wants a sender and the public origin with a mail server', () => {
  const env = { ...local, SMTP_URL: 'smtp://127.0.0.1' }
  expect(() => readConfig(env)).toThrow('SMTP_URL needs MAIL_FROM too')
  expect(() => readConfig({ ...env, MAIL_FROM: 'a@q.example' })).toThrow('SMTP_URL needs PUBLIC_ORIGIN too')
  expect(() => readConfig({ ...local, SMTP_URL: 'http://127.0.0.1' })).toThrow('smtp://')
  const whole = { ...env, MAIL_FROM: 'a@q.example', PUBLIC_ORIGIN: 'https://q.example/' }
  expect(readConfig(whole)).toMatchObject({ smtpUrl: env.SMTP_URL, origin: 'https://q.example' })
})

it('writes mails next to the database', () =>
  expect(readMailFolder({ LEADS_DATABASE: '/var/qp/leads.sqlite' })).toBe('/var/qp/outbox'))

it('stores in a file, or in the PostgreSQL that is named, and never repeats a password', () => {
  const file = '/var/qp/leads.sqlite'
  expect(readConfig({ ...local, LEADS_DATABASE: file }).database).toBe(file)
  const url = 'postgres://qp:segredo@db.example/leads'
  expect(readConfig({ ...local, DATABASE_URL: url, LEADS_DATABASE: '/x' }).database).toBe(url)
  const wrong = () => readConfig({ ...local, DATABASE_URL: 'mysql://qp:segredo@db.example/leads' })
  expect(wrong).toThrow('DATABASE_URL must be a URL that begins with postgres://')
  expect(wrong).not.toThrow('segredo')
})

it('takes partners as exact origins, encrypted ones in production', () => {
  const partners = (text: string, more = {}) =>
    readConfig({ ...local, PARTNER_ORIGINS: text, ...more }).partnerOrigins
  const two = ['https://a.example', 'http://localhost:8080']
  expect(partners(` ${two.join('  ')} `)).toEqual(two)
  expect(partners('')).toEqual([])
  const odd = 'https://a.example/ https://a.example/x a.example * https://*.a.example/ ftp://a.example'
  for (const wrong of odd.split(' '))
    expect(() => partners(wrong)).toThrow(`PARTNER_ORIGINS: "${wrong}" is not an origin`)
  expect(() => partners('http://a.example', { NODE_ENV: 'production' })).toThrow('PARTNER_ORIGINS')
})

it('keeps leads for a year unless it is set otherwise, and never for no time at all', () => {
  expect(readConfig(local).leadsKeptDays).toBe(365)
  expect(readConfig({ ...local, LEADS_KEPT_DAYS: '90' }).leadsKeptDays).toBe(90)
  expect(() => readConfig({ ...local, LEADS_KEPT_DAYS: '0' })).toThrow('LEADS_KEPT_DAYS must be at least 1')
})

it('takes an address without encryption outside production alone', () => {
  const plain = { ...local, PUBLIC_ORIGIN: 'http://q.example' }
  expect(readConfig(plain).origin).toBe('http://q.example')
  expect(() => readConfig({ ...plain, NODE_ENV: 'production' })).toThrow(
    'PUBLIC_ORIGIN: "http://q.example" must begin with https: in production',
  )
})

it('reports every wrong setting at once', () => {
  const wrong = cases.wrong
  expect(() => readConfig(wrong)).toThrow(
    [
      'LEADS_PER_MINTUE is no setting: did you mean LEADS_PER_MINUTE?',
      'PORT must be a whole number from 0 to 65535, not "70000"',
      'PUBLIC_ORIGIN is empty: canonical links, previews and structured data need whole addresses',
      'Say where content comes from: STORYBLOK_TOKEN for a real space, or CONTENT_API_URL for a local one.',
      'CRM_WEBHOOK_URL needs CRM_WEBHOOK_SECRET too',
      'CANARY_ERROR_PERCENT must be a number from 0 to 100, not "x"',
      'GUARD_SECONDS must be a number from 0.1 to 3600, not "0"',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
      'OVERRIDE_SECRET must have at least 32 characters',
    ].join('\n'),
  )
})

it('asks for publications seldom where it is notified of them, as often as it is set, and in the region of the space', () => {
  expect(readConfig(local).contentEverySeconds).toBe(5)
  const withWebhook = { ...local, STORYBLOK_WEBHOOK_SECRET: 'segredo' }
  expect(readConfig(withWebhook).contentEverySeconds).toBe(60)
  expect(readConfig({ ...withWebhook, CONTENT_EVERY_SECONDS: '20' }).contentEverySeconds).toBe(20)
  const space = { STORYBLOK_TOKEN: 'x' }
  expect(readConfig(space).contentEndpoint).toBe('https://api.storyblok.com/v2')
  const us = { ...space, STORYBLOK_REGION: 'us' }
  expect(readConfig(us).contentEndpoint).toBe('https://api-us.storyblok.com/v2')
  const images = (more: object) => readConfig({ ...space, ...more }).imageOrigins
  const origins = (of: string) => [`https://a${of}.storyblok.com`, `https://a2${of}.storyblok.com`]
  expect([images({}), images(us)]).toEqual([origins(''), origins('-us')])
  expect(images({ STORYBLOK_REGION: 'cn' })).toEqual(['https://a.storyblokchina.cn'])
  expect(images({ IMAGE_ORIGINS: '' })).toEqual([])
  const elsewhere = { ...space, STORYBLOK_REGION: 'pt' }
  expect(() => readConfig(elsewhere)).toThrow('STORYBLOK_REGION must be one of eu, us')
})

it.each(['queropoupar.pt', 'https://q.example/pt', 'ftp://q.example'])('takes no origin like %s', (text) =>
  expect(() => readConfig({ ...local, PUBLIC_ORIGIN: text })).toThrow(
    `PUBLIC_ORIGIN: "${text}" is not an origin`,
  ),
)

it('needs an address of the content service that can be asked', () =>
  expect(() => readConfig({ CONTENT_API_URL: 'content' })).toThrow('CONTENT_API_URL: "content"'))
