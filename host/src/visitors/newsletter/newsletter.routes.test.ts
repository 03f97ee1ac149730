import { ourConsentWords } from 'shared-lib/kit/newsletter/consent-words'
import { linkIn, newsletterSite } from './testing/newsletter-site'

const site = newsletterSite()

let turn = 0
const newAddress = () => `leitora.${++turn}@example.pt`
const url = '/api/blog/newsletter/add'
const journeyId = '3f0f4a52-8f0e-4f3a-9f61-0c6d1f0f9a11'
const problem = 'application/problem+json; charset=utf-8'

const consents = () => site.database.selectFrom('newsletter_consents').selectAll().orderBy('at').execute()
const subscribers = () => site.database.selectFrom('newsletter_subscribers').selectAll().execute()

describe('signing up with script', () => {
  it('gives every valid address the same answer, new or not', async () => {
    const email = newAddress()
    const first = await site.add({ email })
    const again = await site.add({ email: ` ${email.toUpperCase()} ` })
    for (const answer of [first, again]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ status: 'success' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it.each<{ body: object; message: string }>([
    { body: {}, message: 'Este campo é obrigatório' },
    { body: { email: '  ' }, message: 'Este campo é obrigatório' },
    { body: { email: 'ines@dominio' }, message: 'Insere um endereço de email válido' },
    { body: { email: 'ines@dominio.p' }, message: 'Insere um endereço de email válido' },
    { body: { email: { at: 1 } }, message: 'Insere um endereço de email válido' },
    { body: [], message: 'Este campo é obrigatório' },
  ])('names the field in $body', async ({ body, message }) => {
    const answer = await site.add(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe(problem)
    expect(answer.json().errors).toEqual([{ field: 'email', message }])
  })

  it.each(['recado', 'website'])('loses no address because a tool filled in %s', async (field) => {
    const before = (await subscribers()).length
    const [email, other] = [newAddress(), newAddress()]
    const filled = { [field]: 'https://spam.example' }
    expect((await site.add({ email, ...filled })).json()).toEqual({ status: 'success' })
    expect((await site.postForm(url, { email: other, tcConsent: 'on', ...filled })).statusCode).toBe(303)
    expect((await subscribers()).length).toBe(before + 2)
    for (const one of [email, other]) expect(linkIn(await site.mailTo(one), 'confirmar')).toBeTruthy()
  })
})

describe('the proof of consent', () => {
  const verify = (payload: object) => site.post('/core/apis/data/verifyConsent', payload)

  it('keeps the page without its query, the visit and the version of the words', async () => {
    const page = 'https://queropoupar.example/energia/resultados'
    const currentPageUrl = `${page}?postalCode=1000#x`
    const consentVersion = 'newsletter-2026-11'
    const answer = await verify({ email: newAddress(), currentPageUrl, journeyId, consentVersion })
    expect(answer.statusCode).toBe(204)
    const proof = { act: 'given', page, journey_id: journeyId, text_version: consentVersion }
    expect((await consents()).at(-1)).toMatchObject(proof)
  })

  it.each(['newsletter-1999-01', '', 7, { at: 1 }, 'x'.repeat(500)])(
    'refuses the version %j, whose words no visitor saw',
    async (consentVersion) => {
      const body = { email: newAddress(), currentPageUrl: 'https://q.example/', consentVersion }
      const before = (await consents()).length
      for (const answer of [await verify(body), await site.add(body)]) {
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, problem])
        const fault = { field: 'consentVersion', message: expect.stringContaining('versão') }
        expect(answer.json().errors).toEqual([fault])
        expect(answer.json().nextStep).toContain('Abre a página outra vez')
      }
      expect((await consents()).length).toBe(before)
    },
  )

  it('hides the secret of a page whose address is one', async () => {
    const secret = 'k3J9'.repeat(11)
    await verify({ email: newAddress(), currentPageUrl: `https://q.example/pedido/${secret}`, journeyId })
    expect((await consents()).at(-1)?.page).toBe('https://q.example/pedido/[secret]')
  })

  it('is taken without a visit, and names every field in trouble', async () => {
    const page = { currentPageUrl: 'https://q.example/' }
    expect((await verify({ email: newAddress(), ...page })).statusCode).toBe(204)
    const answer = await verify({ email: 'x', currentPageUrl: 'javascript:alert(1)', journeyId: 'a' })
    expect(answer.statusCode).toBe(422)
    const fields = answer.json().errors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['email', 'currentPageUrl', 'journeyId'])
  })
})

describe('signing up without script', () => {
  it('leads to the thanks, begins the visit and names it in the proof', async () => {
    const referer = 'https://q.example/blog?x=1'
    const answer = await site.postForm(url, { email: newAddress(), tcConsent: 'on' }, { referer })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter/obrigado'])
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^qp_visit=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=Lax$/)
    const [, visit] = /qp_visit=([\da-f-]+)/.exec(cookie) ?? []
    expect((await consents()).at(-1)).toMatchObject({ journey_id: visit, page: 'https://q.example/blog' })
  })

  it('is asked in the words of the editors, under the version of those words', async () => {
    const consent = 'Sim. Li os [Termos](/termos-condicoes-gerais).'
    const words = { newsletterConsent: consent, newsletterConsentVersion: '2027-01' }
    site.content.layout = { navbar: [], footer: [words] }
    const { body } = await site.get('/newsletter')
    expect(body).toContain('<span>Sim. Li os <a href="/termos-condicoes-gerais" target="_blank"')
    const [, consentVersion = ''] = /name="consentVersion" value="([^"]+)"/.exec(body) ?? []
    await site.postForm(url, { email: newAddress(), tcConsent: 'on', consentVersion })
    expect((await consents()).at(-1)?.text_version).toBe('newsletter-2027-01')
    site.content.layout = { navbar: [], footer: [] }
    expect((await site.get('/newsletter')).body).toContain('value="newsletter-2026-11"')
    // A page opened before the words changed showed the old ones: they are kept.
    const late = await site.postForm(url, { email: newAddress(), tcConsent: 'on', consentVersion })
    expect(late.statusCode).toBe(303)
    const kept = await site.database.selectFrom('newsletter_words').select(['version', 'sentence']).execute()
    expect(kept).toContainEqual({ version: 'newsletter-2027-01', sentence: consent })
    expect(kept).toContainEqual(ourConsentWords)
  })

  it('is asked again, in the words of now, under a version that no visitor saw', async () => {
    const form = { email: newAddress(), tcConsent: 'on', consentVersion: 'newsletter-1999-01' }
    const answer = await site.postForm(url, form)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('O texto desta caixa mudou')
    expect(answer.body).toContain(`value="${form.email}"`)
    expect(answer.body).toContain('value="newsletter-2026-11"')
  })

  it('shows the form again with what is wrong and what was right', async () => {
    const email = newAddress()
    const answer = await site.postForm(url, { email })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain(`value="${email}"`)
    expect(answer.body).toContain('Para prosseguir deves aceitar os Termos e Condições')
    const other = await site.postForm(url, { email: '<b>x', tcConsent: 'on' })
    expect(other.body).toContain('Insere um endereço de email válido')
    expect(other.body).not.toContain('<b>x')
  })
})

