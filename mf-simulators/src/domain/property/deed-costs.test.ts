import fc from 'fast-check'
import { type IsoDate, isoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import { cents, sumCents } from 'shared-lib/money/cents'
import type { Figure } from '../figure'
import { type DeedInput, type DeedResult, deedCosts } from './deed-costs'

const eur = (amount: number) => cents(Math.round(amount * 100))
const autumn2026 = toIsoDate('2026-10-15')

const base = {
  price: eur(300_000),
  purpose: 'own_permanent_home',
  region: 'mainland',
  date: autumn2026,
  buyers: [{ share: 1 }],
  loan: eur(0),
  loanMonths: 360,
  desk: 'one_stop',
} as const satisfies DeedInput

function resultOf(input: Partial<DeedInput>): DeedResult {
  const outcome = deedCosts({ ...base, ...input })
  if (outcome.kind !== 'result') throw new Error(outcome.unknown)
  return outcome
}

const notaries = 'calculator of the notaries, 2026-08-30'
const calculaPt = 'CalculaPT, 2026-08-30; known to be off by up to 9 cents'
const publicSuite = 'cases of a public IMT calculator'
const young = [{ share: 1, young: true }]
const half = [{ share: 0.5, young: true }, { share: 0.5 }]
const in2025 = toIsoDate('2025-06-15')

describe('published cases', () => {
  it.each<{
    input: Partial<DeedInput>
    price: number
    imt: number
    stamp?: number
    /** Cents that the source may be off. */
    margin: number
    origin: string
  }>([
    { price: 100_000, imt: 0, stamp: 800, margin: 0, origin: notaries, input: {} },
    { price: 198_347, imt: 3426.33, stamp: 1586.78, margin: 0, origin: notaries, input: {} },
    { price: 660_982, imt: 39_115.21, stamp: 5287.86, margin: 0, origin: notaries, input: {} },
    { price: 106_346, imt: 0, stamp: 850.77, margin: 0, origin: calculaPt, input: {} },
    { price: 330_539, imt: 0, stamp: 0, margin: 0, origin: calculaPt, input: { buyers: young } },
    {
      price: 660_982,
      imt: 26_435.44,
      stamp: 2643.54,
      margin: 1,
      origin: calculaPt,
      input: { buyers: young },
    },
    { price: 250_000, imt: 4427.43, stamp: 2000, margin: 9, origin: calculaPt, input: { region: 'azores' } },
    {
      price: 500_000,
      imt: 6946.08,
      stamp: 694.61,
      margin: 0,
      origin: calculaPt,
      input: { region: 'azores', buyers: young },
    },
    {
      price: 500_000,
      imt: 22_795.85,
      stamp: 4000,
      margin: 9,
      origin: calculaPt,
      input: { region: 'madeira' },
    },
    {
      price: 250_000,
      imt: 5756.85,
      stamp: 2000,
      margin: 9,
      origin: calculaPt,
      input: { region: 'madeira', purpose: 'other_housing' },
    },
    { price: 250_000, imt: 16_250, margin: 0, origin: calculaPt, input: { purpose: 'other_urban' } },
    {
      price: 700_000,
      imt: 42_000,
      margin: 0,
      origin: 'Ofício Circulado 40129/2026, worked by hand',
      input: {},
    },
    {
      price: 400_000,
      imt: 5556.88,
      margin: 0,
      origin: 'Ofício Circulado 40129/2026, worked by hand',
      input: { buyers: young },
    },
    {
      price: 500_000,
      imt: 7594.2,
      stamp: 759.42,
      margin: 0,
      origin: 'Correio dos Açores, 2025-01-19',
      input: { date: in2025, region: 'azores', buyers: young },
    },
    {
      price: 500_000,
      imt: 23_133.1,
      margin: 0,
      origin: 'Correio dos Açores, 2025-01-19',
      input: { date: in2025, region: 'azores' },
    },
    {
      price: 400_000,
      imt: 12_290.93,
      stamp: 1903.77,
      margin: 0,
      origin: publicSuite,
      input: { date: in2025, buyers: half },
    },
    {
      price: 200_000,
      imt: 13_000,
      stamp: 1600,
      margin: 0,
      origin: publicSuite,
      input: { date: in2025, region: 'madeira', purpose: 'other_urban' },
    },
    {
      price: 400_000,
      imt: 30_000,
      margin: 0,
      origin: publicSuite,
      input: { purpose: 'other_housing', buyers: [{ share: 1, nonResident: true }] },
    },
    {
      price: 500_000,
      imt: 50_000,
      margin: 0,
      origin: publicSuite,
      input: { buyers: [{ share: 1, nonResident: true, taxHaven: true }] },
    },
    {
      price: 1_200_000,
      imt: 90_000,
      margin: 0,
      origin: publicSuite,
      input: { buyers: [{ share: 1, nonResident: true }] },
    },
  ])('$price € asks $imt € of IMT and $stamp € of stamp duty ($origin; $input)', (one) => {
    const { imt, stampDuty } = resultOf({ ...one.input, price: eur(one.price) })
    expect(Math.abs(imt.low - eur(one.imt))).toBeLessThanOrEqual(one.margin)
    expect(imt.high).toBe(imt.low)
    if (one.stamp === undefined) return
    expect(Math.abs(stampDuty.low - eur(one.stamp))).toBeLessThanOrEqual(one.margin)
    expect(stampDuty.high).toBe(stampDuty.low)
  })
})

// Worked by hand from the printed tables: value × rate − deduction.
describe('every row of the tables of 2026, last euro of it and first cent of the next', () => {
  it.each<{
    purpose: 'own_permanent_home' | 'other_housing'
    region: DeedInput['region']
    rows: [number, number, number][]
  }>([
    {
      purpose: 'own_permanent_home',
      region: 'mainland',
      rows: [
        [106_346, 0, 0],
        [145_470, 782.48, 782.48],
        [198_347, 3426.33, 3426.33],
        [330_539, 12_679.77, 12_679.77],
        [660_982, 39_115.21, 39_658.92],
        [1_150_853, 69_051.18, 86_313.98],
      ],
    },
    {
      purpose: 'other_housing',
      region: 'mainland',
      rows: [
        [106_346, 1063.46, 1063.46],
        [145_470, 1845.94, 1845.94],
        [198_347, 4489.79, 4489.79],
        [330_539, 13_743.23, 13_743.23],
        [633_931, 38_014.59, 38_035.86],
        [1_150_853, 69_051.18, 86_313.98],
      ],
    },
    {
      purpose: 'own_permanent_home',
      region: 'azores',
      rows: [
        [132_933, 0, 0],
        [181_838, 978.1, 978.1],
        [247_934, 4282.9, 4282.9],
        [413_174, 15_849.7, 15_849.7],
        [826_228, 48_894.02, 49_573.68],
        [1_438_566, 86_313.96, 107_892.45],
      ],
    },
  ])('$purpose, $region', ({ purpose, region, rows }) => {
    const imtAt = (price: number) => resultOf({ purpose, region, price: cents(price) }).imt.low
    for (const [limit, at, after] of rows) {
      expect([limit, imtAt(limit * 100)]).toEqual([limit, eur(at)])
      expect([limit, imtAt(limit * 100 + 1)]).toEqual([limit, eur(after)])
    }
  })

  it('jumps by 543,77 € where the whole value is taxed: 660 982 to 660 983', () => {
    const imtAt = (price: number) => resultOf({ price: eur(price) }).imt.low
    expect(imtAt(660_983) - imtAt(660_982)).toBe(54_377)
  })
})

describe('the year', () => {
  it.each([
    { date: '2024-01-01', imt: 10_977.58, why: '300 000 × 7 % − 10 022,42' },
    { date: '2024-12-31', imt: 10_977.58, why: '300 000 × 7 % − 10 022,42' },
    { date: '2025-01-01', imt: 10_747.08, why: '300 000 × 7 % − 10 252,92' },
    { date: '2025-12-31', imt: 10_747.08, why: '300 000 × 7 % − 10 252,92' },
    { date: '2026-01-01', imt: 10_542.04, why: '300 000 × 7 % − 10 457,96' },
    { date: '2026-12-31', imt: 10_542.04, why: '300 000 × 7 % − 10 457,96' },
  ])('$date: $why', ({ date, imt }) => expect(resultOf({ date: toIsoDate(date) }).imt.low).toBe(eur(imt)))

  it.each(['2023-12-31', '2027-01-01'])('%s has no table: unknown, never the nearest one', (date) => {
    for (const purpose of ['own_permanent_home', 'other_housing'] as const)
      expect(deedCosts({ ...base, purpose, date: toIsoDate(date) }).kind).toBe('unknown')
  })

  it('says which day is not known', () =>
    expect(deedCosts({ ...base, date: toIsoDate('2027-01-01') })).toEqual({
      kind: 'unknown',
      unknown: 'Não conhecemos as tabelas do IMT em 1 de janeiro de 2027.',
    }))
})

describe('the value', () => {
  it('is the greater of price and tax value', () => {
    expect(resultOf({ price: eur(200_000), vpt: eur(250_000) }).taxable).toBe(eur(250_000))
    expect(resultOf({ price: eur(250_000), vpt: eur(200_000) }).taxable).toBe(eur(250_000))
    expect(resultOf({ price: eur(250_000) }).taxable).toBe(eur(250_000))
  })

  it('of rural property pays 5 %, by hand', () =>
    expect(resultOf({ purpose: 'rural', price: eur(30_000) }).imt.low).toBe(eur(1500)))

  it('has its stamp duty rounded up: 250 000,01 × 0,008 = 2 000,00008', () =>
    expect(resultOf({ price: eur(250_000.01) }).stampDuty.low).toBe(eur(2000.01)))
})

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

  it.each([
    { price: 330_539, imt: 0, low: 0, high: 0 },
    { price: 330_539.01, imt: 0, low: 0.01, high: 0.01 },
    { price: 660_982, imt: 26_435.44, low: 2643.55, high: 2643.55 },
    { price: 700_000, imt: 42_000, low: 2955.69, high: 5600 },
  ])('2026, $price €', ({ price, imt, low, high }) => {
    const { imt: tax, stampDuty } = at('2026-10-15', price)
    expect(tax.low).toBe(eur(imt))
    expect([stampDuty.low, stampDuty.high]).toEqual([eur(low), eur(high)])
  })

  it('above the second limit are told that the stamp duty is disputed, with both readings', () => {
    // 2025: 850 000 € asks 51 000 € of IMT; 6 800 € of stamp duty in one public calculator.
    const { imt, stampDuty, taxes, figures } = at('2025-06-15', 850_000)
    expect(imt).toEqual({ low: eur(51_000), high: eur(51_000) })
    expect(stampDuty).toMatchObject({ low: eur(4207.54), high: eur(6800) })
    expect(taxes.why).toMatch(/não é certo/)
    const figure = figures.find(({ id }) => id === 'stamp_duty')
    expect(figure).toMatchObject({ value: undefined })
    expect(figure?.unknown?.replaceAll('\u00a0', ' ')).toMatch(/^Entre 4\.207,54 € e 6\.800,00 €\. /)
  })
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

  it('are told before the rule that there was none', () =>
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
  })

  it('pay the ordinary rates of what is no housing', () =>
    expect(at('2026-10-15', { purpose: 'rural', price: eur(30_000) })).toMatchObject({
      imt: { high: eur(1500) },
      notes: ['A taxa dos não residentes é só para habitação.'],
    }))
})

