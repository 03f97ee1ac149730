import Fastify, { type FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { type HostDatabase, openHostDatabase } from '../../../base/database/host-database'
import { temporaryFile } from '../../../base/database/testing/places'
import { company } from '../../../server/testing/fake-content'
import { leadStoreOn } from '../leads.store'
import type { LeadStore } from '../leads.types'
import { storeLead, testKeys } from '../testing/lead-server'
import { leadPages } from './lead-pages'

const now = () => new Date('2026-11-22T10:15:00Z')
const textVersion = 'energia-2026-11'

let app: FastifyInstance
let database: HostDatabase
let store: LeadStore
let controller = ''
beforeEach(async () => {
  controller = ''
  database = await openHostDatabase(temporaryFile())
  store = await leadStoreOn(database, { keys: testKeys(), now })
  app = Fastify()
  await app.register(leadPages, {
    leads: store,
    database,
    now,
    company: async () => company,
    controller: async () => controller,
    write: async (_, reply, { element, status = 200 }) =>
      reply.code(status).type('text/html').send(renderToStaticMarkup(element)),
    writeMissing: async (_, reply) => reply.code(404).send('nada'),
  })
})
afterEach(async () => {
  await app.close()
  await store.close()
})

async function handIn() {
  const answer = await storeLead(store, {
    vertical: 'energy',
    fields: { fullName: 'Inês Conceição', email: 'ines@example.pt', phone: '+351912345678' },
    consents: [
      { purpose: 'terms', textVersion, granted: true },
      { purpose: 'marketing', textVersion, granted: false },
    ],
    call: { channel: 'whatsapp', slot: { day: '2026-11-24' as never, from: 10, to: 13 } },
  })
  return { ...answer, path: `/pedido/${answer.secret}` }
}
const get = async (url: string) => {
  const answer = await app.inject(url)
  return {
    ...answer,
    statusCode: answer.statusCode,
    text: answer.body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  }
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string) => app.inject({ method: 'POST', url, headers: form, payload: '' })

it('shows its state, when we call, what was agreed to, and the ways out', async () => {
  const { path, reference } = await handIn()
  const { text, body } = await get(path)
  for (const words of [
    reference,
    'Confirmação de Dados',
    'Terça-feira, 24 de novembro, das 10h às 13h, por WhatsApp.',
    'Termos e privacidade: autorizaste',
    'Novidades e dicas: não autorizaste',
  ])
    expect(text).toContain(words)
  for (const page of ['recibo', 'retirar', 'apagar']) expect(body).toContain(`href="${path}/${page}"`)
  expect(body).not.toMatch(/Inês|ines@|912345678|style=/)
})

it('gives a receipt with the words, their version and the time, and names the controller', async () => {
  const { path, reference } = await handIn()
  const first = await get(`${path}/recibo`)
  for (const words of [
    reference,
    'Li e aceito os Termos e Condições e a Política de Privacidade.',
    'Autorizaste em 22 de novembro de 2026, às 10:15 (texto energia-2026-11)',
    'Quero receber novidades e dicas de poupança por email e telefone.',
    'Não autorizaste em',
    company.name,
    'sem dar razões e sem custos',
  ])
    expect(first.text).toContain(words)
  expect(first.body).not.toMatch(/Inês|ines@|912345678/)
  controller = 'Empresa, Lda.\nRua das Flores 1, Lisboa\nNIF 500000000'
  expect((await get(`${path}/recibo`)).text).toContain('Rua das Flores 1, Lisboa')
})

it('does nothing when a link is opened, only when its button is pressed', async () => {
  const { path, secret } = await handIn()
  for (const page of ['retirar', 'apagar']) {
    const { body } = await get(`${path}/${page}`)
    expect(body).toMatch(new RegExp(`<form[^>]*action="${path}/${page}"[^>]*method="post"`))
  }
  expect(await store.statusBySecret(secret)).toMatchObject({ withdrawnAt: null, erasedAt: null })
})

it('withdraws by its button, leads back, and shows it from then on', async () => {
  const { path } = await handIn()
  const answer = await post(`${path}/retirar`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, path])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect((await post(`${path}/retirar`)).statusCode).toBe(303)
  const { text, body } = await get(path)
  expect(text).toContain('Cancelaste o pedido em 22 de novembro de 2026.')
  expect(text).not.toContain('O que acontece a seguir')
  expect(body).not.toContain(`${path}/retirar`)
  expect((await get(`${path}/recibo`)).text).toContain('Já não quero que me liguem')
  expect((await app.inject(`${path}/retirar`)).headers.location).toBe(path)
})

it('erases by its button, once, and keeps saying so with the receipt', async () => {
  const { path, reference } = await handIn()
  expect((await post(`${path}/apagar`)).headers.location).toBe(path)
  expect((await post(`${path}/apagar`)).statusCode).toBe(303)
  const { text, body } = await get(path)
  expect(text).toContain('Apagámos os teus dados em 22 de novembro de 2026.')
  expect(text).toContain(reference)
  expect(body).not.toMatch(/retirar|apagar"|WhatsApp/)
  expect((await get(`${path}/recibo`)).text).toContain('Os teus dados foram apagados em')
  for (const page of ['retirar', 'apagar'])
    expect((await app.inject(`${path}/${page}`)).headers.location).toBe(path)
})

it.each(['', '/recibo', '/retirar', '/apagar'])('is no page for an unknown secret: %s', async (page) => {
  expect((await get(`/pedido/${'A'.repeat(43)}${page}`)).statusCode).toBe(404)
  if (page.endsWith('r')) expect((await post(`/pedido/${'A'.repeat(43)}${page}`)).statusCode).toBe(404)
})

it('explains that the database is away, and what to do, for pages and for changes', async () => {
  const { path } = await handIn()
  await database.destroy()
  for (const page of [path, `${path}/recibo`, `${path}/apagar`]) {
    const { statusCode, text } = await get(page)
    expect(statusCode).toBe(503)
    expect(text).toContain('Não conseguimos mostrar o teu pedido agora')
    expect(text).toContain('Abre este endereço outra vez dentro de um minuto.')
  }
  expect((await app.inject({ method: 'POST', url: `${path}/apagar` })).statusCode).toBe(503)
})
