import { enumeratePaths } from 'shared-lib/funnel/enumerate-paths'
import { nextStep, type RawAnswers, readAnswers, type Step, stepProblems } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/funnel/funnel-guard'
import { sentAnswers } from 'shared-lib/funnel/sent-answers'
import { expectSameBeginning } from 'shared-lib/funnel/testing/expect-same-beginning'
import { neededQuestions } from 'shared-lib/funnel/testing/needed-questions'
import { rankProposals } from 'shared-lib/notebook/rank-proposals'
import { silentAnswers } from 'shared-lib/testing/silent-answers'
import { telecomNotebook } from '../notebook/telecom-notebook'
import { loadResults } from '../results/results.load'
import { telecomFunnel } from './telecom.funnel'
import { telecomLead } from './telecom.lead'
import { telecomStart } from './telecom.start'

const stepOf = (slug: string) => telecomFunnel.steps.find((step) => step.slug === slug) ?? ({} as Step)
const [mobileStep, loyaltyStep, billStep] = ['telemovel', 'fidelizacao', 'fatura'].map(stepOf) as [
  Step,
  Step,
  Step,
]
const paths = enumeratePaths(telecomFunnel)
const home: RawAnswers = {
  ...{ downloadSpeed: '500', tv: 'true', voice: 'false', addSim: 'true', numOfSim: '2' },
  ...{ mobileData: '50', contractExpiry: 'over4', expirationDate: '2027-06-30' },
  ...{ currentProvider: 'MEOX', zipcode: '1000-001', hasBill: 'true', monthlyFee: '45,00' },
  ...{ loyaltyPeriod: 'first', loyaltyMonths: '24', benefit: '240,00' },
}

it('begins alone, and counts the questions that follow', () =>
  expectSameBeginning(telecomStart, telecomFunnel))

it('asks everybody what they want and have, and for the bill who has one', () => {
  expect(paths.map(({ slugs }) => slugs.join(' '))).toEqual([
    'internet tv-e-telefone telemovel fidelizacao operadora-atual fatura',
    'internet tv-e-telefone telemovel fidelizacao operadora-atual',
  ])
})

it.each(paths)('goes from every answer of $slugs to the results', ({ raw }) => {
  const query = addressOf(telecomFunnel, '', raw).slice(1)
  expect(nextStep(telecomFunnel, raw)).toBeUndefined()
  expect(funnelGuard(telecomFunnel, { path: telecomFunnel.done, query })).toBeUndefined()
  expect(readAnswers(telecomFunnel, readQuery(telecomFunnel, query))).toEqual(readAnswers(telecomFunnel, raw))
})

it('lets each answer be changed and comes back to the list', () => {
  const list = checkAnswers(telecomFunnel, home)
  expect(list.map(({ slug }) => slug)).toEqual(telecomFunnel.steps.map(({ slug }) => slug))
  for (const { slug, change, answer } of list) {
    const [path = '', query = ''] = change.split('?')
    if (neededQuestions(telecomFunnel).has(slug)) expect(answer).not.toMatch(/^$|undefined/)
    expect(funnelGuard(telecomFunnel, { path, query })).toBeUndefined()
    // The same answer sent again, as the plain form does.
    const sent = funnelGuard(telecomFunnel, { path: telecomFunnel.path, query: `${query}&enviado=${slug}` })
    expect(sent?.redirect).toMatch(/^\/tv-net-voz\/simular\/respostas\?/)
  }
})

it('asks about cards only when cards are wanted, and drops them when they no longer are', () => {
  const fieldsOf = (raw: RawAnswers) => stepProblems(telecomFunnel, mobileStep, raw).map(({ field }) => field)
  expect(fieldsOf({})).toEqual(['addSim'])
  expect(fieldsOf({ addSim: 'false' })).toEqual([])
  expect(fieldsOf({ addSim: 'true' })).toEqual(['numOfSim', 'mobileData'])
  expect(fieldsOf({ addSim: 'true', numOfSim: '6', mobileData: '7' })).toEqual(['numOfSim', 'mobileData'])
  expect(addressOf(telecomFunnel, '/x', { ...home, addSim: 'false' })).not.toMatch(/numOfSim|mobileData/)
})

it('asks for the bill only who knows it, and for the months left only who gave no day', () => {
  const fieldsOf = (raw: RawAnswers) => stepProblems(telecomFunnel, billStep, raw).map(({ field }) => field)
  const before = { ...home, hasBill: '', monthlyFee: '' }
  expect(fieldsOf(before)).toEqual(['hasBill'])
  expect(fieldsOf({ ...before, hasBill: 'false' })).toEqual([])
  expect(fieldsOf({ ...before, hasBill: 'true' })).toEqual(['monthlyFee'])
  expect(fieldsOf({ ...home, monthlyFee: 'muito', benefit: '-1' })).toEqual(['monthlyFee', 'benefit'])
  expect(readAnswers(telecomFunnel, { ...home, monthsLeft: '9' })).not.toHaveProperty('monthsLeft')
  expect(readAnswers(telecomFunnel, { ...home, expirationDate: '', monthsLeft: '9' }).monthsLeft).toBe(9)
  expect(readAnswers(telecomFunnel, { ...home, contractExpiry: 'none' })).not.toHaveProperty('benefit')
})

it('takes no last day from somebody without loyalty, and none is fine', () => {
  expect(
    readAnswers(telecomFunnel, { ...home, contractExpiry: 'none', expirationDate: 'x' }),
  ).not.toHaveProperty('expirationDate')
  expect(stepProblems(telecomFunnel, loyaltyStep, { contractExpiry: 'under2' })).toEqual([])
})

const lead = (raw: RawAnswers) => {
  const checked = telecomLead(
    {
      answers: sentAnswers(telecomFunnel, readAnswers(telecomFunnel, raw)),
      fullName: 'Ana Silva',
      email: 'ana@exemplo.pt',
      phone: '+351912345678',
      tcConsent: true,
    },
    '2026-11-21',
  )
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems))
  return checked.lead
}

const wholes = [home, { ...home, expirationDate: '' }, { ...home, expirationDate: '', monthsLeft: '9' }]

it('every kind of answer to every question changes the lead', () =>
  expect(silentAnswers(telecomFunnel, { wholes, tell: lead })).toEqual([]))

const proposed = (has: string, speed: string, cards: string, cardData: string) => ({
  id: speed,
  name: speed,
  texts: { price: '30', has, speed, cards, cardData },
})
const proposals = [
  proposed('internet.voice.mobile', '1000', '5', '1000'),
  proposed('internet.tv.mobile', '300', '1', '0'),
  proposed('internet.tv.voice.mobile', '600', '2', '50'),
]

/** Figures of the results: today's contract, published packages, and what proposals lack. */
const figures = (raw: RawAnswers) => {
  const {
    carried: _,
    beside: __,
    asked,
    // Said again by what is drawn from them: letters, steps, packages, rises, the tariff of the place.
    operator: ___,
    home: ____,
    ...shown
  } = loadResults({
    path: telecomFunnel.done,
    query: addressOf(telecomFunnel, '', { ...raw, tryPrice: '26' }).slice(1),
    today: '2026-11-21',
  })
  return { shown, ranked: rankProposals(telecomNotebook(asked), proposals).map(({ lacks }) => lacks) }
}

it('every kind of answer to every question changes what the results say', () =>
  expect(silentAnswers(telecomFunnel, { wholes, tell: figures })).toEqual([]))
