import { toIsoDate } from '../../dates/iso-date'
import { sumCents } from '../../money/cents'
import { baseDeed, eur, in2025, oneOfTwoYoung, resultOf, young } from './deed.testing'
import type { DeedInput } from './deed-costs'

describe('deed and registration', () => {
  const costOf = (id: string, input: Partial<DeedInput>) =>
    resultOf(input).costs.find((cost) => cost.id === id)
  const bounds = (id: string, input: Partial<DeedInput>) => {
    const amount = costOf(id, input)?.amount
    return amount && [amount.low / 100, amount.high / 100]
  }
  const loan = eur(240_000)

  // RERN, art. 28.º: 375 and 700; young buyers 225 and 450 less, half of it when only some qualify.
  it.each<[what: string, input: Partial<DeedInput>, fee: [number, number]]>([
    ['purchase', {}, [375, 375]],
    ['purchase and mortgage', { loan }, [700, 700]],
    ['young', { buyers: young }, [150, 150]],
    ['young, with mortgage', { buyers: young, loan }, [250, 250]],
    ['one of two young', { buyers: oneOfTwoYoung }, [262.5, 262.5]],
    ['one of two young, with mortgage', { buyers: oneOfTwoYoung, loan }, [475, 475]],
    ['young at the limit', { buyers: young, price: eur(330_539) }, [150, 150]],
    ['young above it', { buyers: young, price: eur(330_539.01) }, [375, 375]],
    [
      'young in Madeira between the limits of mainland and region',
      { buyers: young, region: 'madeira', price: eur(400_000) },
      [150, 375],
    ],
    ['young in Madeira above both', { buyers: young, region: 'madeira', price: eur(413_174.01) }, [375, 375]],
    [
      'young and perhaps taxed as a non-resident',
      { buyers: [{ share: 1, young: true, nonResident: true }], date: toIsoDate('2026-06-01') },
      [150, 375],
    ],
  ])('at the one-stop desk: %s', (_what, input, fee) => expect(bounds('one_stop_desk', input)).toEqual(fee))

  it.each<{ what: string; input: Partial<DeedInput>; fee: [number, number] }>([
    { what: 'purchase', input: {}, fee: [250, 250] },
    { what: 'purchase and mortgage', input: { loan }, fee: [500, 500] },
    { what: 'young', input: { buyers: young, loan }, fee: [0, 0] },
    { what: 'one of two young', input: { buyers: oneOfTwoYoung, loan }, fee: [0, 500] },
    { what: 'young above the limit', input: { buyers: young, price: eur(330_539.01) }, fee: [250, 250] },
  ])('registered apart: $what', ({ input, fee }) =>
    expect(bounds('registration', { ...input, desk: 'separate' })).toEqual(fee),
  )

  it('has no price for the notary, and explains why', () => {
    const result = resultOf({ desk: 'separate' })
    expect(result.complete).toBe(false)
    expect(costOf('notary', { desk: 'separate' })).toMatchObject({
      unknown: 'O preço é livre, mais IVA: pede orçamento a mais de um notário.',
    })
    expect(result.total.low).toBe(sumCents(result.taxes.low, eur(250)))
    expect(result.figures.find(({ id }) => id === 'total')?.label).toBe('Total do que se sabe')
  })

  it('does not know fees of days that were not read', () => {
    expect(costOf('one_stop_desk', { date: toIsoDate('2024-07-31') })?.unknown).toMatch(/Casa Pronta/)
    expect(costOf('registration', { date: in2025, desk: 'separate' })?.amount).toEqual({
      low: eur(250),
      high: eur(250),
    })
  })
})

describe('a mortgage', () => {
  const costOf = (id: string, input: Partial<DeedInput>) =>
    resultOf({ loan: eur(240_000), ...input }).costs.find((cost) => cost.id === id)

  it.each([
    { loanMonths: 360, duty: 1440, why: '240 000 × 0,6 %' },
    { loanMonths: 60, duty: 1440, why: '240 000 × 0,6 %' },
    { loanMonths: 59, duty: 1200, why: '240 000 × 0,5 %' },
  ])('of $loanMonths months: $why, young or not', ({ loanMonths, duty }) => {
    for (const buyers of [baseDeed.buyers, young])
      expect(costOf('loan_stamp_duty', { loanMonths, buyers })?.amount).toEqual({
        low: eur(duty),
        high: eur(duty),
      })
  })

  it('has the usual fees of banks as a range, stamp duty of 4 % on each', () =>
    // 290 to 300, 230, 195 to 224: × 1,04.
    expect(costOf('bank_fees', {})?.amount).toMatchObject({ low: eur(743.6), high: eur(784.16) }))

  it('is taxed the same in 2025, and its fees are unknown in a year whose prices were not read', () => {
    expect(costOf('loan_stamp_duty', { date: in2025 })?.amount).toEqual(costOf('loan_stamp_duty', {})?.amount)
    expect(costOf('bank_fees', { date: in2025 })).toMatchObject({ unknown: expect.stringMatching(/2025/) })
  })

  it('adds nothing when there is none', () =>
    expect(resultOf({}).costs.map(({ id }) => id)).toEqual(['imt', 'stamp_duty', 'one_stop_desk']))
})
