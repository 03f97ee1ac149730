import { hostFolder } from '../../server/testing/test-config'
import { sharedTestSite, startTestSite } from '../../server/testing/test-site'
import { choiceOf, cookieOfChoice } from './consent-choice'
import { consentTexts, questionTag } from './consent-texts'

const words = { proofId: 'p', textVersion: '2026-11c', secure: true }
const none = { marketing: 'denied', statistics: 'denied' } as const
const all = { marketing: 'granted', statistics: 'granted' } as const

it.each([none, all, { ...none, statistics: 'granted' } as const, { ...none, marketing: 'granted' } as const])(
  'reads %j from the cookie it was written to, among others',
  (choice) => {
    const [pair] = cookieOfChoice(choice, words).split(';')
    expect(choiceOf(`a=1; ${pair}; b=2`, '2026-11c')).toEqual(choice)
    expect(choiceOf(`a=1; ${pair}`, '2026-11c')).toEqual(choice)
    expect(choiceOf(`${pair}`, '2027-01')).toBeUndefined()
    expect(choiceOf(`${pair}`, undefined)).toBeUndefined()
  },
)

it.each(['', 'qp_consent=', 'qp_consent=x', 'qp_consent=p.2026-110', 'qp_consent=2026-11c'])(
  '%s is no choice',
  (text) => expect(choiceOf(text, '2026-11c')).toBeUndefined(),
)

it('speaks with the words of the CMS, and with ours where it has none', () => {
  const texts = consentTexts({ title: 'Cookies?', text: '  ', version: '1.2; Domain=evil' })
  expect(texts).toMatchObject({ title: 'Cookies?', version: '2026-11c' })
  expect(texts.text).toContain('só se autorizares')
})

const stories = { home: [], energia: [] }
const site = sharedTestSite(stories)
const measured = sharedTestSite(stories, { gtmId: 'GTM-A1' })
const choose = (fields: Record<string, string>, headers: Record<string, string> = {}, at = site) =>
  at.postForm('/api/consent', fields, { host: 'q.example', ...headers })

