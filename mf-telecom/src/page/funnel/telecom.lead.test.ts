import { contact } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { loadChosenPackage, telecomLead as validateTelecomLead } from './telecom.lead'
import cases from './testing/telecom.lead.json'

const today = '2026-11-21'
const { answers } = cases
const lead = { answers, ...contact, marketingOptIn: false }

const choose = 'Escolhe uma das opções'

it.each([
  [{ downloadSpeed: 300 }, 'downloadSpeed', choose],
  [{ downloadSpeed: undefined }, 'downloadSpeed', 'Escolhe a velocidade da internet'],
  [{ numOfSim: 6 }, 'numOfSim', choose],
  [{ expirationDate: '2027-02-30' }, 'expirationDate', 'Insere uma data válida'],
  [{ currentProvider: '<script>' }, 'currentProvider', choose],
  [{ zipcode: '1000' }, 'zipcode', 'Insere um código postal válido, no formato 0000-000'],
  [{ zipcode: { $gt: '' } }, 'zipcode', 'Insere o código postal da casa'],
])('refuses the answer %j', (change, field, message) => {
  const checked = validateTelecomLead({ ...lead, answers: { ...answers, ...change } }, today)
  expect(checked).toEqual({ problems: [{ field, message }] })
})

const shown = { id: 'tc-uzo-net-1g', name: 'Uzo', monthlyCents: 1500, asOf: '2025-10-01' }

it('prices the chosen package again, and keeps the price that the visitor saw where it was another', () => {
  const kept = { ...shown, name: 'Uzo (MEO), Só internet, 1 Gbps', standing: 'historic' }
  expect(validateTelecomLead({ ...lead, offer: shown }, today)).toEqual({ lead: { ...lead, offer: kept } })
  expect(validateTelecomLead({ ...lead, offer: { ...shown, monthlyCents: 1 } }, today)).toMatchObject({
    lead: { offer: { monthlyCents: 1500, shown: { monthlyCents: 1 } } },
  })
})

it('counts the difference to the fee of today while the price is one of today', () => {
  const offerOn = (day: string, change: object = {}) =>
    validateTelecomLead({ ...lead, answers: { ...answers, ...change }, offer: shown }, day)
  expect(offerOn('2025-10-10')).toMatchObject({ lead: { offer: { change: '\u221230\u00a0€/mês' } } })
  expect(offerOn('2025-10-10', { hasBill: false })).not.toHaveProperty('lead.offer.change')
  expect(offerOn(today)).not.toHaveProperty('lead.offer.change')
})

it('takes no package that was never listed', () =>
  expect(validateTelecomLead({ ...lead, offer: { ...shown, id: 'x' } }, today)).toMatchObject({
    problems: [{ field: 'offer.id' }],
  }))

it('finds the package of the address for the contact form, and none for an unknown one', () => {
  const load = (id: string) =>
    loadChosenPackage({ path: '/tv-net-voz/simular/dados-de-contacto', query: `oferta=${id}`, today })
  expect(load('tc-uzo-net-1g')).toMatchObject({
    provider: 'UZO',
    ageWords: expect.stringMatching(/^preços de outubro de 2025/),
  })
  expect(load('x')).toBeUndefined()
})
