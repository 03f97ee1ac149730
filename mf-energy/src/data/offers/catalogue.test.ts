import { supplierNames } from 'shared-lib/rules/providers/energy-suppliers'
import { contractedPowerSteps } from '../parameters/contracted-power'
import { regulatedElectricity, regulatedGas } from '../parameters/regulated-tariffs'
import { catalogue } from './catalogue'
import cases from './testing/catalogue.json'

const conditionKinds = cases.conditionKinds

describe('the catalogue', () => {
  it('holds 72 electricity offers of 2026-09-30 and 35 gas offers of 2026-06-11, credited as the licence asks', () => {
    const count = (supply: string) => catalogue.offers.filter((offer) => offer.supply === supply).length
    expect([count('electricity'), count('gas'), catalogue.asOf]).toEqual([72, 35, '2026-09-30'])
    const days = catalogue.offers.map(({ supply, evidence }) => `${supply} ${evidence.asOf}`)
    expect([...new Set(days)]).toEqual(['electricity 2026-09-30', 'gas 2026-06-11'])
    expect(catalogue.licence).toBe('CC BY 4.0')
    expect(catalogue.credit).toBe(
      'Dados: Tiago Felícia — www.tiagofelicia.pt (fontes originais: ERSE e comercializadores)',
    )
  })

  it('has the shape its type promises', () => {
    expect(new Set(catalogue.offers.map((offer) => offer.id)).size).toBe(catalogue.offers.length)
    for (const offer of catalogue.offers) {
      expect(catalogue.providers[offer.provider]).toBe(supplierNames[offer.provider])
      for (const condition of offer.conditions ?? []) expect(conditionKinds).toContain(condition.kind)
      if (offer.url) expect(offer.url).toMatch(/^https?:\/\/\S+$/)
      if (offer.supply === 'gas') expect(Object.values(offer.bands).length).toBeGreaterThan(0)
      else
        for (const { energy, power, timeOption } of offer.prices) {
          expect(Object.keys(energy).length).toBe({ simple: 1, bi: 2, tri: 3 }[timeOption])
          for (const kva of Object.keys(power)) expect(contractedPowerSteps).toContain(Number(kva))
        }
    }
  })

  it('keeps no ERSE proposal code: it joins nothing', () => {
    expect(JSON.stringify(catalogue)).not.toMatch(/ersePropostaCode|proposta/i)
  })

  it('sells the regulated tariffs at the published figures', () => {
    const electricity = catalogue.offers.find(
      (offer) => offer.id === 'el-cur-su-eletricidade-e-outros-tarifa-regulada',
    )
    const tariff = regulatedElectricity.values.find((value) => value.from === '2026-10-01')?.value
    if (electricity?.supply !== 'electricity' || !tariff) throw new Error('the regulated tariff is missing')
    const prices = electricity.prices.map((price) => price.energy)
    expect(prices).toEqual([{ all: tariff.simpleUpTo2 }, { all: tariff.simple }, tariff.bi, tariff.tri])
    expect(electricity.prices[2]?.power).toEqual(tariff.powerEurPerDay)
    const gas = catalogue.offers.find((offer) => offer.provider === 'CUR')
    expect(gas?.supply === 'gas' && gas.bands).toEqual(
      regulatedGas.values.find((value) => value.from === '2025-10-01')?.value,
    )
  })

  it('marks which prices are a promotion’s and which come after one', () => {
    const kinds = (id: string) =>
      catalogue.offers.find((offer) => offer.id === id)?.conditions?.map((condition) => condition.kind)
    expect(kinds('el-endesa-quero-plus-16-3-meses-depois-11-dd-plus-fe')).toContain('first-months')
    expect(kinds('el-endesa-quero-plus-depois-dos-3-meses-11-dd-plus-fe')).toEqual([
      'direct-debit',
      'e-bill',
      'after-promotion',
    ])
    expect(kinds('gas-g9-energy-vantagem-plus-3-meses-fe')).toContain('first-months')
    // Only the credit ends after ten months: the price itself stays.
    expect(kinds('el-edp-eletricidade-oferta-50-dd-plus-fe')).toEqual([
      'direct-debit',
      'e-bill',
      'invoice-credit',
    ])
  })

  it('marks which prices are tied to another service or to a group', () => {
    for (const offer of catalogue.offers) {
      const kinds = (offer.conditions ?? []).map((condition) => condition.kind)
      if (/MEO M\de|Vodafone/.test(offer.name)) expect(kinds).toContain('service')
      if (/\bACP\b|Jovem/.test(offer.name)) expect(kinds).toContain('group')
      if (/2 energias\)? ?(\||c\/DD)/.test(offer.name)) expect(kinds).toContain('pair')
    }
  })
})