describe('several buyers', () => {
  it('are each taxed by their own rule on the whole property, then by their share', () => {
    const { buyers, taxes } = resultOf({ date: in2025, price: eur(400_000), buyers: half })
    expect(buyers.map(({ imt }) => imt.low)).toEqual([eur(3037.68), eur(9253.25)])
    expect(taxes.low).toBe(eur(14_194.7))
  })

  it('of whom one lives in a tax haven: 10 % of that share', () =>
    expect(
      resultOf({ price: eur(500_000), buyers: [{ share: 0.75 }, { share: 0.25, taxHaven: true }] }).imt.low,
    ).toBe(eur(0.75 * (40_000 - 13_763.35)) + eur(12_500)))
})

describe('deed and registration', () => {
  const costOf = (id: string, input: Partial<DeedInput>) =>
    resultOf(input).costs.find((cost) => cost.id === id)
  const bounds = (id: string, input: Partial<DeedInput>) => {
    const amount = costOf(id, input)?.amount
    return amount && [amount.low / 100, amount.high / 100]
  }
  const loan = eur(240_000)

  // RERN, art. 28.º: 375 and 700; young buyers 225 and 450 less, half of it when only some qualify.
  it.each<{ what: string; input: Partial<DeedInput>; fee: [number, number] }>([
    { what: 'purchase', input: {}, fee: [375, 375] },
    { what: 'purchase and mortgage', input: { loan }, fee: [700, 700] },
    { what: 'young', input: { buyers: young }, fee: [150, 150] },
    { what: 'young, with mortgage', input: { buyers: young, loan }, fee: [250, 250] },
    { what: 'one of two young', input: { buyers: half }, fee: [262.5, 262.5] },
    { what: 'one of two young, with mortgage', input: { buyers: half, loan }, fee: [475, 475] },
    { what: 'young at the limit', input: { buyers: young, price: eur(330_539) }, fee: [150, 150] },
    { what: 'young above it', input: { buyers: young, price: eur(330_539.01) }, fee: [375, 375] },
    {
      what: 'young in Madeira between the limits of mainland and region',
      input: { buyers: young, region: 'madeira', price: eur(400_000) },
      fee: [150, 375],
    },
    {
      what: 'young in Madeira above both',
      input: { buyers: young, region: 'madeira', price: eur(413_174.01) },
      fee: [375, 375],
    },
    {
      what: 'young and perhaps taxed as a non-resident',
      input: { buyers: [{ share: 1, young: true, nonResident: true }], date: toIsoDate('2026-06-01') },
      fee: [150, 375],
    },
  ])('at the one-stop desk: $what', ({ input, fee }) => expect(bounds('one_stop_desk', input)).toEqual(fee))

  it.each<{ what: string; input: Partial<DeedInput>; fee: [number, number] }>([
    { what: 'purchase', input: {}, fee: [250, 250] },
    { what: 'purchase and mortgage', input: { loan }, fee: [500, 500] },
    { what: 'young', input: { buyers: young, loan }, fee: [0, 0] },
    { what: 'one of two young', input: { buyers: half, loan }, fee: [0, 500] },
    { what: 'young above the limit', input: { buyers: young, price: eur(330_539.01) }, fee: [250, 250] },
  ])('registered apart: $what', ({ input, fee }) =>
    expect(bounds('registration', { ...input, desk: 'separate' })).toEqual(fee),
  )

  it('has no price for the notary, and says so', () => {
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
    expect(costOf('registration', { date: in2025, desk: 'separate' })?.unknown).toMatch(/registo/)
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
    for (const buyers of [base.buyers, young])
      expect(costOf('loan_stamp_duty', { loanMonths, buyers })?.amount).toEqual({
        low: eur(duty),
        high: eur(duty),
      })
  })

  it('has the usual fees of banks as a range, stamp duty of 4 % on each', () =>
    // 290 to 300, 230, 195 to 224: × 1,04.
    expect(costOf('bank_fees', {})?.amount).toMatchObject({ low: eur(743.6), high: eur(784.16) }))

  it('is unknown in years whose rates were not read', () => {
    for (const id of ['loan_stamp_duty', 'bank_fees'])
      expect(costOf(id, { date: in2025 })).toMatchObject({ unknown: expect.stringMatching(/2025/) })
  })

  it('adds nothing when there is none', () =>
    expect(resultOf({}).costs.map(({ id }) => id)).toEqual(['imt', 'stamp_duty', 'one_stop_desk']))
})

