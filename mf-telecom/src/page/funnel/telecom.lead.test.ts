import { loadChosenPackage, telecomLead as validateTelecomLead } from './telecom.lead'

const today = '2026-11-21'
const answers = {
  ...{ downloadSpeed: 500, tv: true, voice: false, addSim: true, numOfSim: 2, mobileData: 50 },
  ...{ contractExpiry: 'over4', expirationDate: '2027-06-30', currentProvider: 'MEOX' },
  ...{ zipcode: '1000-001', hasBill: true, monthlyFee: 45, loyaltyPeriod: 'first', loyaltyMonths: 24 },
  benefit: 240,
}
const lead = {
  answers,
  fullName: 'Ana Silva',
  email: 'ana@exemplo.pt',
  phone: '+351912345678',
  tcConsent: true,
  marketingOptIn: false,
}

it('lets a whole lead through, and only what is known of it', () => {
  const body = {
    ...lead,
    answers: { ...answers, isAdmin: true },
    prize: { id: 'x' },
    fullName: ' Ana Silva ',
  }
  expect(validateTelecomLead(body, today)).toEqual({ lead })
})

const choose = 'Escolhe uma das opções'

it.each([
  { change: { downloadSpeed: 300 }, field: 'downloadSpeed', message: choose },
  {
    change: { downloadSpeed: undefined },
    field: 'downloadSpeed',
    message: 'Escolhe a velocidade da internet',
  },
  { change: { numOfSim: 6 }, field: 'numOfSim', message: choose },
  { change: { expirationDate: '2027-02-30' }, field: 'expirationDate', message: 'Insere uma data válida' },
  { change: { currentProvider: '<script>' }, field: 'currentProvider', message: choose },
  {
    change: { zipcode: '1000' },
    field: 'zipcode',
    message: 'Insere um código postal válido, no formato 0000-000',
  },
  { change: { zipcode: { $gt: '' } }, field: 'zipcode', message: 'Insere o código postal da casa' },
])('refuses the answer $change', ({ change, field, message }) => {
  const checked = validateTelecomLead({ ...lead, answers: { ...answers, ...change } }, today)
  expect(checked).toEqual({ problems: [{ field, message }] })
})

const shown = { id: 'tc-uzo-net-1g', name: 'Uzo', monthlyCents: 1500, asOf: '2025-10-01' }

it('prices the chosen package again, and tells what the visitor saw where it was another price', () => {
  const offer = {
    id: shown.id,
    name: 'Uzo (MEO), Só internet, 1 Gbps',
    ...{ asOf: '2025-10-01', standing: 'historic', monthlyCents: 1500 },
  }
  expect(validateTelecomLead({ ...lead, offer: shown }, today)).toEqual({ lead: { ...lead, offer } })
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
