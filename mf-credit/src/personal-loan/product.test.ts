import { expectAddresses, expectStart } from 'shared-lib/kit/journey/expect-journey.testing'
import { personalLoanFunnel } from './page/funnel/personal-loan.funnel'
import { personalLoanParts } from './product'
import { personalLoanNotebook } from './rules/personal-loan.notebook'
import cases from './testing/product.json'

const today = '2026-11-22'

const home = '/credito-pessoal'

it('declares every address of the journey in its layout, with its code', () =>
  expectAddresses(
    ...([personalLoanParts, 'PL', home, 'finalidade'] as const),
    ...['proposta', 'pedido-de-proposta'].map((page) => `default ${home}/${page}`),
  ))

it('leads to the first question without answers', () =>
  expectStart(personalLoanParts.guards[personalLoanFunnel.name], home, 'finalidade'))

const asked = 'loanType=others&wantToBorrowBase=10000&wantToBorrowTime=60'
const about = '&residentType=resident&employmentStatus=employed'

it.each([
  ['resultados', asked, undefined],
  ['simular/dados-de-contacto', asked, `simular/tipo-de-residencia?${asked}`],
  ['simular/dados-de-contacto', `${asked}${about}&unpayedCredits=no`, undefined],
  // No bank answers these: the results give the reason.
  [
    'simular/dados-de-contacto',
    `${asked}${about}&unpayedCredits=yes`,
    `resultados?${asked}${about}&unpayedCredits=yes`,
  ],
  [
    'simular/dados-de-contacto',
    `${asked}&residentType=nonResident`,
    `resultados?${asked}&residentType=nonResident`,
  ],
])('asks about the borrower between the results and the contact form: %s?%s', (page, query, to) =>
  expect(
    personalLoanParts.guards[personalLoanFunnel.name]?.({ path: `/credito-pessoal/${page}`, query, today }),
  ).toEqual(to && { redirect: `/credito-pessoal/${to}` }),
)

it('takes the proposals of the notebook along with a lead, counted again', () => {
  const answers = cases.answers
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  const texts = { loanAmount: '10000', loanMonths: '60', tan: '8,4', openingFee: '100' }
  expect(
    personalLoanParts.leads[personalLoanFunnel.name]?.(
      { answers, ...contact, proposals: [{ name: 'Exemplo', texts, cents: 1 }] },
      today,
    ),
  ).toMatchObject({ lead: { answers, proposals: [{ name: 'Exemplo', place: 1, cents: 12_658_30 }] } })
  expect(personalLoanNotebook.product).toBe(personalLoanFunnel.name)
})
