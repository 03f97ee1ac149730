// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../data/offers/catalogue'
import type { Catalogue } from '../data/offers/offer'
import { energyBill } from './energy-api'
import type { EnergyBillCall } from './energy-bill-call'

const today = toIsoDate('2026-11-21')
const regulated = 'el-cur-su-eletricidade-e-outros-tarifa-regulada'
const regulatedGas = 'gas-todos-os-cur-tarifa-regulada-2025-26'
const home = { contractedPower: 6.9, kwh: { all: 5000 } }
const gas2 = { offerId: regulatedGas, gasTier: 2, kwhGas: 3407 } as const
const both = { ...home, gasTier: 2, kwhGas: 3407 } as const

const resultOf = (call: EnergyBillCall, from: Catalogue = catalogue) => {
  const outcome = energyBill(call, from, today)
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result
}

it('says that gas is the last known, and whose figures they are', () =>
  expect(resultOf({ offerId: regulatedGas, gasTier: 1, kwhGas: 1610 })).toMatchObject({
    supplies: [{ offerId: regulatedGas, outdatedSince: '2026-09-30' }],
    outdated: true,
    asOf: catalogue.asOf,
    credit: catalogue.credit,
    licence: catalogue.licence,
    dgegYearlyCents: 0,
  }))

it('counts the subsoil tax of the municipality, by its code or its name', () => {
  const nowhere = resultOf(gas2).yearlyCents
  const places = ['Lisboa', '1106', 'LISBOA ']
  const named = places.map((municipality) => resultOf({ ...gas2, municipality }).yearlyCents)
  expect(new Set(named).size).toBe(1)
  expect(named[0]).toBeGreaterThan(nowhere)
})

const wrongTier = { offerId: regulatedGas, gasTier: 4, kwhGas: 1500, municipality: 'Lisboa' } as const
const above = { offerId: regulated, contractedPower: 10.35, kwh: { all: 5000 } }

it.each<[what: string, EnergyBillCall, unknown: string[], notes: string[]]>([
  ['gas without a municipality', gas2, ['tos'], ['subsoil-tax-unknown']],
  ['gas with one', { ...gas2, municipality: 'Lisboa' }, [], []],
  ['the social tariff above 6.9 kVA', { ...above, socialTariff: true }, [], ['social-tariff-power']],
  ['the social tariff at 6.9 kVA', { offerId: regulated, ...home, socialTariff: true }, [], []],
  [
    'a use of another tier, with the social tariff',
    { ...wrongTier, socialTariff: true },
    [],
    ['social-tariff-gas-tier', 'gas-tier-unlike-use'],
  ],
])('says what is not in the bill of %s', (_, call, unknown, notes) => {
  const answer = resultOf(call)
  expect([answer.unknown, answer.notes]).toEqual([unknown, notes])
  expect(answer.noteTexts).toHaveLength(notes.length)
})

it('bills electricity and gas together with one rounding', () => {
  const { supplies, yearlyCents, parts } = resultOf({
    ...both,
    offerId: `${regulated}~simple+${regulatedGas}`,
  })
  const apart = resultOf({ offerId: regulated, ...home }).yearlyCents + resultOf(gas2).yearlyCents
  expect(supplies.map(({ supply }) => supply)).toEqual(['electricity', 'gas'])
  expect(Math.abs(yearlyCents - apart)).toBeLessThanOrEqual(1)
  expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(yearlyCents)
})

it.each([{ all: 0 }, { offPeak: 0, outsideOffPeak: 0 }])('bills an empty home: %p', (kwh) =>
  expect(resultOf({ offerId: regulated, contractedPower: 3.45, kwh }).yearlyCents).toBeGreaterThan(0),
)

const cyclesApart: Catalogue = {
  ...catalogue,
  offers: catalogue.offers.map((offer) =>
    offer.supply === 'electricity' && offer.id === regulated
      ? {
          ...offer,
          prices: (['daily', 'weekly'] as const).map((one, at) => ({
            timeOption: 'bi' as const,
            cycles: [one],
            energy: { offPeak: 0.1, outsideOffPeak: 0.2 + at / 100 },
            power: { '6.9': 0.4 },
          })),
        }
      : offer,
  ),
}

