import fc from 'fast-check'
import { UnknownValue } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { forAll } from 'shared-lib/testing/for-all'
import { regulatedGas } from '../data/parameters/regulated-tariffs'
import type { GasTier } from './energy-answers'
import { type GasBillInput, gasBill } from './gas-bill'

const on = toIsoDate('2026-06-11')

function regulatedBill(tier: GasTier, kwh: number, more?: Partial<GasBillInput>) {
  const tariff = regulatedGas.values.find((value) => value.from === '2025-10-01')?.value[tier]
  if (!tariff) throw new Error('the 2025-26 tariff is missing')
  return gasBill({ on, tier, kwh, fixedEurPerDay: tariff[0], eurPerKwh: tariff[1], ...more })
}

describe('a year of regulated gas, 2025-26', () => {
  it.each([
    [1638, 1, 1610, 'published: Jornal de Negócios / ERSE, couple'],
    [3073, 2, 3407, 'published: Jornal de Negócios / ERSE, couple with two children'],
  ] as const)('is %s cents a month in tier %s with %s kWh (%s)', (monthly, tier, kwh, _) => {
    expect(regulatedBill(tier, kwh).monthlyCents).toBe(monthly)
  })

  it('adds the subsoil tax with VAT', () => {
    const tos = { eurPerDay: 0.01, eurPerKwh: 0.001 }
    const without = regulatedBill(1, 1610).yearlyCents
    // (0.01 × 365 + 0.001 × 1610) × 1.23 = 6.47 EUR
    expect(regulatedBill(1, 1610, { tos }).yearlyCents - without).toBe(647)
  })

  it('adds the network’s fixed part where the price leaves it out', () => {
    const tariff = { fixedEurPerDay: 0.0897 - 0.0156, addNetworkFixed: true }
    expect(regulatedBill(1, 1610, tariff)).toEqual(regulatedBill(1, 1610))
  })

  it('takes the social tariff off in tiers 1 and 2 only, and the ISP with it', () => {
    const social = regulatedBill(1, 1610, { socialTariff: true })
    expect(social.parts.some((part) => part.key === 'isp')).toBe(false)
    expect(social.yearlyCents).toBeLessThan(regulatedBill(1, 1610).yearlyCents)
    expect(regulatedBill(3, 8000, { socialTariff: true })).toEqual(regulatedBill(3, 8000))
  })

  it('is unknown after 2026-09-30', () => {
    expect(() => regulatedBill(1, 1610, { on: toIsoDate('2026-10-01') })).toThrow(UnknownValue)
  })
})

const bill = fc.record({
  on: fc.constant(on),
  tier: fc.constantFrom(1, 2, 3, 4),
  kwh: fc.integer({ min: 0, max: 110_000 }),
  fixedEurPerDay: fc.double({ min: 0, max: 1, noNaN: true }),
  eurPerKwh: fc.double({ min: 0.03, max: 0.2, noNaN: true }),
  addNetworkFixed: fc.boolean(),
  socialTariff: fc.boolean(),
})

describe('any gas bill', () => {
  it('has parts that add up to its total', () => {
    forAll(bill, (input) => {
      const { parts, yearlyCents } = gasBill(input)
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(yearlyCents)
    })
  })

  it('never falls when more is used', () => {
    forAll(bill, fc.integer({ min: 1, max: 1000 }), (input, more) => {
      expect(gasBill({ ...input, kwh: input.kwh + more }).yearlyCents).toBeGreaterThanOrEqual(
        gasBill(input).yearlyCents,
      )
    })
  })
})
