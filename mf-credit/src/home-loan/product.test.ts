import { expectAddresses, expectStart } from 'shared-lib/kit/journey/expect-journey.testing'
import { homeLoanFunnel } from './page/funnel/home-loan.funnel'
import { homeLoanParts } from './product'
import cases from './testing/product.json'

const today = '2026-11-23'

const home = '/credito-habitacao'

it('declares every address of the journey in its layout, with its code', () =>
  expectAddresses(
    ...([homeLoanParts, 'HL', home, 'finalidade'] as const),
    ...['proposta', 'pedido-de-proposta'].map((page) => `default ${home}/${page}`),
  ))

it('leads to the first question without answers', () =>
  expectStart(homeLoanParts.guards[homeLoanFunnel.name], home, 'finalidade'))

const answers = cases.answers
const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
const sent = (change: object, more = {}) =>
  homeLoanParts.leads[homeLoanFunnel.name]?.(
    { answers: { ...answers, ...change }, ...contact, ...more },
    today,
  )
const moving = { loanType: 'transfer', currentRateType: 'variable', currentBank: 'other' }

it.each([
  [{}, '100.000 € para comprar casa, em 30 anos', undefined],
  [
    { loanType: 'construction', constructionCycle: 'search' },
    '100.000 € para construir casa, em 30 anos',
    undefined,
  ],
  [{ ...moving, currentTan: 4.5 }, 'mudar de banco um crédito de 100.000 €', /^\u2212\d+\s€\/mês$/],
  [{ ...moving, currentTan: 2 }, 'mudar de banco um crédito de 100.000 €', undefined],
  [{ ...moving, loanType: 'remortgage', currentTan: 2 }, 'renegociar um crédito de 100.000 €', undefined],
])('shows what %j asks for, and what it saves where it saves something', (change, words, saved) => {
  const { lead } = Object(sent(change))
  expect(lead.asked.replaceAll('\u00a0', ' ')).toBe(words)
  expect(lead.change).toEqual(saved && expect.stringMatching(saved))
})

it('takes the proposals along with a lead, counted again for the loan that is asked for', () => {
  const proposals = [
    { name: 'Exemplo', texts: { proposedRate: 'fixed', proposedTan: '3', openingCosts: '1000' }, cents: 1 },
  ]
  const lead = (change = {}) => sent(change, { proposals })
  // 360 × 421,60 € − 100.000 € of interest, and 1.000 €.
  expect(lead()).toMatchObject({
    lead: { proposals: [{ name: 'Exemplo', place: 1, cents: expect.closeTo(52_776_00, -3) }] },
  })
  expect(lead({ wantToBorrow: 50_000 })).toMatchObject({
    lead: { proposals: [{ cents: expect.closeTo(26_888_00, -3) }] },
  })
})
