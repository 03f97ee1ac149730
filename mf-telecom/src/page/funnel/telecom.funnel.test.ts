import { type RawAnswers, readAnswers, type Step, stepProblems, stepWords } from 'shared-lib/kit/funnel/flow'
import { addressOf } from 'shared-lib/kit/funnel/funnel-address'
import { describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { rankProposals } from 'shared-lib/kit/notebook/rank-proposals'
import { telecomNotebook } from '../../rules/telecom.notebook'
import { loadResults } from '../results/results.load'
import { telecomFunnel } from './telecom.funnel'
import { telecomLead } from './telecom.lead'
import { telecomStart } from './telecom.start'
import cases from './testing/telecom.funnel.json'

const stepOf = (slug: string) => telecomFunnel.steps.find((step) => step.slug === slug) ?? ({} as Step)
const [mobileStep, loyaltyStep, billStep] = ['telemovel', 'fidelizacao', 'fatura'].map(stepOf) as [
  Step,
  Step,
  Step,
]
const home = cases.home as RawAnswers

it('counts one card of any data where cards are wanted, and none where they no longer are', () => {
  const fieldsOf = (raw: RawAnswers) => stepProblems(telecomFunnel, mobileStep, raw).map(({ field }) => field)
  const home = { tv: 'true', voice: 'false' }
  expect(fieldsOf({})).toEqual(['tv', 'voice', 'addSim'])
  expect(fieldsOf({ ...home, addSim: 'false' })).toEqual([])
  expect(fieldsOf({ ...home, addSim: 'true' })).toEqual([])
  expect(fieldsOf({ ...home, addSim: 'true', numOfSim: '6', mobileData: '7' })).toEqual([
    'numOfSim',
    'mobileData',
  ])
  expect(addressOf(telecomFunnel, '/x', { ...home, addSim: 'false' })).not.toMatch(/numOfSim|mobileData/)
})

it('asks for the bill only who knows it, and for the months left only who gave no day', () => {
  const fieldsOf = (raw: RawAnswers) => stepProblems(telecomFunnel, billStep, raw).map(({ field }) => field)
  const before = { ...home, hasBill: '', monthlyFee: '' }
  expect(fieldsOf(before)).toEqual([])
  expect(fieldsOf({ ...before, hasBill: 'true' })).toEqual(['monthlyFee'])
  expect(fieldsOf({ ...home, monthlyFee: 'muito', benefit: '-1' })).toEqual(['monthlyFee', 'benefit'])
  expect(readAnswers(telecomFunnel, { ...home, monthsLeft: '9' })).not.toHaveProperty('monthsLeft')
  expect(readAnswers(telecomFunnel, { ...home, expirationDate: '', monthsLeft: '9' }).monthsLeft).toBe(9)
  expect(readAnswers(telecomFunnel, { ...home, contractExpiry: 'none' })).not.toHaveProperty('benefit')
})

it('names the services that are wanted, and only them', () => {
  const wordsOf = (raw: RawAnswers) => stepWords(telecomFunnel, mobileStep, { ...home, ...raw })
  expect(wordsOf({})).toBe('Com televisão e 2 cartões (dados: até 50 GB por mês)')
  expect(wordsOf({ voice: 'true', numOfSim: '', mobileData: '' })).toBe(
    'Com televisão, telefone fixo e 1 cartão',
  )
  expect(wordsOf({ tv: 'false', addSim: 'false' })).toBe('Só internet')
})

it('takes no last day from a visitor without loyalty, and none is fine', () => {
  expect(
    readAnswers(telecomFunnel, { ...home, contractExpiry: 'none', expirationDate: 'x' }),
  ).not.toHaveProperty('expirationDate')
  expect(stepProblems(telecomFunnel, loyaltyStep, { contractExpiry: 'under2' })).toEqual([])
})

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

describeFunnel(telecomFunnel, {
  chips: true,
  start: telecomStart,
  ways: ['internet telemovel operadora-atual'],
  wholes: [home, { ...home, expirationDate: '' }, { ...home, expirationDate: '', monthsLeft: '9' }],
  today: '2026-11-21',
  lead: telecomLead,
  /** Today's contract, published packages, and what proposals lack. */
  results(query) {
    const {
      carried: _,
      beside: __,
      asked,
      // Parts drawn from the others: letters, steps, packages, rises, the tariff of the place.
      operator: ___,
      home: ____,
      ...shown
    } = loadResults({ path: telecomFunnel.done, query: `${query}&tryPrice=26`, today: '2026-11-21' })
    return { shown, ranked: rankProposals(telecomNotebook(asked), proposals).map(({ lacks }) => lacks) }
  },
})
