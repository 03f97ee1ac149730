import { folded } from './page-lines'
import { namedUnit, quantitiesIn } from './quantities'

it.each([
  ['351 kWh', [[351, 'kwh']]],
  [
    '1 161,00 (kWh) a € 0,1199',
    [
      [1161, 'kwh'],
      [0.1199, 'eur'],
    ],
  ],
  [
    '1.284 kWh x 0.1584 €/kWh',
    [
      [1284, 'kwh'],
      [0.1584, 'eur/kwh'],
    ],
  ],
  [
    '0,2 MWh a 158,4 €/MWh',
    [
      [200, 'kwh'],
      [0.1584, 'eur/kwh'],
    ],
  ],
  ['15,85 cênt/kWh', [[0.1585, 'eur/kwh']]],
  ['30,00 cênt/dia', [[0.3, 'eur/day']]],
  [
    '30 dias 0,3412 €/dia',
    [
      [30, 'days'],
      [0.3412, 'eur/day'],
    ],
  ],
  [
    '42,00 (Dias) € 0,65',
    [
      [42, 'days'],
      [0.65, 'eur'],
    ],
  ],
  [
    '1 mês 2,92 EUR/mês',
    [
      [1, 'months'],
      [2.92, 'eur/month'],
    ],
  ],
  [
    '6,9 kVA a 0,05 €/(kVA.dia)',
    [
      [6.9, 'kva'],
      [0.05, 'eur/kva/day'],
    ],
  ],
  [
    '15 m3 a 0,61 €/m3',
    [
      [15, 'm3'],
      [0.61, 'other'],
    ],
  ],
  [
    '€ 20% 38,74 €',
    [
      [20, 'percent'],
      [38.74, 'eur'],
    ],
  ],
  ['EUR 512,09', [[512.09, 'eur']]],
  [
    'TAEG 5.125 % em 2 anos, 24 mensalidades de 30,00/mês',
    [
      [5.125, 'percent'],
      [2, 'years'],
      [24, 'months'],
      [30, undefined],
    ],
  ],
  [
    '31 dias -0,1641 €/dia',
    [
      [31, 'days'],
      [-0.1641, 'eur/day'],
    ],
  ],
  ['Tarifa -9 dias', [[-9, 'days']]],
  ['- 2,77 €', [[-2.77, 'eur']]],
  ['Energia - 120 kWh', [[120, 'kwh']]],
  ['Potência – 30 dias', [[30, 'days']]],
  ['01/09 a 01/10 -30 dias', [[-30, 'days']]],
  ['01/09/2026 30/09/2026 157 kWh', [[157, 'kwh']]],
  ['1 out a 31 out 2026 40 kWh', [[40, 'kwh']]],
  ['2810-054 Almada', []],
  ['PT 0002 0000 4242 4343 EB', []],
  ['12.345.678,90 €', [[12345678.9, 'eur']]],
  ['3.450 kVA', [[3.45, 'kva']]],
  ['12 345 kWh', [[12345, 'kwh']]],
  ['2 100 dias', [[100, 'days']]],
])('reads the numbers of %j', (text, expected) =>
  expect(quantitiesIn(folded(text)).map(({ value, unit }) => [value, unit])).toEqual(expected),
)

it.each([
  ['consumo (kwh)', { unit: 'kwh', factor: 1 }],
  ['preco (cent/kwh)', { unit: 'eur/kwh', factor: 0.01 }],
  ['dias', { unit: 'days', factor: 1 }],
  ['valor (€)', { unit: 'eur', factor: 1 }],
  ['taxa (%)', undefined],
])('finds the unit that %j names', (label, unit) => expect(namedUnit(label)).toEqual(unit))
