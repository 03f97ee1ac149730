import type { PartnerOffer } from 'shared-lib/contract/partner-offers'
import { checkHomeLoanLead, loadChosenOffer } from './chosen-offer'
import cases from './testing/chosen-offer.json'

const today = '2026-11-23'
const query =
  'loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&rateType=fixed&holders=1'
const offers = cases.offers as { 'home-loan': PartnerOffer[] }
const load = (more: string) => loadChosenOffer({ path: '', query: query + more, today, offers })
// 200 000 € at 3.2 % over 420 months is 792.20 €, and 45 € of insurance and products.
const monthlyCents = 837_20

it('prices the offer of the address, and knows no other', () => {
  expect(load('&offer=um')).toMatchObject({
    provider: 'Banco Exemplo',
    offer: { id: 'um', name: 'Banco Exemplo: Casa Exemplo', monthlyCents, asOf: '2026-11-01' },
    rate: { tan: 0.032, tanKind: 'fixa' },
  })
  expect(load('&offer=dois')).toBeUndefined()
  expect(load('')).toBeUndefined()
})

it('chooses no offer for an amount that the bank does not lend', () => {
  const dear = query.replace('wantToBorrow=200000', 'wantToBorrow=220000')
  expect(loadChosenOffer({ path: '', query: `${dear}&offer=um`, today, offers })).toBeUndefined()
})

describe('a lead', () => {
  const answers = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
  )
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  const lead = (offer?: object) =>
    checkHomeLoanLead({ answers, ...contact, ...(offer && { offer }) }, today, offers)
  const seen = { id: 'um', name: 'x', monthlyCents, asOf: '2026-11-01' }

  it('is taken without an offer', () => expect(lead()).toHaveProperty('lead'))

  it('carries the offer as we price it, and what was seen where that was another price', () => {
    const told = { id: 'um', name: 'Banco Exemplo: Casa Exemplo', monthlyCents, standing: 'current' }
    expect(lead(seen)).toMatchObject({ lead: { offer: told } })
    expect(lead({ ...seen, monthlyCents: 1 })).toMatchObject({
      lead: { offer: { ...told, shown: { monthlyCents: 1 } } },
    })
  })

  it('is refused for an unknown offer', () =>
    expect(lead({ ...seen, id: 'dois' })).toMatchObject({ problems: [{ field: 'offer.id' }] }))
})
