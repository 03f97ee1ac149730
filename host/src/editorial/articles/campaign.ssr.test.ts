import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { StoryPage } from '../../pages/views/page-content'
import { createEditorialRoom } from './editorial-room'
import { sitemapEntries } from './sitemap'
import cases from './testing/campaign.json'
import { storyOf } from './testing/stories'

const campaign = (name: string, more: object) =>
  storyOf(`tv-net-voz/campanhas/${name}`, {
    component: 'campaign',
    title: `Campanha ${name}`,
    description: 'Exemplo.',
    ...more,
  })
const running = campaign('decorre', {
  operator: 'Exemplo',
  package: 'Pacote',
  price: 20,
  priceMonths: 12,
  laterPrice: 30,
  activation: '50',
  loyalty: '24',
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
})
const later = campaign('depois', { validUntil: '2026-12-31' })
const over = campaign('acabou', { price: 10, validFrom: '2026-10-01', validUntil: '2026-11-22' })
const index = storyOf('tv-net-voz/campanhas', {
  component: 'index-page',
  list: 'campaigns',
  title: 'Campanhas',
  description: 'Todas.',
})
const stories = [later, over, running, index]

const never = async () => {
  throw new Error('not asked')
}
const source = {
  stories: async () => ({ list: stories, stale: false }),
  story: async () => undefined,
  company: never,
}
const roomOn = (day: string) =>
  createEditorialRoom({ source, origin: 'https://q.example', today: toIsoDate(day) })

async function open(story: (typeof stories)[number], day = '2026-11-23') {
  const address = { path: `/${story.full_slug}`, query: '' }
  const made = await roomOn(day).page(story, address, { routes: () => true })
  if (!made || 'redirect' in made) throw new Error(`${story.full_slug} is no page`)
  return made.page
}
const tagOf = ({ widgets }: Pick<StoryPage, 'widgets'>) => widgets[0]

it('hands the price and the name of the campaign to the tag that draws them', async () => {
  expect(tagOf(await open(running))).toMatchObject(cases.tag)
  expect((await open(running)).noIndex).toBe(false)
})

const block = (id: string, title: string) => ({ _uid: id, component: 'hero', title, lead: 'Exemplo.' })
const body = [block('one', 'Primeiro bloco'), block('two', 'Segundo bloco')]

it.each([
  ['a price comes after the first block, with the form', { price: '20', validFrom: '2026-11-01' }, 1],
  ['a price of 0 is one', { price: 0, validFrom: '2026-11-01' }, 1],
  ['without a price the form ends the page', { price: '', validFrom: '2026-11-01' }, 2],
  ['without the first day there is no price', { price: '20' }, 2],
])('%s', async (_case, fields, before) => {
  const { html } = await open(campaign('ordem', { ...fields, body }))
  const marks = html.match(/Primeiro bloco|qp-slot|Segundo bloco/g)
  expect(marks).toEqual(['Primeiro bloco', 'Segundo bloco'].toSpliced(before, 0, 'qp-slot'))
})

it.each([
  ['2026-11-22', false],
  ['2026-11-23', true],
])('on %s a campaign until the 22nd is over: %s', async (day, ended) => {
  const page = await open(over, day)
  expect(page.noIndex).toBe(ended)
  expect(page.html.includes('Esta campanha acabou a 22 de novembro de 2026')).toBe(ended)
})

it('lists what runs, what ends first above, and nothing that is over', async () => {
  const { html } = await open(index)
  expect(html.indexOf('/campanhas/decorre')).toBeLessThan(html.indexOf('/campanhas/depois'))
  expect(html).toContain('Até 30 de novembro de 2026.')
  expect(html).not.toContain('/campanhas/acabou')
  expect((await open(index, '2027-02-01')).html).toContain('Não há campanhas a decorrer')
})

it('leaves what is over out of the map of the site', () => {
  const paths = sitemapEntries(stories, [], [], toIsoDate('2026-11-23')).map(({ path }) => path)
  expect(paths).toContain('/tv-net-voz/campanhas/decorre')
  expect(paths).not.toContain('/tv-net-voz/campanhas/acabou')
})
