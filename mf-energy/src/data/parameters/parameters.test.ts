import { catalogue } from '../offers/catalogue'
import gasMunicipalities from './gas-municipalities.json'
import * as gasNetwork from './gas-network'
import * as networkAccess from './network-access'

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
