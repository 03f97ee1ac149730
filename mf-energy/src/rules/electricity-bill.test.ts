import fc from 'fast-check'
import { UnknownValue, valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { forAll } from 'shared-lib/testing/for-all'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import { networkPower } from '../data/parameters/network-access'
import { regulatedElectricity } from '../data/parameters/regulated-tariffs'
import { type ElectricityBillInput, electricityBill } from './electricity-bill'

const on = toIsoDate('2026-06-11')

function regulatedBill(
  kva: number,
  kwh: number,
  option: 'simple' | 'bi',
  { on: day = on, ...more }: Partial<ElectricityBillInput> = {},
) {
  const regulated = valueOn(regulatedElectricity, day)
  return electricityBill({
    on: day,
    kva,
    powerEurPerDay: regulated.powerEurPerDay[String(kva)] ?? Number.NaN,
    energy:
      option === 'simple'
        ? [{ period: 'energy-simple', kwh, eurPerKwh: regulated.simple }]
        : [
            { period: 'energy-outside-off-peak', kwh: kwh * 0.6, eurPerKwh: regulated.bi.outsideOffPeak },
            { period: 'energy-off-peak', kwh: kwh * 0.4, eurPerKwh: regulated.bi.offPeak },
          ],
    ...more,
  })
}

describe('a year of regulated electricity, 2026', () => {
  it.each([
    [44_179, 1900, 3.45, 'bi', 'published: literaciafinanceira.pt, ERSE calculator'],
    [114_032, 5000, 6.9, 'bi', 'published: literaciafinanceira.pt, ERSE calculator'],
    [44_711, 1900, 3.45, 'simple', 'the published formula by hand'],
    [115_546, 5000, 6.9, 'simple', 'the published formula by hand'],
    [258_755, 10_900, 13.8, 'simple', 'the published formula by hand'],
  ] as const)('is %s cents for %s kWh at %s kVA, %s (%s)', (cents, kwh, kva, option, _) => {
    expect(regulatedBill(kva, kwh, option).yearlyCents).toBe(cents)
  })

  it.each([
    { kva: 3.45, kwh: 1900, monthly: 3777 },
    { kva: 6.9, kwh: 5000, monthly: 9773 },
  ])(
    'is the $monthly cents a month that the ERSE published for October, $kwh kWh at $kva kVA',
    ({ kva, kwh, monthly }) => {
      const { yearlyCents } = regulatedBill(kva, kwh, 'bi', { on: toIsoDate('2026-10-01') })
      expect(Math.abs(yearlyCents / 12 - monthly)).toBeLessThanOrEqual(2)
    },
  )

  it('is 112125 cents for a large family: 300 kWh at the reduced rate instead of 200', () => {
    expect(regulatedBill(6.9, 5000, 'simple', { largeFamily: true }).yearlyCents).toBe(112_125)
  })

  it('shows the DGEG fee apart: 103 cents a year with VAT', () => {
    expect(regulatedBill(6.9, 5000, 'simple').dgegYearlyCents).toBe(103)
  })

  it.each([
    { kwh: 399, due: false },
    { kwh: 400, due: true },
  ])('charges the audiovisual contribution at $kwh kWh: $due', ({ kwh, due }) => {
    expect(regulatedBill(3.45, kwh, 'simple').parts.some((part) => part.key === 'audiovisual')).toBe(due)
  })

  it('charges it at 400 kWh however the meter splits them: no binary fraction takes it away', () => {
    for (let tenths = 1; tenths < 4000; tenths += 61) {
      const peak = tenths / 10
      const periods = [
        { period: 'energy-outside-off-peak', kwh: peak, eurPerKwh: 0.2 },
        { period: 'energy-off-peak', kwh: 400 - peak - 0.3, eurPerKwh: 0.1 },
        { period: 'energy-mid', kwh: 0.3, eurPerKwh: 0.15 },
      ] as const
      const { parts } = electricityBill({ on, kva: 3.45, powerEurPerDay: 0.2, energy: periods })
      expect([peak, parts.some((part) => part.key === 'audiovisual')]).toEqual([peak, true])
    }
  })

  it('splits the fixed term in network and supplier parts', () => {
    const { parts } = regulatedBill(3.45, 1900, 'simple')
    const cents = (key: string) => parts.find((part) => part.key === key)?.cents
    // 0.1718 × 365 = 62.707 and (0.1917 − 0.1718) × 365 = 7.2635
    expect([cents('power-network'), cents('power-supplier')]).toEqual([6271, 726])
  })

  it('adds the social-tariff funding only where the price leaves it out', () => {
    const funding = (bill: ReturnType<typeof regulatedBill>) =>
      bill.parts.find((part) => part.key === 'social-tariff-funding')?.cents
    // 1000 × 0.0020666 = 2.07 EUR before VAT
    expect(funding(regulatedBill(13.8, 1000, 'simple', { addSocialTariffFunding: true }))).toBe(207)
    expect(funding(regulatedBill(13.8, 1000, 'simple'))).toBeUndefined()
  })

  it('takes the social tariff off, and the IEC with it, up to 6.9 kVA only', () => {
    const social = regulatedBill(6.9, 5000, 'simple', { socialTariff: true })
    expect(social.parts.some((part) => part.key === 'iec')).toBe(false)
    expect(social.parts.find((part) => part.key === 'social-tariff-discount')?.cents).toBe(-31_306)
    const large = regulatedBill(13.8, 5000, 'simple', { socialTariff: true })
    expect(large).toEqual(regulatedBill(13.8, 5000, 'simple'))
  })

  it('takes credits off as invoiced', () => {
    const credit = { centsPerMonth: 500, months: 10 }
    const plain = regulatedBill(3.45, 1900, 'simple').yearlyCents
    expect(plain - regulatedBill(3.45, 1900, 'simple', { credit }).yearlyCents).toBe(5000)
  })

  it('is unknown on a day without network tariffs, and refuses a power that is not sold', () => {
    expect(() => regulatedBill(3.45, 1900, 'simple', { on: toIsoDate('2027-01-01') })).toThrow(UnknownValue)
    expect(() => regulatedBill(3.45, 1900, 'simple', { on: toIsoDate('2025-06-01') })).toThrow(UnknownValue)
    expect(() => regulatedBill(5, 1900, 'simple')).toThrow(RangeError)
  })
})

const kva = fc.constantFrom(...contractedPowerSteps)
const kwh = fc.integer({ min: 0, max: 50_000 })
const price = fc.double({ min: 0.05, max: 0.5, noNaN: true })
const input = fc.record({
  on: fc.constant(on),
  kva,
  powerEurPerDay: fc.double({ min: 0.01, max: 4, noNaN: true }),
  energy: fc.array(
    fc.record({
      period: fc.constantFrom('energy-peak', 'energy-mid', 'energy-off-peak'),
      kwh,
      eurPerKwh: price,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  addSocialTariffFunding: fc.boolean(),
  largeFamily: fc.boolean(),
  socialTariff: fc.boolean(),
})

describe('any electricity bill', () => {
  it('has parts that add up to its total', () => {
    forAll(input, (bill) => {
      const { parts, yearlyCents } = electricityBill(bill)
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(yearlyCents)
    })
  })

  it('never falls when more is used', () => {
    forAll(kva, kwh, fc.integer({ min: 1, max: 1000 }), price, (power, used, more, eurPerKwh) => {
      const bill = (total: number) =>
        electricityBill({
          on,
          kva: power,
          powerEurPerDay: 0.5,
          energy: [{ period: 'energy-simple', kwh: total, eurPerKwh }],
        }).yearlyCents
      expect(bill(used + more)).toBeGreaterThanOrEqual(bill(used))
    })
  })

  it('knows the network tariff of every contracted power', () => {
    const table = networkPower.values[0]?.value
    expect(Object.keys(table ?? {}).map(Number)).toEqual([...contractedPowerSteps])
  })
})
