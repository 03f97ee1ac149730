import { Ajv2020 } from 'ajv/dist/2020.js'
import type { PartnerOffer } from 'shared-lib/contract/partner-offers'
import { depositRankingCalculator } from '../../calculators/deposit-ranking.calculator'
import { loadDepositResults } from '../../page/results/results.load'
import { depositOffers } from './partner-offers'
import cases from './testing/partner-offers.json'

const today = '2026-11-23'
const offers = cases.offers as { 'term-deposit': PartnerOffer[] }

it('ranks what editors keep with the imported list, in pages and for programs', () => {
  const query = 'amount=10000&horizon=12&mayLock=true&origin=newBank'
  const { first, source, ageWords } = loadDepositResults({ path: '', query, today, offers })
  expect(first).toMatchObject({ id: 'td-partner', place: 1, evidence: { standing: 'current' } })
  expect(source.credit).toMatch(/; Ficha do parceiro\.$/)
  expect(ageWords).toBe('taxas de 20 de novembro de 2026')
  const outcome = depositRankingCalculator.calculate({ amount: 10_000, months: 12 }, today, offers)
  if ('problems' in outcome) throw new Error('not ranked')
  expect((outcome.result as { offers: { id: string }[] }).offers[0]?.id).toBe('td-partner')
})

it('counts what leaving early costs by the rule that an editor fills in', () => {
  const [one] = offers['term-deposit']
  const earlyWithdrawal = { kind: 'losesPart', losesPeriod: { months: 3 } }
  const offer = { ...(one as NonNullable<typeof one>).offer, earlyWithdrawal }
  const body = { ...offer, evidence: { ...offer.evidence } }
  const check = new Ajv2020({ strict: false }).compile(depositOffers['term-deposit'].schema)
  expect(check(body)).toBe(true)
  expect(
    check({ ...body, earlyWithdrawal: { kind: 'losesPart', losesPeriod: { months: 3, days: 90 } } }),
  ).toBe(false)
  const { first } = loadDepositResults({
    path: '',
    query: 'amount=10000&horizon=12&mayLock=true&origin=newBank',
    today,
    offers: { 'term-deposit': [{ offer, source: (one as NonNullable<typeof one>).source }] },
  })
  expect(first?.chips.map(({ words }) => words)).toContain(
    'Levantas antes e perdes os juros do trimestre em curso',
  )
  // Half of 365 days is a day after the second payment: 181 days × 3,5 % of 10.000 €, without 28 %.
  expect(first?.reason.join(' ')).toMatch(/a meio \(182 dias\), ficas com 126,70/)
})

it('counts leaving by the day, as an editor writes its steps down', () => {
  const [one] = offers['term-deposit']
  const offer = {
    ...(one as NonNullable<typeof one>).offer,
    earlyWithdrawal: {
      kind: 'losesPart',
      steps: [{ untilDay: 90, loses: 1 }, { untilDay: 270, loses: 0.5 }, { loses: 0.25 }],
    },
  }
  const check = new Ajv2020({ strict: false }).compile(depositOffers['term-deposit'].schema)
  expect(check(offer)).toBe(true)
  const { first } = loadDepositResults({
    path: '',
    query: 'amount=10000&horizon=12&mayLock=true&origin=newBank',
    today,
    offers: { 'term-deposit': [{ offer, source: (one as NonNullable<typeof one>).source }] },
  })
  // 182 days × 3,5 % of 10.000 € are 176,94 €: half of that, without 28 %.
  expect(first?.reason.join(' ')).toMatch(/a meio \(182 dias\), ficas com 63,70/)
})
