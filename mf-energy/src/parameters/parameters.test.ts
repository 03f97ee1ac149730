import type { Parameter } from 'shared-lib/dated/dated-parameter'
import { isIsoDate } from 'shared-lib/dates/iso-date'
import { catalogue } from '../offers/catalogue'
import * as electricityTaxes from './electricity-taxes'
import gasMunicipalities from './gas-municipalities.json'
import * as gasNetwork from './gas-network'
import * as gasTiers from './gas-tiers'
import * as networkAccess from './network-access'
import * as regulatedTariffs from './regulated-tariffs'
import * as socialTariff from './social-tariff'
import * as vat from './vat'

const all: readonly Parameter<unknown>[] = [
  electricityTaxes,
  gasNetwork,
  gasTiers,
  networkAccess,
  regulatedTariffs,
  socialTariff,
  vat,
].flatMap((group) => Object.values(group))

describe('every figure of the energy market', () => {
  it('has an id of its own', () => {
    expect(all.length).toBeGreaterThan(15)
    expect(new Set(all.map((parameter) => parameter.id)).size).toBe(all.length)
  })

  it.each(all.map((parameter) => [parameter.id, parameter] as const))(
    '%s says from when, from where and how sure',
    (_, parameter) => {
      expect(['A', 'B', 'C', 'D']).toContain(parameter.confidence)
      expect(isIsoDate(parameter.reviewBy)).toBe(true)
      expect(parameter.values.length).toBeGreaterThan(0)
      for (const [index, value] of parameter.values.entries()) {
        expect(isIsoDate(value.from)).toBe(true)
        expect(value.source.length).toBeGreaterThan(10)
        if (value.to !== undefined) expect(value.to > value.from).toBe(true)
        const before = parameter.values[index - 1]
        if (before) expect(value.from > (before.to ?? before.from)).toBe(true)
      }
    },
  )
})

it('lists 169 municipalities with piped gas and their subsoil tax', () => {
  const rows = Object.values(gasMunicipalities.rows)
  expect(rows.length).toBe(169)
  for (const [name, perDay, perKwh] of rows) {
    expect(typeof name).toBe('string')
    expect(perDay).toBeGreaterThanOrEqual(0)
    expect(perKwh).toBeLessThan(0.1)
  }
})

it('has no offer that sells energy below what the network alone costs', () => {
  const network = networkAccess.networkEnergy.values[0]?.value
  const gas = gasNetwork.gasNetworkEnergy.values[0]?.value
  if (!network || !gas) throw new Error('the network tariffs are missing')
  for (const offer of catalogue.offers) {
    if (offer.supply === 'gas')
      for (const tier of [1, 2, 3, 4] as const)
        expect(offer.bands[tier]?.[1] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(gas[tier])
    else
      for (const { energy } of offer.prices) {
        if ('all' in energy) expect(energy.all).toBeGreaterThan(network.simple)
        if ('outsideOffPeak' in energy)
          expect(energy.outsideOffPeak).toBeGreaterThan(network.bi.outsideOffPeak)
        if ('offPeak' in energy) expect(energy.offPeak).toBeGreaterThan(network.triAbove20.offPeak)
      }
  }
})
