import { companySlug } from '../content/company'
import type { Story } from '../content/story'
import { fakeContent } from '../server/testing/fake-content'
import { ownedContent } from './owned-content'
import { readOwner } from './owner-fields'

const kept = { leadsKeptDays: 365, refLogDays: 90, newsletterConfirmHours: 48 }

function owned(env: Record<string, string>, text: string, company: object = {}) {
  const { source } = fakeContent({ pagina: { component: 'page', title: text } })
  const facts = { content: { component: 'company', name: 'QP', ...company } } as unknown as Story
  const story = (slug: string) => (slug === companySlug ? Promise.resolve(facts) : source.story(slug))
  return ownedContent({ ...source, story }, { ...kept, owner: readOwner(env) })
}

const titleOf = async (...parts: Parameters<typeof owned>) =>
  (await owned(...parts).story('pagina'))?.content.title

it.each([
  ['com o {empresa.registo-bdp}.', {}, {}, 'com o número por definir.'],
  ['com o {empresa.registo-bdp}.', { creditRegister: '0001' }, {}, 'com o n.º 0001.'],
  [
    'com o {empresa.registo-bdp}.',
    { creditRegister: '0001' },
    { COMPANY_CREDIT_REGISTER: '0002' },
    'com o n.º 0002.',
  ],
  ['{empresa.responsavel}', {}, {}, 'responsável por definir'],
  ['{empresa.responsavel}', { legalName: 'X, Lda.', taxNumber: '5' }, {}, 'X, Lda., NIPC 5'],
  ['{empresa.contactos}', {}, {}, 'formulário de contacto'],
  ['{prazo.pedidos}, {prazo.visitas}, {prazo.newsletter}', {}, {}, '12 meses, 90 dias, 48 horas'],
  ['{telefone} {empresa.nada}', {}, {}, '{telefone} {empresa.nada}'],
])('%s with %j and %j: %s', async (text, company, env, said) =>
  expect(await titleOf(env as Record<string, string>, text, company)).toBe(said),
)

it('keeps the same list while nothing changes, and leaves stories without words alone', async () => {
  const { source } = fakeContent({ a: [] })
  const { list } = await source.stories()
  const content = ownedContent(
    { ...source, stories: async () => ({ list, stale: false }) },
    { ...kept, owner: {} },
  )
  expect((await content.stories()).list).toBe(list)
})

it('gives the telephone of the environment to every page, and none where none is set', async () => {
  const env = { COMPANY_PHONE: '+351220000000', COMPANY_PHONE_TEXT: '220 000 000' }
  expect(await owned(env, '').company()).toMatchObject({ phone: '+351220000000', phoneText: '220 000 000' })
})
