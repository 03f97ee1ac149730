import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { GasTier, HouseUsage, Inhabitants } from './energy-answers'
import { estimateElectricity, estimateGas } from './estimate-consumption'
import { gasTiers, tierKwh, tierOfKwh } from './gas-tier'

const on = toIsoDate('2026-06-11')
const everybody: readonly Inhabitants[] = [1, 2, 3, 4, 5, 6]
const usages: readonly HouseUsage[] = ['low', 'normal', 'high']

describe('the electricity a home uses', () => {
  it.each([
    { inhabitants: 2, kwh: 1900, confidence: 'B', origin: 'profile' },
    { inhabitants: 4, kwh: 5000, confidence: 'B', origin: 'profile' },
    { inhabitants: 6, kwh: 10_900, confidence: 'B', origin: 'profile' },
    { inhabitants: 3, kwh: 3300, confidence: 'D', origin: 'estimate' },
  ] as const)(
    'is $kwh kWh for $inhabitants people ($origin, $confidence)',
    ({ inhabitants, kwh, ...basis }) => {
      const estimate = estimateElectricity({ inhabitants })
      expect(estimate.kwh).toBe(kwh)
      expect(estimate.assumption).toMatchObject(basis)
    },
  )

  it('is the visitor’s own figure when there is one', () => {
    const own = estimateElectricity({ inhabitants: 2, houseUsage: 'low', kwhElectricity: 4321 })
    expect(own).toMatchObject({ kwh: 4321, assumption: { origin: 'answer', confidence: 'A' } })
  })

  it('is marked as our estimate as soon as the time at home moves it', () => {
    expect(estimateElectricity({ inhabitants: 4, houseUsage: 'high' })).toMatchObject({
      kwh: 6000,
      assumption: { origin: 'estimate', confidence: 'D' },
    })
  })

  it('is INE’s mean home when the number of residents is not given', () => {
    expect(estimateElectricity({}).kwh).toBe(3300)
  })
})

describe('the gas a home uses', () => {
  it.each([
    { inhabitants: 2, kwh: 1610, tier: 1 },
    { inhabitants: 4, kwh: 3407, tier: 2 },
  ] as const)('is ERSE’s $kwh kWh, tier $tier, for $inhabitants people', ({ inhabitants, kwh, tier }) => {
    for (const gasTier of ['unknown', tier] as const) {
      const estimate = estimateGas({ inhabitants, gasTier }, on)
      expect(estimate).toMatchObject({ kwh, tier, assumption: { confidence: 'A' } })
    }
  })

  it.each(gasTiers)(
    'stays inside a stated tier %i and grows with people and with time at home',
    (gasTier: GasTier) => {
      const { min, max } = tierKwh(on, gasTier)
      const uses = everybody.map((inhabitants) =>
        usages.map((houseUsage) => estimateGas({ inhabitants, houseUsage, gasTier }, on).kwh),
      )
      for (const [count, row] of uses.entries())
        for (const [usage, kwh] of row.entries()) {
          expect(kwh).toBeGreaterThanOrEqual(min)
          expect(kwh).toBeLessThanOrEqual(max)
          expect(kwh).toBeGreaterThan(row[usage - 1] ?? 0)
          expect(kwh).toBeGreaterThan(uses[count - 1]?.[usage] ?? 0)
        }
    },
  )

  it.each([
    { kwh: 2420, tier: 1 },
    { kwh: 2421, tier: 2 },
    { kwh: 5500, tier: 2 },
    { kwh: 11_001, tier: 4 },
    { kwh: 999_999, tier: 4 },
  ])('$kwh kWh a year is tier $tier', ({ kwh, tier }) => {
    expect(tierOfKwh(on, kwh)).toBe(tier)
  })
})
