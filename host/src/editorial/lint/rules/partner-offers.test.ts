import type { Deployment } from 'shared-lib/contract/deployment'
import { offerSchema } from 'shared-lib/import/catalogue-schema'
import type { Block } from '../../../content/source/story'
import { findingsOf, lintable } from '../lint-story'
import { contextOf, snapshotOf, storyWith } from '../testing/lint-context'

const snapshot = snapshotOf([])
const schema = offerSchema({ eur: { type: 'number', title: 'Preço' } })
for (const { deployment } of snapshot.remotes.values())
  Object.assign(deployment as { offers?: Deployment['offers'] }, {
    offers: { sample: { title: 'Oferta de amostra', schema } },
  })

const written = (change: object = {}): Block => ({
  _uid: 'o1',
  component: 'offer-sample',
  id: 'partner-one',
  asOf: '2026-11-20',
  until: '2026-12-31',
  sourceTitle: 'Tabela de preços',
  confidence: 'A',
  eur: '5',
  ...change,
})
const lint = (offers: readonly Block[], full_slug = 'config/ofertas') => {
  const story = storyWith({ component: 'partner-offers', offers }, { full_slug })
  return findingsOf(lintable(story, contextOf({ snapshot })))
}

it.each(['config/ofertas', 'config/limits'])('takes in %s what is whole', (slug) =>
  expect(lint([written()], slug)).toEqual([]),
)

it('reports what is wrong, where, and that the offer is left out', () =>
  expect(lint([written({ eur: 'cinco', until: '' })])).toMatchObject([
    { rule: 'partner-offer', field: 'until', what: 'Último dia: Este campo é obrigatório.' },
    {
      severity: 'error',
      block: 'offers[0] offer-sample',
      field: 'eur',
      uid: 'o1',
      what: expect.stringMatching(/^Preço: /),
      how: expect.stringContaining('não conta'),
    },
  ]))

it('reports offers of another story, which are not read, and offers of an unknown kind', () => {
  expect(lint([written()], 'config/outras')[0]?.what).toContain('config/ofertas')
  expect(lint([{ component: 'offer-nothing' }])).toMatchObject([{ rule: 'tag' }])
})
