// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import fc from 'fast-check'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import type { EnergyAnswers, GasTier } from '../rules/energy-answers'
import type { EnergyBillAnswer } from '../rules/energy-api'
import type { EnergyBillCall } from '../rules/energy-bill-call'
import type { NotCovered, OfferFilters, ResultRow } from '../rules/vocabulary'
import { energyBillCalculator } from './energy-bill.calculator'
import { energyRankingCalculator } from './energy-ranking.calculator'

const today = '2026-11-21'

const billOf = (call: EnergyBillCall): EnergyBillAnswer => {
  const outcome = energyBillCalculator.calculate(call, today)
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result as EnergyBillAnswer
}

interface Ranked {
  readonly kind: 'ranked'
  readonly offers: readonly ResultRow[]
  readonly total: number
  readonly notes: readonly string[]
  readonly noteTexts: readonly string[]
  readonly current?: { readonly origin: string; readonly yearlyCents: number }
  readonly household: { readonly municipality?: { readonly name: string } }
}
interface RankingCall {
  readonly answers: EnergyAnswers
  readonly filters?: OfferFilters
  readonly limit?: number
  readonly offset?: number
}
const outcomeOf = (call: RankingCall, on = today) => energyRankingCalculator.calculate(call, on)
const resultOf = (call: RankingCall, on?: string): Ranked | NotCovered => {
  const outcome = outcomeOf(call, on)
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result as Ranked | NotCovered
}
const rankingOf = (call: RankingCall, on?: string): Ranked => {
  const ranking = resultOf(call, on)
  if (ranking.kind !== 'ranked') throw new Error(ranking.text)
  return ranking
}

const kwh = fc.integer({ min: 1, max: 12_000 })
const home = fc.record({
  energyType: fc.constantFrom('electricity' as const, 'gas' as const, 'dual' as const),
  contractedPower: fc.constantFrom(...contractedPowerSteps),
  meter: fc.constantFrom('simple' as const, 'bi' as const, 'tri' as const),
  first: kwh,
  second: kwh,
  third: kwh,
  gasTier: fc.constantFrom<GasTier>(1, 2, 3, 4),
  kwhGas: kwh,
  municipality: fc.constantFrom('Lisboa', 'Porto', '0101'),
  largeFamily: fc.boolean(),
  socialTariff: fc.boolean(),
})

it('the bill of an offer is the row of the ranking for the same home', () =>
  fc.assert(
    fc.property(home, fc.nat(), ({ meter, first, second, third, ...same }, pick) => {
      const kwh = {
        simple: { all: first },
        bi: { offPeak: first, outsideOffPeak: second },
        tri: { peak: first, mid: second, offPeak: third },
      }[meter]
      const answers: EnergyAnswers = {
        ...same,
        meter,
        ...(meter === 'simple' && { kwhElectricity: first }),
        ...(meter === 'bi' && { kwhOffPeak: first, kwhOutsideOffPeak: second }),
        ...(meter === 'tri' && { kwhPeak: first, kwhMid: second, kwhOffPeak: third }),
      }
      const { offers } = rankingOf({ answers, filters: { timeOption: meter } })
      const row = offers[pick % Math.max(offers.length, 1)]
      if (!row) return
      const { energyType: _, ...call } = same
      const bill = billOf({ offerId: row.id, kwh, ...call })
      expect({ ...row, ...bill }).toEqual({ ...bill, ...row })
    }),
    { numRuns: 60 },
  ))

const couple: EnergyAnswers = { energyType: 'electricity', postalCode: '1000', inhabitants: 2 }

it('a page of the ranking is a part of the whole', () => {
  const whole = rankingOf({ answers: couple })
  const page = rankingOf({ answers: couple, limit: 5, offset: 3 })
  expect(page.offers).toEqual(whole.offers.slice(3, 8))
  expect(page.total).toBe(whole.offers.length)
})

it('takes a whole postal code and the name of a municipality', () => {
  expect(rankingOf({ answers: { ...couple, energyType: 'dual', postalCode: '1000-001' }, limit: 1 })).toEqual(
    rankingOf({ answers: { ...couple, energyType: 'dual' }, limit: 1 }),
  )
  const { household } = rankingOf({ answers: { ...couple, municipality: 'évora' }, limit: 1 })
  expect(household.municipality?.name).toBe('Évora')
})

it.each<{ note: string; answers: EnergyAnswers }>([
  { note: 'gas-tier-unlike-use', answers: { energyType: 'gas', gasTier: 1, kwhGas: 15_000 } },
  { note: 'social-tariff-power', answers: { ...couple, contractedPower: 10.35, socialTariff: true } },
  { note: 'tri-needs-split', answers: { ...couple, contractedPower: 27.6, kwhElectricity: 9000 } },
])('explains in words, not by a code alone: $note', ({ note, answers }) => {
  const { notes, noteTexts } = rankingOf({ answers })
  expect(notes).toContain(note)
  expect(noteTexts[notes.indexOf(note)]).toMatch(/^[A-ZÀ-Ú].{30,}\.$/)
})

it.each<{ fields: readonly string[]; answers: EnergyAnswers }>([
  { fields: ['kwhOutsideOffPeak'], answers: { ...couple, meter: 'bi', kwhOffPeak: 100 } },
  { fields: ['kwhMid', 'kwhOffPeak'], answers: { ...couple, meter: 'tri', kwhPeak: 100 } },
  {
    fields: ['kwhOffPeak', 'kwhOutsideOffPeak'],
    answers: { ...couple, kwhOffPeak: 1, kwhOutsideOffPeak: 2 },
  },
  { fields: ['energyPrice'], answers: { ...couple, powerPrice: 0.3 } },
  { fields: ['powerPrice'], answers: { ...couple, energyPrice: 0.2 } },
  { fields: ['gasEnergyPrice'], answers: { ...couple, gasFixedPrice: 0.1 } },
  { fields: ['municipality'], answers: { ...couple, municipality: 'Funchal' } },
])('names what half a bill leaves out, or what its meter cannot have: $fields', ({ fields, answers }) => {
  const outcome = outcomeOf({ answers })
  expect('problems' in outcome && outcome.problems.map(({ field }) => field)).toEqual(
    fields.map((field) => `answers.${field}`),
  )
})
