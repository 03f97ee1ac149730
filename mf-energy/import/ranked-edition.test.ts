import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../src/data/offers/offer'
import type { EnergyAnswers } from '../src/rules/energy-answers'
import { householdOf } from '../src/rules/household'
import { protectiveFilters } from '../src/rules/offer-filters'
import { rankOffers } from '../src/rules/rank-offers'
import { sample } from './edition.fixture'
import { importCatalogue } from './import-catalogue'

const edition = importCatalogue(sample).catalogue as Catalogue
const home: EnergyAnswers = {
  postalCode: '1000',
  contractedPower: 6.9,
  gasTier: 2,
  kwhElectricity: 3000,
  kwhGas: 3407,
}

const rank = (answers: EnergyAnswers, on: IsoDate, catalogue = edition) =>
  rankOffers(householdOf({ ...home, ...answers }, on), catalogue, {}, on)

describe('an imported edition', () => {
  const day = sample.edition

  it('ranks its gas: the regulated price gives the published bill of a couple with two children', () => {
    const ranking = rank({ energyType: 'gas' }, day)
    if (ranking.kind !== 'ranked') throw new Error(ranking.text)
    expect(ranking.rows).toHaveLength(11)
    const regulated = ranking.rows.find(({ id }) => id === 'gas-cur')
    // 30,73 € a month, before the municipality's subsoil tax (Jornal de Negócios, quoting ERSE).
    const tos = regulated?.parts.find(({ key }) => key === 'tos')?.cents ?? 0
    expect(Math.round(((regulated?.yearlyCents ?? 0) - tos * 1.23) / 12)).toBe(3073)
    expect(ranking.rows.some(({ outdated }) => outdated)).toBe(false)
  })

  it.each([3.45, 6.9])(
    'reports that its electricity cannot be priced: taxes of 2025 are unknown (%s kVA)',
    (contractedPower) => {
      for (const energyType of ['electricity', 'dual'] as const)
        expect(rank({ energyType, contractedPower }, day)).toEqual({
          kind: 'not-covered',
          reason: 'unknown-figures',
          text: expect.stringContaining('Não conhecemos todas as taxas'),
        })
    },
  )

  it('ranks everything on a day whose figures are known, each bundle as one row', () => {
    const on = toIsoDate('2026-06-11')
    const known = { from: on, to: toIsoDate('2026-09-30') }
    const asIf: Catalogue = { ...edition, valid: { electricity: known, gas: known } }
    const dual = rank({ energyType: 'dual' }, on, asIf)
    if (dual.kind !== 'ranked') throw new Error(dual.text)
    const bundles = edition.offers.filter(({ supply, bundle }) => bundle && supply === 'gas')
    for (const { bundle } of bundles)
      expect(dual.rows.some(({ id }) => id === `el-${bundle}~simple+gas-${bundle}`)).toBe(true)
    const alone = rank({ energyType: 'electricity' }, on, asIf)
    expect(
      alone.kind === 'ranked' && alone.rows.some(({ supplies: [one] }) => one.offerId === 'el-yesenergy-03'),
    ).toBe(false)
    const guarded = rankOffers(
      householdOf({ ...home, energyType: 'electricity' }, on),
      asIf,
      protectiveFilters,
      on,
    )
    expect(guarded.kind === 'ranked' && guarded.rows.some(({ supplies: [one] }) => one.indexed)).toBe(false)
  })
})