it('asks for the cycle where the price depends on it', () => {
  const call = { offerId: regulated, contractedPower: 6.9, kwh: { offPeak: 1000, outsideOffPeak: 2000 } }
  const message = 'O preço desta oferta depende do ciclo: diário (daily), semanal (weekly)'
  expect(energyBill(call, cyclesApart, today)).toEqual({ problems: [{ field: 'cycle', message }] })
  const cycles = ['daily', 'weekly'] as const
  const [daily, weekly] = cycles.map((cycle) => resultOf({ ...call, cycle }, cyclesApart))
  expect(weekly?.yearlyCents).toBeGreaterThan(daily?.yearlyCents ?? Infinity)
  expect(resultOf({ ...call, offerId: `${regulated}~bi~weekly` }, cyclesApart)).toEqual(weekly)
})

const noOffer = 'Não há oferta com este código no catálogo'
const needed = 'Este campo é obrigatório para esta oferta'
const powers = '1,15, 2,3, 3,45, 4,6, 5,75, 6,9, 10,35, 13,8, 17,25, 20,7 kVA'
const strong = { contractedPower: 27.6, kwh: { all: 5000 } } as const
const small = { offerId: regulatedGas, gasTier: 1, kwhGas: 100 } as const

it.each<[EnergyBillCall, ...problems: string[]]>([
  [{ offerId: `${regulated}~weird`, ...home }, `offerId: ${noOffer}`],
  [{ offerId: 'none' }, `offerId: ${noOffer}`],
  [{ offerId: `${regulatedGas}+${regulatedGas}` }, `offerId: ${noOffer}`],
  [{ offerId: regulated }, `contractedPower: ${needed}`, `kwh: ${needed}`],
  [{ offerId: regulatedGas }, `gasTier: ${needed}`, `kwhGas: ${needed}`],
  [{ offerId: regulated, ...strong }, `contractedPower: Esta oferta só se vende com ${powers}`],
  [
    { offerId: `${regulated}-medias-utilizacoes`, ...strong },
    'kwh: Com esta potência, esta oferta só se vende em tarifa tri-horária (peak, mid, offPeak)',
  ],
  [
    { ...small, offerId: 'gas-plenitude-tarifa-ts-facil-gas' },
    'gasTier: Esta oferta só se vende nos escalões 4',
  ],
  [
    { ...small, municipality: '0202' },
    'municipality: Não há rede de gás natural no teu concelho. Compara só a eletricidade.',
  ],
  [
    { offerId: regulated, ...home, municipality: 'Funchal' },
    'municipality: Só conhecemos os concelhos de Portugal continental, por código ou nome',
  ],
])('names what is wrong with %j', (call, ...problems) => {
  const outcome = energyBill(call, catalogue, today)
  const found = 'problems' in outcome ? outcome.problems : []
  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(problems)
})

it('refuses an offer outside its window of use, and one that takes no social tariff', () => {
  const narrow: Catalogue = {
    ...catalogue,
    offers: catalogue.offers.map((offer) =>
      offer.id === regulated
        ? { ...offer, socialTariff: false, conditions: [{ kind: 'use-window', maxKwh: 4000 }] }
        : offer,
    ),
  }
  expect(energyBill({ offerId: regulated, ...home }, narrow, today)).toEqual({
    problems: [{ field: 'kwh', message: 'Esta oferta não se vende para este consumo' }],
  })
  expect(energyBill({ offerId: regulated, ...home, socialTariff: true }, narrow, today)).toMatchObject({
    problems: [{ field: 'socialTariff' }],
  })
})

it('bills a commercial offer of both supplies whole, with its service once, and neither half alone nor with another', () => {
  const [electricity, gas] = [regulated, regulatedGas]
  const together =
    'Esta oferta só se vende com eletricidade e gás juntos: indica as suas duas metades, unidas por +'
  const alone = { field: 'offerId', message: together }
  const bundled: Catalogue = {
    ...catalogue,
    offers: catalogue.offers.map((offer) => ({
      ...offer,
      ...([electricity, gas].includes(offer.id) && { bundle: 'both' }),
      ...(offer.id === electricity && { serviceEurPerYear: 60 }),
    })),
  }
  const whole = resultOf({ offerId: `${electricity}+${gas}`, ...both }, bundled)
  expect(whole.yearlyCents).toBe(resultOf({ offerId: `${electricity}+${gas}`, ...both }).yearlyCents + 6000)
  expect(whole.parts.filter(({ key }) => key === 'service')).toHaveLength(1)
  for (const offerId of [electricity, gas, `${electricity}+gas-dourogas-simples`])
    expect(energyBill({ offerId, ...both }, bundled, today)).toEqual({ problems: [alone] })
})
