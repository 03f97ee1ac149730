// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogue } from '../data/offers/catalogue'
import type { Catalogue } from '../data/offers/offer'
import { energyBill } from './energy-api'
import type { EnergyBillCall } from './energy-bill-call'
import cases from './testing/energy-api.json'

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

it('reports that gas is the last known, and whose figures they are', () =>
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

it.each(cases.unknown as [what: string, EnergyBillCall, unknown: string[], notes: string[]][])(
  'lists what is not in the bill of %s',
  (_, call, unknown, notes) => {
    const answer = resultOf(call)
    expect([answer.unknown, answer.notes]).toEqual([unknown, notes])
    expect(answer.noteTexts).toHaveLength(notes.length)
  },
)

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

it.each(cases.wrong as [EnergyBillCall, ...problems: string[]][])(
  'names what is wrong with %j',
  (call, ...problems) => {
    const outcome = energyBill(call, catalogue, today)
    const found = 'problems' in outcome ? outcome.problems : []
    expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(problems)
  },
)

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
