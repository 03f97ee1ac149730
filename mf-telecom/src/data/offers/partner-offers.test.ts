import { loadChosenPackage, telecomLead } from '../../page/funnel/telecom.lead'
import { loadResults } from '../../page/results/results.load'

const today = '2026-11-23'
const partner = {
  id: 'tc-partner',
  provider: 'EXEM',
  providerName: 'Exemplo',
  name: 'Net e TV',
  monthlyEur: 20,
  internet: { downMbps: 500 },
  tv: { channels: 100, premium: ['Desporto de exemplo'] },
  later: { monthlyEur: 30, fromMonth: 13 },
  loyaltyMonths: 24,
  evidence: {
    asOf: '2026-11-20',
    until: '2026-12-31',
    sources: ['partner-tc-partner'],
    confidence: 'A' as const,
  },
}
const offers = {
  'telecom-package': [{ offer: partner, source: { title: 'Tabela do parceiro', dated: '2026-11-20' } }],
}
const query =
  'downloadSpeed=500&tv=true&voice=false&addSim=false&contractExpiry=none&currentProvider=none&zipcode=1000-001'

it('ranks what editors keep above history, by the true month, and lets its channels be filtered', () => {
  const { packages } = loadResults({ path: '', query, today, offers })
  expect(packages).toMatchObject({ market: { placed: 1, first: { id: 'tc-partner' } }, unused: [] })
  expect(packages.rows[0]).toMatchObject({ place: 1, main: { cents: 2000 }, second: { cents: 2500 } })
  expect(packages.open.premium).toEqual([{ value: 'Desporto de exemplo', label: 'Desporto de exemplo' }])
  expect(packages.source.credit).toMatch(/; Tabela do parceiro\.$/)
  const asked = (more: string) =>
    [loadResults({ path: '', query: `${query}&${more}`, today, offers }).packages].flatMap(({ rows, past }) =>
      [...rows, ...past.rows].map(({ id }) => id),
    )
  expect(asked('asked=true')).toEqual(['tc-partner', 'tc-digi-net-tv-mobile'])
  expect(asked('premium=Desporto+de+exemplo')).toEqual(['tc-partner'])
  expect(asked('sort=channels')[0]).toBe('tc-partner')
  expect(asked('loyalty=12')).not.toContain('tc-partner')
})

it('takes it into the contact form and the lead', () => {
  expect(loadChosenPackage({ path: '', query: 'oferta=tc-partner', today, offers })).toMatchObject({
    offer: { cents: 2000, standing: 'current' },
  })
  const lead = {
    answers: {
      downloadSpeed: 500,
      tv: true,
      voice: false,
      addSim: false,
      contractExpiry: 'none',
      currentProvider: 'none',
      zipcode: '1000-001',
    },
    fullName: 'Ana Silva',
    email: 'ana@exemplo.pt',
    phone: '+351912345678',
    tcConsent: true,
    offer: { id: 'tc-partner', name: 'x', monthlyCents: 1, asOf: '2026-11-20' },
  }
  expect(telecomLead(lead, today, offers)).toMatchObject({ lead: { offer: { monthlyCents: 2000 } } })
  expect(telecomLead(lead, today)).toMatchObject({ problems: [{ field: 'offer.id' }] })
})