describe('the links of the mail', () => {
  async function signUp() {
    const email = newAddress()
    await site.add({ email })
    const mail = await site.mailTo(email)
    return { email, confirm: linkIn(mail, 'confirmar'), leave: linkIn(mail, 'sair') }
  }
  const states = async () => (await subscribers()).map(({ state }) => state)
  const post = (url: string) => site.postForm(url, {})

  it('confirm by a button: opening the link does nothing', async () => {
    const { confirm, email } = await signUp()
    const before = await states()
    const opened = await site.get(confirm)
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toMatch(/<form [^>]*method="post"/)
    expect(opened.body).not.toContain(email)
    expect(opened.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(await states()).toEqual(before)
    for (const _ of ['once', 'twice']) {
      const pressed = await post(confirm)
      expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/newsletter/confirmada'])
    }
    expect((await states()).filter((state) => state === 'confirmed')).toHaveLength(1)
    expect((await consents()).filter(({ act }) => act === 'confirmed')).toHaveLength(1)
    expect((await site.get('/newsletter/confirmada')).body).toContain('Subscrição confirmada')
  })

  it('leave by a button, and the address is gone', async () => {
    const { leave, confirm } = await signUp()
    expect((await site.get(leave)).body).toContain('Sair da newsletter')
    const pressed = await post(leave)
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/newsletter/cancelada'])
    expect((await post(leave)).statusCode).toBe(303)
    expect((await post(confirm)).statusCode).toBe(404)
    expect((await consents()).filter(({ act }) => act === 'withdrawn')).toHaveLength(1)
  })

  const parts = new FormData()
  parts.set('List-Unsubscribe', 'One-Click')
  it.each([
    ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['several parts', parts],
  ])('leave by the one click of a mail program (RFC 8058), which gets 200: %s', async (_, sent) => {
    const withdrawals = async () => (await consents()).filter(({ act }) => act === 'withdrawn').length
    const { leave } = await signUp()
    const before = await withdrawals()
    const body = new Response(sent)
    const headers = { 'content-type': body.headers.get('content-type') ?? '' }
    const payload = await body.text()
    for (const _ of ['once', 'twice']) {
      const answer = await site.post(leave, payload, headers)
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(await withdrawals()).toBe(before + 1)
    expect((await site.post(`/newsletter/sair/${'A'.repeat(43)}`, payload, headers)).statusCode).toBe(404)
  })

  it.each(['confirmar', 'sair'])('say that an unknown one serves no more: %s', async (kind) => {
    for (const path of ['A'.repeat(43), 'x', '%27'].map((token) => `/newsletter/${kind}/${token}`))
      for (const { statusCode, body } of [await site.get(path), await post(path)]) {
        expect(statusCode).toBe(404)
        expect(body).toContain('Esta ligação já não serve')
      }
  })
})
