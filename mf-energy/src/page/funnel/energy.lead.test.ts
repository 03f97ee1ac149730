// @suite prices-of-june: it ranks the catalogue of that month.
import '../../testing/prices-of-june'
import { contact } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../../data/offers/catalogue'
import { chosenRow } from '../../rules/chosen-row'
import type { EnergyAnswers } from '../../rules/energy-answers'
import { validateEnergyLead } from './energy.lead'
import cases from './testing/energy.lead.json'

const gone = 'Esta oferta já não existe para as tuas respostas: volta aos resultados e escolhe outra'

const today = '2026-11-21'
const { answers } = cases
const lead = { answers, ...contact, marketingOptIn: false }
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
  expect(validateEnergyLead(body, today)).toEqual({ lead: { ...lead, offer: kept, fullName: 'Ana Silva' } })
})

it('counts what is saved against today while the price is one of today, and repeats no higher cost', () => {
  const changeOf = (day: string, id = 'el-goldenergy-acp-plus~simple') => {
    const sent = validateEnergyLead({ ...lead, offer: { ...offer, id } }, day)
    return Object(sent).lead.offer.change
  }
  expect(changeOf('2026-06-20')).toMatch(/^\u2212\d+\s€\/ano$/)
  expect(changeOf('2026-06-20', offer.id)).toBeUndefined()
  expect(changeOf(today)).toBeUndefined()
})

it('prices the chosen offer again, and reports what the visitor saw where that was another price', () => {
  const changed = { ...offer, yearlyCents: 100 }
  expect(validateEnergyLead({ ...lead, offer: changed }, today)).toMatchObject({
    lead: { offer: { ...kept, shown: { yearlyCents: 100, asOf: '2026-06-11' } } },
  })
})

it.each([
  ['not in the catalogue', { ...offer, id: 'el-inventada~simple' }, {}],
  ['of another supply', { ...offer, id: 'gas-cur' }, {}],
  ['not sold at that power', offer, { contractedPower: 27.6 }],
])('refuses an offer that is %s', (_, chosen, change) =>
  expect(problemsOf({ ...lead, offer: chosen, answers: { ...answers, ...change } })).toEqual([
    { field: 'offer.id', message: gone },
  ]),
)

it('takes marketing for refused when it is missing, and a lead from the islands with two answers', () => {
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

const choose = 'Escolhe uma das opções'
const noCost = 'O custo da oferta não é válido'

it.each([
  ['energyType', choose, { answers: { ...answers, energyType: 'coal' } }],
  ['contractedPower', choose, { answers: { ...answers, contractedPower: 1e9 } }],
  ['offer', gone, { offer: 'el-x' }],
  ['offer.id', gone, { offer: { ...offer, id: '<script>' } }],
  ['offer.id', 'Este campo é obrigatório', { offer: { ...offer, id: undefined } }],
  ['offer.yearlyCents', noCost, { offer: { ...offer, yearlyCents: -1 } }],
  ['offer.yearlyCents', noCost, { offer: { ...offer, yearlyCents: ['48000'] } }],
  ['offer.id', gone, { offer: { ...offer, id: { toString: 1 } } }],
  [
    'appliances',
    'Escolhe uma ou mais das opções',
    { answers: { ...answers, contractedPower: 'unknown', appliances: ['fridge', { toString: 1 }] } },
  ],
])('refuses %s with «%s»: %j', (field, message, change) => {
  expect(problemsOf({ ...lead, ...change })).toContainEqual({ field, message })
})