describe('whatever is asked', () => {
  const dates = fc
    .record({
      year: fc.constantFrom(2024, 2025, 2026),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(({ year, month, day }) => isoDate(year, month, day) as IsoDate)
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
    fc.assert(
      fc.property(inputs, (input) => {
        const { buyers: each, imt, stampDuty, taxes, costs, total } = resultOf(input)
        for (const end of ['low', 'high'] as const) {
          expect(sumCents(...each.map((one) => one.imt[end]))).toBe(imt[end])
          expect(sumCents(...each.map((one) => one.stampDuty[end]))).toBe(stampDuty[end])
          expect(sumCents(imt[end], stampDuty[end])).toBe(taxes[end])
          expect(sumCents(...costs.flatMap(({ amount }) => amount?.[end] ?? []))).toBe(total[end])
        }
        for (const amount of [imt, stampDuty, taxes, total])
          expect(amount.low).toBeLessThanOrEqual(amount.high)
      }),
    )
  })

  it('asks no less of a dearer property', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 0, max: 50_000_000 }), (input, more) => {
        const dearer = resultOf({ ...input, price: cents(input.price + more) }).taxes
        const { low, high } = resultOf(input).taxes
        expect(dearer.low).toBeGreaterThanOrEqual(low)
        expect(dearer.high).toBeGreaterThanOrEqual(high)
      }),
    )
  })

  it('never asks more than a tenth and the stamp duty, nor more of the young than of others', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { imt, stampDuty, taxable } = resultOf(input)
        expect(imt.high).toBeLessThanOrEqual(taxable * 0.1 + 4)
        expect(stampDuty.high).toBeLessThanOrEqual(taxable * 0.008 + 4)
        const old = resultOf({
          ...input,
          buyers: input.buyers.map((one) => ({ ...one, young: false })),
        }).taxes
        const youngOnes = resultOf({
          ...input,
          buyers: input.buyers.map((one) => ({ ...one, young: true })),
        }).taxes
        expect(youngOnes.high).toBeLessThanOrEqual(old.high)
      }),
    )
  })

  it('gives every figure a value or a reason', () => {
    const all = (list: readonly Figure[]): readonly Figure[] =>
      list.flatMap((one) => [one, ...all(one.parts ?? [])])
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { value, unknown } of all(resultOf(input).figures))
          expect((value === undefined) !== (unknown === undefined)).toBe(true)
      }),
    )
  })
})

