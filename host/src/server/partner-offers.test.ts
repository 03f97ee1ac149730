import { offerSchema } from 'shared-lib/import/catalogue-schema'
import type { TestStory } from './testing/fake-content'
import { sharedTestSite } from './testing/test-site'

/** Returns the offers it was given, from each of its functions. */
const code = `
const ids = ({ offers }) => (offers ? offers.sample.map(({ offer }) => offer.id) : [])
exports.render = (call) => ({ html: '<i>' + ids(call).join(' ') + '</i>' })
exports.tagData = (call) => ids(call)
exports.calculate = (call) => ({ result: { ids: ids(call) } })`

const schema = { type: 'object', properties: {} }
const calculator = { title: 'Offers', description: 'Which.', input: schema, output: schema, examples: [] }
const parts = {
  code,
  tags: ['qp-list' as const],
  tagData: ['qp-list'],
  calculators: { 'sample-list': calculator },
  offers: { sample: { title: 'Oferta', schema: offerSchema({ eur: { type: 'number' } }) } },
}
const kept = (...ids: readonly string[]): TestStory => ({
  component: 'partner-offers',
  offers: ids.map((id) => ({
    component: 'offer-sample',
    id,
    asOf: '2026-11-20',
    until: '2099-12-31',
    sourceTitle: 'Tabela',
    confidence: 'A',
    eur: id === 'partner-wrong' ? 'cinco' : '5',
  })),
})

const stories: Record<string, TestStory> = {
  pagina: [{ component: 'qp-list' }],
  'config/ofertas': kept('partner-one', 'partner-wrong'),
}
const open = sharedTestSite(stories, {}, { deployed: parts })

it('reach pages, tags and programs, those without a fault, and change with the next publication', async () => {
  const offersSeen = async () => {
    const asked = [open.get('/pagina'), open.get('/api/tag-data/qp-list')] as const
    const [page, tag, program] = await Promise.all([...asked, open.post('/api/calculators/sample-list', {})])
    return [/<i>([^<]*)<\/i>/.exec(page.body)?.[1], tag.json(), program.json().result?.ids]
  }
  expect(await offersSeen()).toEqual(['partner-one', ['partner-one'], ['partner-one']])

  stories['config/ofertas'] = kept('partner-two')
  await open.published()
  expect(await offersSeen()).toEqual(['partner-two', ['partner-two'], ['partner-two']])

  delete stories['config/ofertas']
  await open.published()
  expect(await offersSeen()).toEqual(['', [], []])
})
