import type { Found } from './found'
import { fieldFindings } from './invoice-fields'
import type { InvoiceFindings } from './read-invoice'
import type { Period } from './words'

const from = <Value>(value: Value, ...texts: string[]): Found<Value> => ({
  value,
  evidence: texts.map((text) => ({ page: 1, text })),
  confidence: 'sure',
})

const none: InvoiceFindings = { electricity: {}, gas: {} }
const kwh = (values: Partial<Record<Period, number>>): InvoiceFindings => ({
  ...none,
  electricity: Object.fromEntries(
    Object.entries(values).map(([period, value]) => [
      period,
      { kwh: from(value, `${period} 1`, `${period} 2`) },
    ]),
  ),
})
const prices = (values: Partial<Record<Period, number>>): InvoiceFindings => ({
  ...none,
  electricity: Object.fromEntries(
    Object.entries(values).map(([period, value]) => [period, { price: from(value, period) }]),
  ),
})
const textsOf = (findings: InvoiceFindings) =>
  Object.fromEntries(Object.entries(fieldFindings(findings)).map(([name, { text }]) => [name, text]))

it.each([
  ['nothing', none, {}],
  ['one count', kwh({ simple: 351 }), { meter: 'simple', kwhElectricity: '351' }],
  [
    'two, added for a contract that counts none',
    kwh({ outsideOffPeak: 148.5, offPeak: 97 }),
    { meter: 'bi', kwhOutsideOffPeak: '148,5', kwhOffPeak: '97', kwhElectricity: '245,5' },
  ],
  [
    'three, added for one that counts two',
    kwh({ peak: 51, mid: 148, offPeak: 153 }),
    {
      meter: 'tri',
      kwhPeak: '51',
      kwhMid: '148',
      kwhOutsideOffPeak: '199',
      kwhOffPeak: '153',
      kwhElectricity: '352',
    },
  ],
  ['one of two, which add up to nothing', kwh({ offPeak: 97 }), { kwhOffPeak: '97' }],
  ['one of three', kwh({ peak: 51 }), { kwhPeak: '51' }],
  ['one price', prices({ simple: 0.15 }), { meter: 'simple', energyPrice: '0,15' }],
  [
    'two prices',
    prices({ outsideOffPeak: 0.19, offPeak: 0.1 }),
    { meter: 'bi', outsideOffPeakPrice: '0,19', offPeakPrice: '0,1' },
  ],
  [
    'one price for three registers',
    prices({ peak: 0.14, mid: 0.14, offPeak: 0.14 }),
    { meter: 'simple', energyPrice: '0,14', peakPrice: '0,14', midPrice: '0,14', offPeakPrice: '0,14' },
  ],
  ['one price of one register', prices({ offPeak: 0.14 }), { offPeakPrice: '0,14' }],
  ['the contract', { ...kwh({ simple: 351 }), meter: from('bi') }, { meter: 'bi', kwhElectricity: '351' }],
  [
    'the rest',
    {
      ...none,
      days: from(30),
      gasDays: from(31),
      gasTier: from(2),
      gasFixedPrice: from(0.12),
      powerPrice: from(0.3),
      supplier: from('EDPC'),
      postalCode: from('1500-123'),
      contractedPower: from(6.9),
      cycle: from('daily'),
      socialTariff: from(false),
      yearlyKwh: from(4200),
      gas: { simple: { kwh: from(83), price: from(0.09) } },
    },
    {
      days: '30',
      gasDays: '31',
      gasTier: '2',
      gasFixedPrice: '0,12',
      powerPrice: '0,3',
      kwhGas: '83',
      gasEnergyPrice: '0,09',
      currentProvider: 'EDPC',
      postalCode: '1500-123',
      contractedPower: '6,9',
      cycle: 'daily',
      socialTariff: 'false',
      yearlyKwh: '4200',
    },
  ],
] as const)('answers by %s', (_, findings, texts) =>
  expect(textsOf(findings as InvoiceFindings)).toEqual(texts),
)

it('quotes four lines at most of what it adds up, and asks to check it', () => {
  const { kwhElectricity, meter } = fieldFindings(kwh({ peak: 51, mid: 148, offPeak: 153 }))
  expect(kwhElectricity?.evidence.map(({ text }) => text)).toEqual(['peak 1', 'peak 2', 'mid 1', 'mid 2'])
  expect([kwhElectricity?.confidence, meter?.confidence]).toEqual(['check', 'check'])
})

it('proves the energy by two of its codes and terms', () => {
  const { energyType } = fieldFindings({
    ...none,
    energyType: 'dual',
    cpe: from('PT', 'cpe', 'again'),
    cui: from('PT', 'cui'),
    gasTier: from(2, 'tier'),
  })
  expect(energyType).toMatchObject({ text: 'dual', confidence: 'sure' })
  expect(energyType?.evidence.map(({ text }) => text)).toEqual(['cpe', 'cui'])
})
