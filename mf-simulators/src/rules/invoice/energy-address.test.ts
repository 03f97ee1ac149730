import { energyAddress, typedNumber } from './energy-address'
import { type FieldFindings, fieldFindings, fieldsFor } from './invoice-fields'
import { readInvoice } from './read-invoice'
import { invoices, worked } from './testing/bills'
import cases from './testing/energy-address.json'

const addressOf = (name: RegExp) => {
  const items = [...invoices, ...worked].find((one) => name.test(one.name))?.items ?? []
  const fields = fieldFindings(readInvoice(items))
  const texts = Object.fromEntries(Object.entries(fields).map(([field, { text }]) => [field, text]))
  return Object.fromEntries(new URL(energyAddress(texts), 'https://site.invalid').searchParams)
}

it('carries electricity and gas of one bill as the energy questions name them', () =>
  expect(addressOf(/above gas/)).toEqual(cases.aboveGas))

it('takes registers of three periods as the two of a bi-hourly contract', () =>
  expect(addressOf(/units in the heads/)).toMatchObject({
    meter: 'bi',
    kwhOutsideOffPeak: '199',
    kwhOffPeak: '153',
    outsideOffPeakPrice: '0,1962',
    offPeakPrice: '0,1043',
    cycle: 'daily',
  }))

it('turns two months into one by the day: 353 kWh in 61 days', () =>
  // 353 / 61 * 365 / 12 = 176.02
  expect(addressOf(/gas alone/)).toMatchObject({ kwhGas: '176,02', gasKwhPeriod: 'month' }))

it('turns each energy into a month by its own days: 402 kWh in 45, 83 in 30', () =>
  // 402 / 45 * 365 / 12 = 271.72
  expect(addressOf(/Goldenergy dual/)).toMatchObject({ kwhElectricity: '271,72', kwhGas: '83' }))

it('compares a dual bill without days of gas by those of the electricity', () =>
  expect(energyAddress({ energyType: 'dual', days: '30', kwhGas: '90' })).toContain('kwhGas=90&'))

it.each([
  [{ energyType: 'electricity', meter: 'simple', yearlyKwh: '4200' }, ['yearlyKwh']],
  [
    { energyType: 'electricity', meter: 'bi', yearlyKwh: '4200' },
    ['cycle', 'kwhOutsideOffPeak', 'kwhOffPeak'],
  ],
  [{ energyType: 'dual', meter: 'tri' }, ['gasDays', 'cycle', 'kwhPeak', 'kwhMid', 'kwhOffPeak', 'kwhGas']],
  [{ energyType: 'gas' }, ['kwhGas', 'gasTier']],
])('shows of %j what it is compared by', (texts, shown) => {
  const kept = /^(yearlyKwh|gasDays|cycle|gasTier|kwh(?!Electricity).*)$/
  expect(
    fieldsFor(texts)
      .filter((name) => kept.test(name))
      .toSorted(),
  ).toEqual((texts.energyType === 'dual' ? [...shown, 'gasTier'] : shown).toSorted())
})

describe('a bill that states the use of a year next to that of its days', () => {
  const read = {
    energyType: 'electricity',
    meter: 'simple',
    days: '30',
    kwhElectricity: '180',
    yearlyKwh: '2400',
  }
  const found = Object.fromEntries(
    Object.entries(read).map(([name, text]) => [name, { text, evidence: [], confidence: 'sure' }]),
  ) as unknown as FieldFindings
  const kwhOf = (change: Partial<typeof read>) => {
    const { searchParams } = new URL(energyAddress({ ...read, ...change }, found), 'https://site.invalid')
    return [searchParams.get('kwhElectricity'), searchParams.get('kwhPeriod')]
  }

  it('is compared by the year', () => expect(kwhOf({})).toEqual(['2400', 'year']))
  it('is compared by the kWh that a visitor corrected', () =>
    expect(kwhOf({ kwhElectricity: '310' })).toEqual(['310', 'month']))
  it('is compared by the year that a visitor corrected, too', () =>
    expect(kwhOf({ kwhElectricity: '310', yearlyKwh: '3600' })).toEqual(['3600', 'year']))
  it('keeps the year where the corrected kWh have no days', () =>
    expect(kwhOf({ kwhElectricity: '310', days: '' })).toEqual(['2400', 'year']))
})

it('contains nothing that names the person or the supply point', () => {
  for (const { items } of invoices)
    expect(
      energyAddress(
        Object.fromEntries(
          Object.entries(fieldFindings(readInvoice(items))).map(([name, { text }]) => [name, text]),
        ),
      ),
    ).not.toMatch(/PT\d{4}|Exemplo|Rua|Travessa/)
})

it('leaves out kWh without days, prices of which one is missing, and what was cleared', () => {
  const texts = {
    energyType: 'electricity',
    meter: 'simple',
    kwhElectricity: '180',
    energyPrice: '0,16',
    contractedPower: '',
  }
  expect(energyAddress(texts)).toBe('/energia/resultados?energyType=electricity&meter=simple')
})

it.each(cases.typed as [string, number | null][])('reads %j as typed', (text, value) =>
  expect(typedNumber(text) ?? null).toBe(value),
)
