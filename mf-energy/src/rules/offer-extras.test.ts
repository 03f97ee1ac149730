import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { ElectricityOffer, GasOffer } from '../data/offers/offer'
import { electricityLines } from './electricity-bill'
import { gasLines } from './gas-bill'
import { extraLines } from './offer-extras'

const on = toIsoDate('2026-06-11')
const kwh = 2000
const evidence = { asOf: '2026-06-11', sources: ['exemplo'], confidence: 'B' } as const
const offer: ElectricityOffer = {
  id: 'el-a',
  supply: 'electricity',
  provider: 'AXPO',
  name: 'A',
  prices: [],
  evidence,
}
const gasOffer: GasOffer = { id: 'gas-a', supply: 'gas', provider: 'AXPO', name: 'A', bands: {}, evidence }

const electricity = (kva: number) =>
  electricityLines({
    on,
    kva,
    powerEurPerDay: 0.4,
    energy: [{ period: 'energy-simple', kwh, eurPerKwh: 0.15 }],
  })
// 146 € at the normal rate; 300 € at the reduced one, all below the limit; 2 € of excise at the normal one.
const fixed = 0.4 * 365 * 1.23
const energy = kwh * 0.15 * 1.06
const iec = kwh * 0.001 * 1.23

const added = (change: Partial<ElectricityOffer>, kva = 6.9) =>
  extraLines({ ...offer, ...change }, electricity(kva), kwh).map(({ key, eur }) => [key, eur])

const service = [{ kind: 'service', text: 'Com um serviço' }] as const

it.each<[what: string, change: Partial<ElectricityOffer>, eur: number]>([
  ['a fixed sum, unchanged', { refund: { eurPerYear: 14.76 } }, 14.76],
  ['a share of the power, with its VAT', { refund: { fixedShare: 0.1 } }, 0.1 * fixed],
  ['a share of the energy and of the excise', { refund: { energyShare: 0.1 } }, 0.1 * (energy + iec)],
  [
    'a share of the energy, where the excise has a price per kWh: not twice',
    { refund: { energyShare: 0.02, eurPerKwh: 2e-5 } },
    0.02 * energy + 2e-5 * kwh,
  ],
  ['the sum of both', { refund: { eurPerYear: 10 }, newCustomerDiscount: { eurPerYear: 50 } }, 60],
  [
    'nothing but the newcomer’s, where a service is forced',
    { refund: { eurPerYear: 10 }, newCustomerDiscount: { eurPerYear: 50 }, conditions: service },
    50,
  ],
])('gives back %s', (_, change, eur) => {
  expect(added(change)).toEqual([['refund', expect.closeTo(-eur, 9)]])
})

it('gives back the network’s part of the power at its own VAT rate up to 3.45 kVA', () => {
  const network = 0.1718 * 365
  const whole = network * 1.06 + (0.4 * 365 - network) * 1.23
  expect(added({ refund: { fixedShare: 0.1 } }, 3.45)).toEqual([['refund', expect.closeTo(-0.1 * whole, 9)]])
})

it('adds the price of a forced service and then no refund, as ERSE’s calculator does', () => {
  const forced = { conditions: service, serviceEurPerYear: 72.45, refund: { eurPerYear: 14.76 } }
  expect(added(forced)).toEqual([['service', 72.45]])
  expect(added({})).toEqual([])
})

it('gives back shares of gas: of the energy, not of its excise', () => {
  const lines = gasLines({ on, tier: 1, kwh, fixedEurPerDay: 0.1, eurPerKwh: 0.06 })
  const network = 0.0156 * 365
  const gasFixed = network * 1.06 + (0.1 * 365 - network) * 1.23
  const refund = { fixedShare: 0.14, energyShare: 0.14, eurPerKwh: 0.000494 }
  const [line] = extraLines({ ...gasOffer, refund }, lines, kwh)
  expect(line?.eur).toBeCloseTo(-0.14 * (gasFixed + kwh * 0.06 * 1.23) - 0.000494 * kwh, 9)
})
