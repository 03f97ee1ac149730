import { readOwner } from '../../base/settings/owner-fields'
import { fakeContent } from '../../server/testing/fake-content'
import { text as plain } from '../blocks/testing/draw'
import { companySlug } from '../source/company'
import type { Story } from '../source/story'
import { ownedContent } from './owned-content'
import cases from './testing/owned-content.json'

const kept = { leadsKeptDays: 365, refLogDays: 90, newsletterConfirmHours: 48 }

function owned(env: Record<string, string>, text: string, company: object = {}) {
  const { source } = fakeContent({ pagina: { component: 'page', title: text } })
  const facts = { content: { component: 'company', name: 'QP', ...company } } as unknown as Story
  const story = (slug: string) => (slug === companySlug ? Promise.resolve(facts) : source.story(slug))
  return ownedContent({ ...source, story }, { ...kept, owner: readOwner(env) })
}

const titleOf = async (...parts: Parameters<typeof owned>) =>
  (await owned(...parts).story('pagina'))?.content.title
it.each(cases.titles as [string, object, object, string][])(
  '%s with %j and %j: %s',
  async (text, company, env, said) =>
    expect(await titleOf(env as Record<string, string>, text, company)).toBe(said),
)

describe('what is not set is not drawn', () => {
  const text = (words: string, link?: string) => ({
    ...plain(words),
    ...(link && { marks: [{ type: 'link', attrs: { href: link } }] }),
  })
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  const item = (...content: object[]) => ({ type: 'list_item', content })
  const bodyOf = async (body: unknown, company = {}) => {
    const { source } = fakeContent({ pagina: { component: 'page', body } })
    const facts = { content: { component: 'company', name: 'QP', ...company } } as unknown as Story
    const story = (slug: string) => (slug === companySlug ? Promise.resolve(facts) : source.story(slug))
    return (await ownedContent({ ...source, story }, { ...kept, owner: {} }).story('pagina'))?.content.body
  }
  const [book, place] = [text('Livro', '/livro'), text('Portal', '/portal')]
  const before = [text('Reclama no '), book]
  const after = [text('Todas estão no '), place, text('.')]

  it('in a sentence over several texts of a paragraph, its link included', async () => {
    const body = [text('. A entidade é: '), text('{empresa.ral}', '{empresa.ral-site}'), text('. ')]
    const complaint = paragraph(...before, ...body, ...after)
    expect(await bodyOf([complaint])).toEqual([paragraph(...before, text('. '), ...after)])
    expect(JSON.stringify(await bodyOf([complaint], { disputeBody: 'CNIACC' }))).toContain('CNIACC')
  })

  const row = (...values: string[]) => ({ component: '_table_row', body: values.map((value) => ({ value })) })
  const said = paragraph(text('Fim'))
  const list = { type: 'bullet_list', content: [item(paragraph(text('{empresa.sede}')))] }
  const site = ['Firma', '{empresa.firma}, {empresa.sede}']
  it.each([
    ['paragraphs', [paragraph(text('Email: {empresa.email}.')), said], [said]],
    ['items and their list', [list], []],
    [
      'rows of a table',
      [row(...site), row('Site', '{empresa.ral-site}')],
      [row('Site', 'https://www.consumidor.gov.pt/')],
    ],
  ])('as %s', async (_, body, left) => expect(await bodyOf(body, { legalName: 'X' })).toEqual(left))
})

it('gives the telephone of the environment to every page, and none where none is set', async () => {
  const env = { COMPANY_PHONE: '+351220000000', COMPANY_PHONE_TEXT: '220 000 000' }
  expect(await owned(env, '').company()).toMatchObject({ phone: '+351220000000', phoneText: '220 000 000' })
})
