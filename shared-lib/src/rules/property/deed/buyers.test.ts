import { toIsoDate } from '../../dates/iso-date'
import { eur, in2025, oneOfTwoYoung, resultOf, young } from './deed.testing'
import type { DeedInput } from './deed-costs'
import cases from './testing/buyers.json'

describe('young buyers', () => {
  const at = (date: string, price: number, more: Partial<DeedInput> = {}) =>
    resultOf({ date: toIsoDate(date), price: eur(price), buyers: young, ...more })

  it('have their rules from 1 August 2024', () => {
    expect(at('2024-07-31', 300_000)).toMatchObject({
      buyers: [{ regimes: ['ordinary'] }],
      notes: ['O regime dos jovens começou em 1 de agosto de 2024.'],
    })
    expect(at('2024-08-01', 300_000)).toMatchObject({ imt: { high: 0 }, stampDuty: { high: 0 }, notes: [] })
  })

  it('have them for their own permanent home only', () =>
    expect(at('2026-10-15', 300_000, { purpose: 'other_housing' })).toMatchObject({
      buyers: [{ regimes: ['ordinary'] }],
      notes: ['O regime dos jovens é só para a primeira habitação própria e permanente.'],
    }))

  it.each(cases.prices)('2026, $price €', ({ price, imt, duty }) => {
    const { imt: tax, stampDuty } = at('2026-10-15', price)
    expect(tax.low).toBe(eur(imt))
    expect([stampDuty.low, stampDuty.high]).toEqual([eur(duty), eur(duty)])
  })

  it('owe no duty on the first limit above the second one either: CIS, art. 7.º-A, n.º 1', () => {
    const { imt, stampDuty, taxes, figures } = at('2025-06-15', 850_000)
    expect(imt).toEqual({ low: eur(51_000), high: eur(51_000) })
    expect(stampDuty).toEqual({ low: eur(4207.54), high: eur(4207.54) })
    expect(taxes.why).toBeUndefined()
    expect(figures.find(({ id }) => id === 'stamp_duty')).toMatchObject({
      value: 420_754,
      formula: expect.stringContaining('− 324.058,00'),
      law: expect.stringContaining('CIS, art. 7.º-A, n.º 1'),
    })
  })
})

it('states what the young among two buyers does not pay, and until when the home has to be theirs', () => {
  const { youngBenefit, figures } = resultOf({ date: in2025, price: eur(400_000), buyers: oneOfTwoYoung })
  // Half of 18.506,50 € and 3.200 €, less the 3.037,68 € and 303,77 € of the young one.
  const saved = eur(7511.8)
  expect(youngBenefit).toMatchObject({
    saved: { low: saved, high: saved },
    until: `2031${in2025.slice(4)}`,
    terms: expect.stringContaining('2031 (6 anos)'),
  })
  expect(figures.find(({ id }) => id === 'young-benefit')).toMatchObject({
    value: saved,
    formula: expect.stringContaining('3.341,45'),
    law: expect.any(String),
  })
  const others = resultOf({ date: in2025, price: eur(400_000) })
  expect(others.youngBenefit).toBeUndefined()
  expect(others.figures.map(({ id }) => id)).not.toContain('young-benefit')
})

describe('non-resident buyers', () => {
  const nonResident = [{ share: 1, nonResident: true }]
  const at = (date: string, more: Partial<DeedInput> = {}) =>
    resultOf({ date: toIsoDate(date), buyers: nonResident, ...more })
  const ordinary = eur(10_542.04)

  it.each([
    { date: '2026-05-24', low: ordinary, high: ordinary },
    { date: '2026-05-25', low: ordinary, high: eur(22_500) },
    { date: '2026-08-31', low: ordinary, high: eur(22_500) },
    { date: '2026-09-01', low: eur(22_500), high: eur(22_500) },
  ])('on $date', ({ date, low, high }) => {
    const { imt } = at(date)
    expect([imt.low, imt.high]).toEqual([low, high])
    expect(imt.why === undefined).toBe(low === high)
  })

  it('get a note before the rule that there was none', () =>
    expect(at('2026-05-24').notes).toEqual([
      'Nesta data ainda não havia taxa própria para compradores não residentes.',
    ]))

  it('may get back what the ordinary table would not ask, not that of the young', () => {
    expect(at('2026-09-01', { purpose: 'other_housing', price: eur(400_000) }).refundIfResident).toBe(
      eur(10_699.89),
    )
    expect(at('2026-09-01', { price: eur(1_200_000) }).refundIfResident).toBe(0)
    expect(at('2026-09-01', { buyers: [{ share: 1, nonResident: true, young: true }] })).toMatchObject({
      refundIfResident: eur(22_500) - ordinary,
      notes: ['Um comprador não residente, ou de um paraíso fiscal, não tem o regime dos jovens.'],
    })
    expect(at('2026-08-31').refundIfResident).toBeUndefined()
    // Their rate goes on, but no table of the refund is known yet.
    expect(at('2027-01-01')).toMatchObject({ imt: { low: eur(22_500) }, refundIfResident: undefined })
    expect(at('2027-01-01').figures.at(-1)).toMatchObject({
      id: 'refund',
      unknown: 'Não conhecemos a tabela comum em 1 de janeiro de 2027.',
    })
  })

  it('pay the ordinary rates of what is no housing', () =>
    expect(at('2026-10-15', { purpose: 'rural', price: eur(30_000) })).toMatchObject({
      imt: { high: eur(1500) },
      notes: ['A taxa dos não residentes é só para habitação.'],
    }))
})

describe('several buyers', () => {
  it('get a note that it was too early for the young among them, whatever the others are', () =>
    expect(
      resultOf({
        date: toIsoDate('2024-07-31'),
        buyers: [
          { share: 0.5, young: true },
          { share: 0.5, taxHaven: true },
        ],
      }).notes,
    ).toEqual(['O regime dos jovens começou em 1 de agosto de 2024.']))

  it('are each taxed by their own rule on the whole property, then by their share', () => {
    const { buyers, taxes } = resultOf({ date: in2025, price: eur(400_000), buyers: oneOfTwoYoung })
    expect(buyers.map(({ imt }) => imt.low)).toEqual([eur(3037.68), eur(9253.25)])
    expect(taxes.low).toBe(eur(14_194.7))
  })

  it('of whom one lives in a tax haven: 10 % of that share', () =>
    expect(
      resultOf({ price: eur(500_000), buyers: [{ share: 0.75 }, { share: 0.25, taxHaven: true }] }).imt.low,
    ).toBe(eur(0.75 * (40_000 - 13_763.35)) + eur(12_500)))
})
