import fc from 'fast-check'
import { forAll } from '../../../../testing/for-all'
import { type IsoDate, isoDate } from '../../dates/iso-date'
import type { Figure } from '../../figures/figure'
import { cents, sumCents } from '../../money/cents'
import { baseDeed, eur, oneOfTwoYoung, resultOf, young } from './deed.testing'
import type { DeedInput } from './deed-costs'

describe('whatever is asked', () => {
  const dates = fc
    .tuple(
      fc.constantFrom(2024, 2025, 2026),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, day]) => isoDate(year, month, day) as IsoDate)
  const buyer = fc.record({ young: fc.boolean(), nonResident: fc.boolean(), taxHaven: fc.boolean() })
  const buyers = fc
    .array(buyer, { minLength: 1, maxLength: 4 })
    .map((all) => all.map((one) => ({ ...one, share: 1 / all.length })))
  const inputs = fc.record({
    price: fc.integer({ min: 1, max: 200_000_000 }).map(cents),
    vpt: fc.option(fc.integer({ min: 0, max: 200_000_000 }).map(cents), { nil: undefined }),
    purpose: fc.constantFrom('own_permanent_home', 'other_housing', 'rural', 'other_urban'),
    region: fc.constantFrom('mainland', 'azores', 'madeira'),
    date: dates,
    buyers,
    loan: fc.integer({ min: 0, max: 100_000_000 }).map(cents),
    loanMonths: fc.integer({ min: 12, max: 480 }),
    desk: fc.constantFrom('one_stop', 'separate'),
  })

  it('adds up: buyers to taxes, costs to the total, low never above high', () => {
    forAll(inputs, (input) => {
      const { buyers: each, imt, stampDuty, taxes, costs, total } = resultOf(input)
      for (const end of ['low', 'high'] as const) {
        expect(sumCents(...each.map((one) => one.imt[end]))).toBe(imt[end])
        expect(sumCents(...each.map((one) => one.stampDuty[end]))).toBe(stampDuty[end])
        expect(sumCents(imt[end], stampDuty[end])).toBe(taxes[end])
        expect(sumCents(...costs.flatMap(({ amount }) => amount?.[end] ?? []))).toBe(total[end])
      }
      for (const amount of [imt, stampDuty, taxes, total]) expect(amount.low).toBeLessThanOrEqual(amount.high)
    })
  })

  it('asks no less of a dearer property', () => {
    forAll(inputs, fc.integer({ min: 0, max: 50_000_000 }), (input, more) => {
      const dearer = resultOf({ ...input, price: cents(input.price + more) }).taxes
      const { low, high } = resultOf(input).taxes
      expect(dearer.low).toBeGreaterThanOrEqual(low)
      expect(dearer.high).toBeGreaterThanOrEqual(high)
    })
  })

  it('never asks more than a tenth and the stamp duty, nor more of the young than of others', () => {
    forAll(inputs, (input) => {
      const { imt, stampDuty, taxable } = resultOf(input)
      expect(imt.high).toBeLessThanOrEqual(taxable * 0.1 + 4)
      expect(stampDuty.high).toBeLessThanOrEqual(taxable * 0.008 + 4)
      const taxesOf = (all: { readonly young: boolean }) =>
        resultOf({ ...input, buyers: input.buyers.map((one) => ({ ...one, ...all })) }).taxes
      expect(taxesOf({ young: true }).high).toBeLessThanOrEqual(taxesOf({ young: false }).high)
    })
  })

  it('gives every figure a value or a reason', () => {
    const all = (list: readonly Figure[]): readonly Figure[] =>
      list.flatMap((one) => [one, ...all(one.parts ?? [])])
    forAll(inputs, (input) => {
      for (const { value, unknown } of all(resultOf(input).figures))
        expect((value === undefined) !== (unknown === undefined)).toBe(true)
    })
  })
})

describe('the explanation', () => {
  const formulaOf = ({ formula }: Figure) => formula?.replaceAll('\u00a0', ' ')
  const formulas = (input: Partial<DeedInput>) =>
    Object.fromEntries(resultOf(input).figures.map((figure) => [figure.id, formulaOf(figure)]))

  it('has the numbers in it', () =>
    expect(formulas({ vpt: eur(120_000), buyers: baseDeed.buyers })).toEqual({
      taxable: 'o maior de 300.000,00 € e 120.000,00 €',
      imt: '300.000,00 € × 7 % − 10.457,96 €',
      stamp_duty: '300.000,00 € × 0,8 %',
      one_stop_desk: '375,00 €',
      total: '10.542,04 € + 2.400,00 € + 375,00 €',
    }))

  it('of a sum that is not certain shows between what it lies', () =>
    expect(formulas({ loan: eur(240_000) })).toMatchObject({
      bank_fees: '(301,60 € a 312,00 €) + 239,20 € + (202,80 € a 232,96 €)',
      total: '10.542,04 € + 2.400,00 € + 1.440,00 € + (743,60 € a 784,16 €) + 700,00 €',
    }))

  it('of the fees of banks shows each with its stamp duty', () => {
    const fees = resultOf({ loan: eur(240_000) }).figures.find(({ id }) => id === 'bank_fees')
    expect(fees?.parts?.map(formulaOf)).toEqual([
      '(290,00 € a 300,00 €) × 104 %',
      '230,00 € × 104 %',
      '(195,00 € a 224,00 €) × 104 %',
    ])
  })

  it('of what is free states up to where', () =>
    expect(formulas({ price: eur(100_000), buyers: young, desk: 'separate' })).toMatchObject({
      imt: '0 % até 330.539,00 €',
      registration: '250,00 €, grátis para jovens',
    }))

  const nonResident = { share: 1, nonResident: true }
  it('of what comes back states from what', () =>
    expect(formulas({ price: eur(400_000), purpose: 'other_housing', buyers: [nonResident] })).toMatchObject({
      refund: '30.000,00 € − 19.300,11 € da tabela comum',
    }))

  it('gives no first day to rates that are older than what is held', () => {
    const { figures } = resultOf({ purpose: 'rural', price: eur(30_000) })
    const names = ['taxable', 'imt', 'stamp_duty', 'one_stop_desk', 'total']
    expect(figures.map(({ id, period }) => [id, period])).toEqual(names.map((id) => [id, undefined]))
  })

  it('of young buyers names what they are spared', () =>
    expect(formulas({ price: eur(400_000), buyers: young })).toMatchObject({
      imt: '400.000,00 € × 8 % − 26.443,12 €',
      stamp_duty: '400.000,00 € × 0,8 % − 330.539,00 € × 0,8 %, no mínimo zero',
    }))

  it('of several buyers shows each', () => {
    const { figures } = resultOf({ price: eur(400_000), buyers: oneOfTwoYoung })
    const imt = figures.find(({ id }) => id === 'imt')
    expect(imt && formulaOf(imt)).toBe('2.778,44 € + 9.118,33 €')
    expect(imt?.parts?.map(({ id }) => id)).toEqual(['imt-buyer-1', 'imt-buyer-2'])
    expect(imt?.parts?.map(formulaOf)).toEqual([
      '50 % × (400.000,00 € × 8 % − 26.443,12 €)',
      '50 % × (400.000,00 € × 8 % − 13.763,35 €)',
    ])
  })
})
