import { expectAddresses } from 'shared-lib/kit/journey/expect-journey.testing'
import { creditCardFunnel } from './page/funnel/credit-card.funnel'
import { creditCardParts } from './product'
import { uncountedNotebook } from './rules/credit-card.notebook'

const today = '2026-11-22'
const guard = (path: string, query = '') =>
  creditCardParts.guards[creditCardFunnel.name]?.({ path, query, today })
const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
const lead = (body: object) => creditCardParts.leads[creditCardFunnel.name]?.({ ...contact, ...body }, today)
const done = '/cartao-de-credito/resultados'
const details = '/cartao-de-credito/simular/dados-de-contacto'

it('declares every address of the journey in its layout, with its code', () =>
  expectAddresses(creditCardParts, 'CC', '/cartao-de-credito', 'habito'))

it.each([
  ['/cartao-de-credito/simular', '', done],
  ['/cartao-de-credito/simular/habito', 'pays=all&x=1', `${done}?pays=all`],
  ['/cartao-de-credito/simular/respostas', 'pays=all&balance=0', `${done}?pays=all`],
  [details, '', done],
  [details, 'pays=fixed&balance=200', `${done}?pays=fixed&balance=200`],
])('leads %s?%s to the questions of the results', (path, query, redirect) =>
  expect(guard(path, query)).toEqual({ redirect }),
)

it.each([
  [done, ''],
  [done, 'pays=nunca'],
  [details, 'pays=all'],
])('opens %s?%s', (path, query) => expect(guard(path, query)).toBeUndefined())

it('takes the proposals of the notebook along with a lead, counted again for its answers', () => {
  const answers = { pays: 'all', monthlyPurchases: 500 }
  const proposals = [{ name: 'Exemplo', texts: { cardFee: '20', cardCashback: '1' }, cents: 1 }]
  // 20 € × 1,04 − 6.000 € × 1 %.
  expect(lead({ answers, proposals })).toMatchObject({
    lead: { answers, proposals: [{ name: 'Exemplo', place: 1, cents: -39_20 }] },
  })
  expect(uncountedNotebook.product).toBe(creditCardFunnel.name)
})

describe('the card that a lead is about', () => {
  const answers = { pays: 'all', monthlyPurchases: 500 }
  const offer = { id: 'cc-unibanco', name: 'Unibanco: Unibanco', yearlyCents: 0, asOf: '2025-11-25' }

  it('is priced again, and marked as historic', () =>
    expect(lead({ answers, offer: { ...offer, commission: 1 } })).toMatchObject({
      lead: { offer: { ...offer, standing: 'historic' } },
    }))

  it('must be one of ours', () =>
    expect(lead({ answers, offer: { ...offer, id: 'cc-inventado' } })).toMatchObject({
      problems: [{ field: 'offer.id' }],
    }))

  it('is on the contact form with its age', () =>
    expect(
      creditCardParts.load[details]?.({
        path: details,
        query: 'pays=all&card=cc-unibanco',
        params: {},
        today,
      } as never),
    ).toMatchObject({ chosen: { offer, ageWords: 'preços de novembro de 2025, há 12 meses' } }))
})

const debt = 'pagar menos pela dívida de 1.500\u00a0€ no cartão'

it.each([
  [{ pays: 'all', monthlyPurchases: 500 }, { asked: 'um cartão de crédito mais barato' }],
  [
    { pays: 'minimum', balance: 1500 },
    { asked: debt, change: expect.stringMatching(/^\u2212\d+\s€ de juros e imposto$/) },
  ],
  // Nothing to compare with: that debt never ends.
  [{ pays: 'interest', balance: 1500 }, { asked: debt }],
])('describes what %j asks for, and what ending the debt sooner saves', (answers, asked) => {
  const { lead: sent } = Object(lead({ answers }))
  expect({ asked: sent.asked, ...(sent.change && { change: sent.change }) }).toEqual(asked)
})

it.each([undefined, null, 'text', 7, [], { answers: [] }, { answers: { pays: 'fixed' } }])(
  'refuses the hostile body %j without throwing',
  (body) => expect(creditCardParts.leads[creditCardFunnel.name]?.(body, today)).toHaveProperty('problems'),
)

it('answers a tag that an editor filled in, and none that lacks an answer', () => {
  const tag = (attributes: object) =>
    creditCardParts.tagData?.['qp-card-cost']?.({ tag: 'qp-card-cost', attributes, today } as never)
  expect(tag({ pays: 'minimum', balance: 1500 })).toMatchObject({
    kind: 'answer',
    answer: { verdict: { title: 'Demoras 9 anos e 5 meses a pagar 1.500\u00a0€' } },
  })
  expect(tag({})).toBeUndefined()
})