describe('the address that takes a choice', () => {
  it('sets the cookie for 180 days, keeps the proof under its id and leads back', async () => {
    const headers = { referer: 'https://q.example/energia?utm_source=a', 'sec-fetch-site': 'same-origin' }
    const answer = await choose({ choice: 'some', statistics: 'granted' }, headers)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/energia?utm_source=a'])
    const cookie = String(answer.headers['set-cookie'])
    const written = /^qp_consent=[\da-f-]{36}\.2026-11c\.statistics; Max-Age=15552000; Path=\/; SameSite=Lax$/
    expect(cookie).toMatch(written)
    const [, id] = /=([\da-f-]{36})/.exec(cookie) ?? []
    const proofs = await site.database.selectFrom('cookie_consents').selectAll().execute()
    const question = questionTag(consentTexts())
    const proof = { text_version: '2026-11c', marketing: 0, statistics: 1, question }
    expect(proofs.find((one) => one.id === id)).toMatchObject(proof)
  })

  it('G: keeps the words of the question once, as the proofs name them', async () => {
    await choose({ choice: 'all' })
    await choose({ choice: 'none' })
    const kept = await site.database.selectFrom('cookie_questions').selectAll().execute()
    const question = questionTag(consentTexts())
    const text = JSON.stringify(consentTexts())
    expect(kept).toEqual([{ question, words: text, since: expect.any(String) }])
  })

  it('answers scripts with the choice', async () => {
    const answer = await choose({ choice: 'all' }, { accept: 'application/json' })
    expect(answer.json()).toEqual(all)
  })

  it.each([
    { referer: 'https://evil.example/energia', to: '/cookies?guardado=1' },
    { referer: 'https://q.example//evil.example', to: '/evil.example' },
    { referer: 'nonsense', to: '/cookies?guardado=1' },
    { referer: 'https://q.example/cookies', to: '/cookies?guardado=1' },
  ])('leads from $referer to $to', async ({ referer, to }) => {
    expect((await choose({ choice: 'none' }, { referer })).headers.location).toBe(to)
  })

  it('refuses what is no choice, and a choice that another site makes', async () => {
    expect((await choose({ choice: 'maybe' })).statusCode).toBe(422)
    expect((await choose({ choice: 'all' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })

  it('shows the current choice, to this visitor alone', async () => {
    const checked = async (cookie: string) => {
      const answer = await site.get('/cookies', { cookie })
      expect(answer.headers['cache-control']).toBe('no-store')
      return [...answer.body.matchAll(/<input type="checkbox"[^>]*name="(\w+)"[^>]*>/g)]
        .filter(([tag]) => tag.includes('checked'))
        .map(([, name]) => name)
    }
    expect(await checked('')).toEqual([])
    expect(await checked('qp_consent=p.2026-11c.marketing')).toEqual(['marketing'])
  })

  it('shows after saving each question with its answer, and the number of the proof', async () => {
    const cookie = 'qp_consent=p-1.2026-11c.marketing'
    const { body } = await site.get('/cookies?guardado=1', { cookie })
    const [receipt = ''] = /<div class="consent-saved".*?<\/div>/s.exec(body) ?? []
    expect(receipt.replaceAll(/<[^>]+>/g, '|')).toMatch(
      /Estatística\|: Contam visitas.*\|Não autorizaste\|.*Marketing\|: Medem os nossos anúncios.*\|Autorizaste\|.*p-1/,
    )
    expect((await site.get('/cookies', { cookie })).body).not.toContain('consent-saved')
  })
})

it('explains that a choice cannot be kept while the database is away, to scripts and to forms', async () => {
  const open = await startTestSite({ home: [] })
  await open.database.schema.dropTable('cookie_consents').execute()
  const told = await choose({ choice: 'all' }, { accept: 'application/json' }, open)
  expect(told.statusCode).toBe(503)
  const title = 'Não conseguimos guardar a tua escolha agora'
  const nextStep = 'Até lá usamos só os cookies necessários. Tenta de novo dentro de um minuto.'
  expect(told.json()).toMatchObject({ title, nextStep })
  const shown = await choose({ choice: 'all' }, { accept: 'text/html' }, open)
  expect(shown.statusCode).toBe(503)
  expect(shown.headers['set-cookie']).not.toContain('qp_consent')
  expect(shown.body).toContain(title)
  expect(shown.body).toContain('data-consent-page')
  await open.site.close()
})

describe('the question', () => {
  it('is the same on every page, and on none whose address is secret', async () => {
    const asks = async (path: string) => (await measured.get(path)).body.includes('id="qp-consent"')
    expect(await asks('/')).toBe(true)
    expect(await asks('/energia')).toBe(true)
    for (const path of ['/newsletter/obrigado', `/pedido/${'A'.repeat(43)}`])
      expect(await asks(path)).toBe(false)
    const policy = async (path: string) =>
      String((await measured.get(path)).headers['content-security-policy'])
    expect(await policy('/')).toContain("script-src 'self' 'sha256-")
    expect(await policy('/')).toContain('https://*.googletagmanager.com')
    expect(await policy('/newsletter/obrigado')).not.toContain('google')
  })

  it('is of the Portuguese culture, and not asked in development, where nothing is measured', async () => {
    expect((await site.get('/')).body).toMatch(/id="qp-consent"[^>]*data-culture="PT"/)
    const development = await startTestSite({ home: [] }, { hostFolder: hostFolder('b1.dev') })
    const answer = await development.get('/')
    expect([answer.statusCode, answer.body.includes('id="qp-consent"')]).toEqual([200, false])
    await development.site.close()
  })

  it('comes by itself, and under another address when its words are others', async () => {
    const { body } = await site.get('/')
    expect(body).not.toContain('Aceitar todos')
    const [, address = ''] = /data-question="([^"]*)"/.exec(body) ?? []
    const answer = await site.get(address)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
    expect(answer.body).toMatch(
      /^<form[^>]* action="\/api\/consent" method="post">.*Aceitar todos.*<\/form>$/,
    )
    expect(questionTag(consentTexts())).not.toBe(questionTag(consentTexts({ title: 'Cookies?' })))
  })

  it('names no tag manager where none is configured', async () => {
    const { body, headers } = await site.get('/')
    expect(body).toContain('id="qp-consent"')
    expect(body).not.toContain('data-gtm')
    expect(headers['content-security-policy']).not.toContain('google')
  })
})
