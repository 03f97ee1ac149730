import type { PartnerOffer } from 'shared-lib/contract/partner-offers'
import { loadChosenPackage, telecomLead } from '../../page/funnel/telecom.lead'
import { loadResults } from '../../page/results/results.load'
import cases from './testing/partner-offers.json'

const today = '2026-11-23'
const partner = cases.partner as PartnerOffer['offer']
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
  const lead = cases.lead
  expect(telecomLead(lead, today, offers)).toMatchObject({ lead: { offer: { monthlyCents: 2000 } } })
  expect(telecomLead(lead, today)).toMatchObject({ problems: [{ field: 'offer.id' }] })
})
