// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { chosenRow } from '../domain/chosen-row'
import type { EnergyAnswers } from '../domain/energy-answers'
import { catalogue } from '../offers/catalogue'
import { validateEnergyLead } from './energy.answers'

const gone = 'Esta oferta já não existe para as tuas respostas: volta aos resultados e escolhe outra'

const today = '2026-11-21'
const required = 'Este campo é obrigatório'
const answers = {
  energyType: 'electricity',
  addressType: 'current',
  postalCode: '1000',
  inhabitants: 2,
  houseUsage: 'normal',
  contractedPower: 3.45,
  currentProvider: 'unknown',
}
const lead = {
  answers,
  fullName: 'Ana Silva',
  email: 'ana@exemplo.pt',
  phone: '+351912345678',
  tcConsent: true,
  marketingOptIn: false,
}
/** As the page of that day shows it. */
const row = chosenRow(answers as EnergyAnswers, catalogue, 'el-edp-eletricidade~simple', toIsoDate(today))
const offer = {
  id: row?.id,
  name: 'EDP Comercial: Eletricidade',
  yearlyCents: row?.yearlyCents ?? 0,
  asOf: '2026-06-11',
}
const kept = { ...offer, standing: 'historic' }
const problemsOf = (body: unknown) => {
  const answer = validateEnergyLead(body, today)
  return 'problems' in answer ? answer.problems : []
}

it('lets a whole lead through, and only what is known of it', () => {
  const body = { ...lead, fullName: '  Ana Silva ', offer: { ...offer, commission: 9 }, isAdmin: true }
  expect(validateEnergyLead(body, today)).toEqual({
    lead: { ...lead, offer: kept, fullName: 'Ana Silva' },
  })
})

it('counts the difference to today while the price is one of today', () => {
  expect(validateEnergyLead({ ...lead, offer }, '2026-06-20')).toHaveProperty(
    'lead.offer.change',
    expect.stringMatching(/^[+\u2212]\d+\s€\/ano$/),
  )
  expect(validateEnergyLead({ ...lead, offer }, today)).not.toHaveProperty('lead.offer.change')
})

it('prices the chosen offer again, and says what the visitor saw where that was another price', () => {
  const changed = { ...offer, yearlyCents: 100 }
  expect(validateEnergyLead({ ...lead, offer: changed }, today)).toMatchObject({
    lead: { offer: { ...kept, shown: { yearlyCents: 100, asOf: '2026-06-11' } } },
  })
})

it.each([
  ['nobody sells', { ...offer, id: 'el-inventada~simple' }, {}],
  ['of another supply', { ...offer, id: 'gas-cur' }, {}],
  ['not sold at that power', offer, { contractedPower: 27.6 }],
])('refuses an offer that is %s', (_, chosen, change) =>
  expect(problemsOf({ ...lead, offer: chosen, answers: { ...answers, ...change } })).toEqual([
    { field: 'offer.id', message: gone },
  ]),
)

it('takes marketing for refused when nothing was said, and a lead from the islands with two answers', () => {
  const { marketingOptIn: _, ...unsaid } = lead
  const islands = { energyType: 'dual', addressType: 'new', postalCode: '9000' }
  expect(validateEnergyLead({ ...unsaid, answers: islands }, today)).toEqual({
    lead: { ...lead, answers: islands },
  })
})

it('drops answers to questions that were not asked', () => {
  const answer = validateEnergyLead({ ...lead, answers: { ...answers, gasTier: 4 } }, today)
  expect(answer).toEqual({ lead })
})

it.each([
  { change: { fullName: '' }, field: 'fullName', message: required },
  { change: { fullName: undefined }, field: 'fullName', message: required },
  { change: { fullName: 'A' }, field: 'fullName', message: 'Insere pelo menos 2 caracteres' },
  { change: { fullName: 'a'.repeat(121) }, field: 'fullName', message: 'Insere no máximo 120 caracteres' },
  { change: { fullName: { $gt: '' } }, field: 'fullName', message: required },
  { change: { email: '' }, field: 'email', message: required },
  { change: { email: 'ana@exemplo' }, field: 'email', message: 'Insere um endereço de email válido' },
  { change: { email: 'ana@exemplo.p' }, field: 'email', message: 'Insere um endereço de email válido' },
  { change: { email: ['a@b.pt'] }, field: 'email', message: required },
  { change: { phone: '' }, field: 'phone', message: required },
  { change: { phone: '+35191234' }, field: 'phone', message: 'Insere um número de telemóvel válido' },
  { change: { phone: '912345678' }, field: 'phone', message: 'Insere um número de telemóvel válido' },
  { change: { phone: '+351800123456' }, field: 'phone', message: 'Insere um número de telemóvel válido' },
  {
    change: { tcConsent: false },
    field: 'tcConsent',
    message: 'Para prosseguir deves aceitar os Termos e Condições e a Política de Privacidade',
  },
  {
    change: { tcConsent: 'true' },
    field: 'tcConsent',
    message: 'Para prosseguir deves aceitar os Termos e Condições e a Política de Privacidade',
  },
  {
    change: { marketingOptIn: 'talvez' },
    field: 'marketingOptIn',
    message: 'Escolhe se queres receber novidades',
  },
  {
    change: { answers: { ...answers, energyType: 'coal' } },
    field: 'energyType',
    message: 'Escolhe uma das opções',
  },
  {
    change: { answers: { ...answers, contractedPower: 1e9 } },
    field: 'contractedPower',
    message: 'Escolhe uma das opções',
  },
  { change: { offer: 'el-x' }, field: 'offer', message: gone },
  {
    change: { offer: { ...offer, id: '<script>' } },
    field: 'offer.id',
    message: gone,
  },
  {
    change: { offer: { ...offer, id: undefined } },
    field: 'offer.id',
    message: required,
  },
  {
    change: { offer: { ...offer, yearlyCents: -1 } },
    field: 'offer.yearlyCents',
    message: 'O custo da oferta não é válido',
  },
  {
    change: { offer: { ...offer, yearlyCents: ['48000'] } },
    field: 'offer.yearlyCents',
    message: 'O custo da oferta não é válido',
  },
  {
    change: { offer: { ...offer, id: { toString: 1 } } },
    field: 'offer.id',
    message: gone,
  },
  {
    change: { marketingOptIn: { toString: 1 } },
    field: 'marketingOptIn',
    message: 'Escolhe se queres receber novidades',
  },
  {
    change: { marketingOptIn: [true] },
    field: 'marketingOptIn',
    message: 'Escolhe se queres receber novidades',
  },
  {
    change: { answers: { ...answers, contractedPower: 'unknown', appliances: ['fridge', { toString: 1 }] } },
    field: 'appliances',
    message: 'Escolhe uma ou mais das opções',
  },
])('refuses $field of $change', ({ change, field, message }) => {
  expect(problemsOf({ ...lead, ...change })).toContainEqual({ field, message })
})