describe('the explanation', () => {
  const formulas = (input: Partial<DeedInput>) =>
    Object.fromEntries(
      resultOf(input).figures.map(({ id, formula }) => [id, formula?.replaceAll('\u00a0', ' ')]),
    )

  it('has the numbers in it', () =>
    expect(formulas({ vpt: eur(120_000), buyers: base.buyers })).toEqual({
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

  it('of what comes back says from what', () =>
    expect(
      formulas({ price: eur(400_000), purpose: 'other_housing', buyers: [{ share: 1, nonResident: true }] })
        .refund,
    ).toBe('30.000,00 € − 19.300,11 € da tabela comum'))

  it('gives no first day to rates that are older than what is held', () => {
    const { figures } = resultOf({ purpose: 'rural', price: eur(30_000) })
    expect(figures.map(({ id, period }) => [id, period])).toEqual([
      ['taxable', undefined],
      ['imt', undefined],
      ['stamp_duty', undefined],
      ['one_stop_desk', undefined],
      ['total', undefined],
    ])
  })

  it('of young buyers names what they are spared', () =>
    expect(formulas({ price: eur(400_000), buyers: young })).toMatchObject({
      imt: '400.000,00 € × 8 % − 26.443,12 €',
      stamp_duty: '400.000,00 € × 0,8 % − 330.539,00 € × 0,8 %, no mínimo zero',
    }))

  it('of several buyers shows each', () => {
    const imt = resultOf({ price: eur(400_000), buyers: half }).figures.find(({ id }) => id === 'imt')
    expect(imt?.formula?.replaceAll('\u00a0', ' ')).toBe('2.778,44 € + 9.118,33 €')
    expect(imt?.parts?.map(({ formula }) => formula?.replaceAll('\u00a0', ' '))).toEqual([
      '50 % × (400.000,00 € × 8 % − 26.443,12 €)',
      '50 % × (400.000,00 € × 8 % − 13.763,35 €)',
    ])
  })
})
