import type { Parameter } from '../src/rules/dated/dated-parameter'
import { isIsoDate } from '../src/rules/dates/iso-date'
import { readParameters } from './review-sources'

/** First day of a value by the act that set it, which is older than the day on which it was read. */
const byLaw: readonly (readonly [id: string, value: number, from: string])[] = [
  ['term-deposit.interest-tax', 0, '2013-01-01'],
  ['term-deposit.interest-tax', 1, '2025-01-01'],
  ['term-deposit.guarantee', 0, '2008-12-01'],
  ['telecom.free-exit.rules', 0, '2022-11-14'],
  ['home-loan.early-repayment-fee', 1, '2022-11-26'],
  ['home-loan.stamp-duty', 0, '2004-01-01'],
  ['consumer-credit.longest-term', 0, '2018-07-01'],
  ['consumer-credit.longest-term', 1, '2020-04-01'],
  ['consumer-credit.stamp-duty.use', 4, '2023-01-01'],
  ['credit-card.stamp-duty.use', 0, '2020-04-01'],
  ['credit-card.stamp-duty.use', 1, '2023-01-01'],
  ['property.imt.rural-rate', 0, '2004-01-01'],
  ['property.imt.other-urban-rate', 0, '2004-01-01'],
  ['property.imt.tax-haven-rate', 0, '2012-01-01'],
  ['property.purchase-stamp-duty', 0, '2004-01-01'],
  ['property.separate-registration.fee', 0, '2008-07-21'],
  ['energy.audiovisual', 0, '2016-03-31'],
  ['energy.dgeg', 0, '2000-04-01'],
  ['energy.iec', 0, '2012-01-01'],
  ['energy.vat.normal', 0, '2011-10-01'],
  ['energy.vat.reduced', 0, '2011-10-01'],
  ['energy.vat.reduced-network-power', 0, '2019-07-01'],
]

/** Rules that began within the year before they were read, or whose older text was not found. */
const recent: Readonly<Record<string, string>> = {
  'consumer-credit.market-taeg': 'average of August 2026',
  'credit-card.average-taeg': 'average of July 2026',
  'credit.late-income-cut': 'recommendation of 2026; that of 2018 was not read',
  'energy.gas.isp': 'carbon part of the gas year 2025-26',
  'energy.gas.tiers': 'gas year 2025-26; older sheets not read',
  'energy.vat.reduced-kwh': 'Lei n.º 38/2024',
  'home-loan.average-taeg': 'average of contracts of 2025',
  'home-loan.market-rates': 'percentiles of June 2026',
  'home-loan.usual-premiums': 'market prices of October 2026',
  'property.bank-fees': 'price lists of March to October 2026',
  'state-savings.tesouro-5.terms': 'RCM 141-A/2026',
  'telecom.portability.rules': 'Regulamento da ANACOM n.º 38/2025',
  'term-deposit.guarantee.sweden': 'Riksgälden, from January 2026',
}

it('every parameter has one id, a law, a review day, and values with a source, one after the other', async () => {
  const all = await readParameters()
  const faults = all.flatMap((one) => {
    const { id, law, confidence, reviewBy, note = '', values } = one as Parameter<unknown>
    const isSourced = law.length > 3 && /^[A-D]$/.test(confidence) && isIsoDate(reviewBy)
    const isKnown = values.length > 0 || note.includes('not found')
    const late = values.filter(({ from, to, source }, index) => {
      const before = values[index - 1]
      const inOrder = !before || from > (before.to ?? before.from)
      const ends = to === undefined || (isIsoDate(to) && to > from)
      return !isIsoDate(from) || source.length < 6 || !ends || !inOrder
    })
    return isSourced && isKnown && late.length === 0
      ? []
      : [id, ...late.map(({ from }) => `${id} of ${from}`)]
  })
  expect(faults).toEqual([])
  expect(all.length).toBeGreaterThan(160)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

describe('the first day of a value', () => {
  it('is that of the act that set it', async () => {
    const all = await readParameters()
    const fromOf = (id: string, index: number) => all.find((one) => one.id === id)?.values[index]?.from
    expect(byLaw.map(([id, index]) => [id, index, fromOf(id, index)])).toEqual(byLaw)
  })

  it('is not the day on which somebody read it', async () => {
    const late = (await readParameters()).filter(({ values: [first], ...rest }) => {
      const { reviewed = '9999', own } = rest as { reviewed?: string; own?: true }
      return !own && first && !first.to && Number(reviewed.slice(0, 4)) - Number(first.from.slice(0, 4)) < 2
    })
    expect(late.map(({ id }) => id).sort()).toEqual(Object.keys(recent).sort())
  })
})
