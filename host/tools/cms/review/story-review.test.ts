import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Block } from '../../../src/content/source/story'
import { storyWith } from '../../../src/editorial/lint/testing/lint-context'
import { failing, reviewOptions } from './review-report'
import { looseSources, storiesByFigure, storyReview } from './story-review'

const today = toIsoDate('2026-11-22')
const story = (full_slug: string, content: Block) => storyWith(content, { full_slug })
const article = (full_slug: string, more: object) => story(full_slug, { component: 'article', ...more })

it('lists articles as due half a year after their last update, the oldest first', () => {
  const articles = [
    article('guias/novo', { updatedOn: '2026-11-01' }),
    article('guias/em-breve', { updatedOn: '2026-06-10' }),
    article('guias/velho', { publishedOn: '2026-05-21' }),
    article('guias/mais-velho', { updatedOn: '2025-01-01' }),
    article('guias/sem-dia', {}),
  ]
  expect(storyReview([...articles, story('energia', { component: 'page' })], today, 30)).toEqual([
    { id: 'guias/mais-velho', standing: 'due', reviewBy: '2025-07-01' },
    { id: 'guias/velho', standing: 'due', reviewBy: '2026-11-21' },
    { id: 'guias/em-breve', standing: 'soon', reviewBy: '2026-12-10' },
    { id: 'guias/novo', standing: 'fresh', reviewBy: '2027-05-01' },
  ])
})

it('knows which texts name a figure, or one of its lines', () => {
  const stories = [
    article('guias/um', { title: '{{figure credit.cap.cards}} e {{figure credit.cap Carro | date}}' }),
    article('guias/dois', { lead: '{{figure pay.ias}}, {{figure credit.cap.car}}' }),
  ]
  expect([...storiesByFigure(stories, ['credit.cap', 'pay.ias'])]).toEqual([
    ['credit.cap', ['guias/um', 'guias/dois']],
    ['pay.ias', ['guias/dois']],
  ])
})

it('lists sources that lead nowhere, or to the front door of a site', () => {
  const source = (title: string, url?: string) => ({
    component: 'source',
    title,
    ...(url && { link: { url } }),
  })
  const doors = [source('Casa', 'https://example.org/'), source('Porta', 'https://example.org')]
  const sources = [source('Lei', 'https://example.org/leis/1'), ...doors, source('Nada')]
  expect(looseSources([article('guias/um', { sources }), article('guias/dois', {})])).toEqual([
    { id: 'guias/um', titles: ['Casa', 'Porta', 'Nada'] },
  ])
})

const line = (id: string, standing: 'lapsed' | 'due' | 'soon' | 'fresh') => ({
  id,
  standing,
  reviewBy: today,
  until: undefined,
  source: '',
  namedIn: [],
  asOf: today,
  offers: 1,
  old: 0,
  ended: [],
})
const report = {
  today,
  parameters: [line('figure', 'lapsed'), line('other', 'fresh')],
  catalogues: [line('catalogue', 'due')],
  articles: [line('article', 'soon')],
  looseSources: [],
}

it.each([
  ['', ''],
  ['--fail-on lapsed --json', 'figure'],
  ['--fail-on due', 'figure catalogue'],
  ['--fail-on soon', 'figure catalogue article'],
])('review %s fails for %s', (args, failed) => {
  const { failOn } = reviewOptions(args.split(' ').filter(Boolean))
  expect(failing(report, failOn).join(' ')).toBe(failed)
})

it.each([['--fail-on'], ['--fail-on=lapse'], ['--fail'], ['lapsed']])('refuses review %s', (...args) =>
  expect(() => reviewOptions(args)).toThrow(),
)
