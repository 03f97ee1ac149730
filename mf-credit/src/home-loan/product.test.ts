import { homeLoanFunnel } from './page/funnel/home-loan.funnel'
import { homeLoanParts } from './product'

const today = '2026-11-23'

it('declares every address of the journey in its layout, with its code', () =>
  expect(homeLoanParts.routes.map(({ path, layout, vertical }) => `${vertical} ${layout} ${path}`)).toEqual([
    'HL funnel /credito-habitacao/simular',
    'HL funnel /credito-habitacao/simular/finalidade',
    'HL funnel /credito-habitacao/simular/dados-de-contacto',
    'HL funnel /credito-habitacao/simular/:step',
    'HL results /credito-habitacao/resultados',
    'HL contact /credito-habitacao/resumo',
    'HL contact /credito-habitacao/contacto',
    'HL default /credito-habitacao/proposta',
    'HL default /credito-habitacao/pedido-de-proposta',
  ]))

it.each([
  '/credito-habitacao/resultados',
  '/credito-habitacao/simular/dados-de-contacto',
  '/credito-habitacao/simular',
])('sends who opens %s without answers to the first question', (path) =>
  expect(homeLoanParts.guards[homeLoanFunnel.name]?.({ path, query: '', today })).toEqual({
    redirect: '/credito-habitacao/simular/finalidade',
  }),
)

it('takes the proposals along with a lead, counted again for the loan that is asked for', () => {
  const answers = {
    ...{
      loanType: 'acquisition',
      housing: 'permanent',
      buyingCycle: 'buy',
      propertyValue: 250_000,
      wantToBorrow: 100_000,
    },
    ...{ wantToBorrowTime: 30, age: 40, rateType: 'fixed', holders: 1 },
  }
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  const proposals = [
    { name: 'Exemplo', texts: { proposedRate: 'fixed', proposedTan: '3', openingCosts: '1000' }, cents: 1 },
  ]
  const lead = (change = {}) =>
    homeLoanParts.leads[homeLoanFunnel.name]?.(
      { answers: { ...answers, ...change }, ...contact, proposals },
      today,
    )
  // 360 × 421,60 € − 100.000 € of interest, and 1.000 €.
  expect(lead()).toMatchObject({
    lead: { proposals: [{ name: 'Exemplo', place: 1, cents: expect.closeTo(52_776_00, -3) }] },
  })
  expect(lead({ wantToBorrow: 50_000 })).toMatchObject({
    lead: { proposals: [{ cents: expect.closeTo(26_888_00, -3) }] },
  })
})
