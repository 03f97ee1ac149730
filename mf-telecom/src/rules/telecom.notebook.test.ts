import { readTexts } from 'shared-lib/kit/form/form'
import type { Proposal } from 'shared-lib/kit/notebook/notebook'
import { rankProposals } from 'shared-lib/kit/notebook/rank-proposals'
import { datedValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import { telecomFields } from '../fields'
import { beginsWith, telecomNotebook } from './telecom.notebook'
import cases from './testing/telecom.notebook.json'

const asked = {
  downloadSpeed: 500,
  tv: true,
  voice: true,
  addSim: true,
  numOfSim: 2,
  mobileData: 50,
} as const
const rules = datedValueOn(loyaltyRules, toIsoDate('2026-11-23'))?.value
const notebook = telecomNotebook(asked, rules)

const costOf = (texts: Readonly<Record<string, string>>) => {
  const reading = readTexts(notebook.form, texts)
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems))
  return notebook.cost(reading.input)
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

it('counts the promotion and the price that follows over 24 months, with 12 and 36 next to it', () => {
  const { cents, beside, notes = [] } = costOf({ price: '24,99', promoMonths: '12', laterPrice: '34,99' })
  expect(cents).toBe(71_976)
  expect(beside?.map((one) => one.cents)).toEqual([2999, 29_988, 113_964])
  expect(notes.map(spaced)).toEqual(['Sobe de 24,99 € para 34,99 € ao 13.º mês.'])
})

it('adds what is paid once and by month, takes off what is given, and rises after a year', () => {
  const { cents, parts } = costOf({
    price: '20',
    once: '50',
    equipment: '5',
    credits: '30',
    yearlyRise: '10',
  })
  // 24 × 20 + 50 + 24 × 5 − 30 and 12 × 2 of the rise.
  expect(cents).toBe(64_400)
  expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
})

it('asks for the price that follows a promotion', () =>
  expect(readTexts(notebook.form, { price: '20', promoMonths: '12' })).toMatchObject({
    problems: [{ field: 'laterPrice', message: 'Escreve a mensalidade que se segue' }],
  }))

it('puts what looks cheaper behind what is, and what lacks something behind both', () => {
  const proposals: readonly Proposal[] = [
    { id: '1', name: 'A', texts: { price: '24,99', promoMonths: '12', laterPrice: '39,99' } },
    { id: '2', name: 'B', texts: { price: '30', once: '45' } },
    { id: '3', name: 'C', texts: { price: '31,50' } },
    { id: '4', name: 'D', texts: { price: '10', has: 'internet' } },
  ]
  expect(rankProposals(notebook, proposals).map((one) => one.proposal.name)).toEqual(['C', 'B', 'A', 'D'])
})

it('puts equal costs in the order of what leaving costs, then of the names', () => {
  const one = (id: string, name: string, texts: Record<string, string>): Proposal => ({
    id,
    name,
    texts: { price: '30', ...texts },
  })
  const ranked = rankProposals(notebook, [
    one('1', 'D', { lockMonths: '24' }),
    one('2', 'C', { lockMonths: '24', perk: '60' }),
    one('3', 'B', { lockMonths: '0' }),
    one('4', 'A', {}),
  ])
  expect(ranked.map(({ proposal }) => proposal.name)).toEqual(['A', 'B', 'C', 'D'])
  expect(ranked.map(({ place }) => place)).toEqual([1, 1, 1, 1])
})

it('shares no name with an answer: both are in one address', () => {
  for (const name of Object.keys(notebook.form.fields)) expect(telecomFields).not.toHaveProperty(name)
})

const whole = 'internet.tv.voice.mobile'
const lacksOf = (texts: Readonly<Record<string, string>>) => {
  const reading = readTexts(notebook.form, { price: '30', ...texts })
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems))
  return notebook.lacks?.(reading.input)
}

it.each(cases.lacks as [Record<string, string>, string[]][])(
  'holds %j against what was asked for, service by service',
  (texts, lacks) => expect(lacksOf(texts)).toEqual(lacks),
)

it('lists what a proposal includes, with the price of each part that was given', () => {
  const included = cases.included
  const { cents, notes } = costOf(included)
  // Parts of the price are in it already.
  expect(cents).toBe(96_000)
  expect(notes?.map(spaced)).toEqual([
    'Inclui internet em casa a 500 Mbps (20 € por mês), televisão (10 € por mês), telefone fixo e telemóvel com 2 cartões (10 € por mês).',
  ])
})

it('counts what was asked for and is added for a given price, and asks for a price that was not given', () => {
  const added = { price: '20', once: '30', has: 'internet.voice', tvPrice: '7,50' }
  const { cents, parts, beside, notes } = costOf(added)
  // 24 × 20 + 30 + 24 × 7.50.
  expect(cents).toBe(69_000)
  expect(parts.find(({ key }) => key === 'tv')).toEqual({
    key: 'tv',
    title: 'Televisão à parte',
    cents: 18_000,
  })
  expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
  expect(beside?.slice(1).map((one) => one.cents)).toEqual([36_000, 102_000])
  expect(lacksOf(added)).toEqual(['os cartões que pediste'])
  expect(notes?.map(spaced)).toEqual([
    'Inclui internet em casa e telefone fixo.',
    'Contámos também televisão por mais 7,50 € por mês.',
    'Pergunta quanto custa juntar telemóvel e escreve-o em «Preço de cada serviço».',
  ])
  expect(lacksOf({ ...added, mobilePrice: '0' })).toEqual([])
})

it('counts nothing for what was not asked for', () => {
  const reading = readTexts(notebook.form, { price: '20', has: 'internet', tvPrice: '7,50' })
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems))
  const { cents, notes } = telecomNotebook({ tv: false }, rules).cost(reading.input)
  expect(cents).toBe(48_000)
  expect(notes).toEqual(['Inclui internet em casa.'])
})

it('puts a proposal that can be made whole among the whole ones', () => {
  const ranked = rankProposals(notebook, [
    { id: '1', name: 'Inteira', texts: { price: '40', has: whole } },
    { id: '2', name: 'Por juntar', texts: { price: '25', has: 'internet.voice.mobile', tvPrice: '10' } },
    { id: '3', name: 'Sem televisão', texts: { price: '20', has: 'internet.voice.mobile' } },
  ])
  expect(ranked.map(({ proposal }) => proposal.name)).toEqual(['Por juntar', 'Inteira', 'Sem televisão'])
})

it('begins a proposal with what was asked for', () => {
  expect(lacksOf(beginsWith(asked))).toEqual([])
  expect(beginsWith({ tv: true, voice: false, addSim: false })).toEqual({ has: 'internet.tv' })
})

it('shows what leaving before the end costs, less with the benefit of the contract', () => {
  const bound = { price: '20', lockMonths: '24' }
  // 50 % of 21 months at 20 EUR, then 30 % of 12 and of 6.
  const exits = 'Sair a meio custa, no máximo, 210 € ao fim de 3 meses, '
  expect(costOf(bound).notes?.map(spaced)).toEqual([
    `${exits}72 € ao fim de 12 meses e 36 € ao fim de 18 meses.`,
  ])
  expect(costOf({ ...bound, perk: '24' }).notes?.map(spaced)[0]).toContain('21 € ao fim de 3 meses')
  expect(costOf({ price: '20', lockMonths: '0' }).notes).toEqual([])
  expect(costOf({ price: '20' }).notes).toEqual([])
})
