import fc from 'fast-check'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { forAll } from 'shared-lib/testing/for-all'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import type { Line } from './bill-lines'
import { electricityLines } from './electricity-bill'
import type { GasTier } from './energy-answers'
import { gasLines } from './gas-bill'

const on = toIsoDate('2026-06-11')
const credit = { centsPerMonth: 500, months: 5 }
const electricity = (kva: number, kwh: number, socialTariff = false) =>
  electricityLines({
    on,
    kva,
    powerEurPerDay: 0.3,
    socialTariff,
    addSocialTariffFunding: true,
    credit,
    energy: [
      { period: 'energy-outside-off-peak', kwh: kwh * 0.6, eurPerKwh: 0.1988 },
      { period: 'energy-off-peak', kwh: kwh * 0.4, eurPerKwh: 0.1087 },
    ],
  })
const gas = (tier: GasTier, kwh: number, socialTariff = false) =>
  gasLines({
    on,
    tier,
    kwh,
    socialTariff,
    fixedEurPerDay: 0.1,
    eurPerKwh: 0.0647,
    credit,
    tos: { eurPerDay: 0.01, eurPerKwh: 0.0007 },
  })

const measured = (line?: Line) => [line?.measure?.quantity, line?.measure?.unit, line?.measure?.price]
const find = (lines: readonly Line[], key: Line['key']) => lines.find((line) => line.key === key)

describe('how a line comes about', () => {
  it('is its quantity times its price, for any home', () => {
    forAll(
      fc.constantFrom(...contractedPowerSteps),
      fc.integer({ min: 0, max: 40_000 }),
      fc.constantFrom<GasTier>(1, 2, 3, 4),
      fc.boolean(),
      (kva, kwh, tier, socialTariff) => {
        for (const { measure, eur } of [
          ...electricity(kva, kwh, socialTariff),
          ...gas(tier, kwh, socialTariff),
        ])
          if (measure) expect(measure.quantity * measure.price).toBeCloseTo(eur, 9)
      },
    )
  })

  it('is given for every line but those of two prices at once', () => {
    const keys = [...electricity(3.45, 1900, true), ...gas(1, 1600, true)].flatMap((line) =>
      line.measure ? [] : [line.key],
    )
    expect([...new Set(keys)].toSorted()).toEqual(['social-tariff-discount', 'tos'])
  })

  it('is 365 days, 12 months, the kWh of a period, or what VAT is due on', () => {
    const lines = electricity(3.45, 1900)
    expect(measured(find(lines, 'power-network'))).toEqual([365, 'day', expect.any(Number)])
    expect(measured(find(lines, 'energy-off-peak'))).toEqual([760, 'kWh', 0.1087])
    expect(measured(find(lines, 'audiovisual'))).toEqual([12, 'month', 2.85])
    expect(measured(find(lines, 'invoice-credit'))).toEqual([5, 'month', -5])
    const [reduced, normal] = [find(lines, 'vat-reduced'), find(lines, 'vat-normal')]
    expect([reduced?.measure?.price, normal?.measure?.price]).toEqual([0.06, 0.23])
    const net = lines.reduce((sum, { key, eur }) => (/^vat|credit/.test(key) ? sum : sum + eur), 0)
    expect((reduced?.measure?.quantity ?? 0) + (normal?.measure?.quantity ?? 0)).toBeCloseTo(net, 9)
  })
})
