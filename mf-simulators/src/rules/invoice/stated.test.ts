import unstated from './stated.test.json'
import { readText } from './testing/read-text'
import cases from './testing/stated.json'

const bill = (more: string, use = 'Consumo faturado: 33 kWh') =>
  readText(`
G9 Energy
Período de faturação: 01/09/2026 a 30/09/2026
CPE PT0002000011114242AB   Potência contratada 4,6 kVA   Simples
${use}
Preço da energia: 0,15 €/kWh
Preço da potência: 0,30 €/dia
${more}`)

const plain = bill('')

it('takes what labels state, to be checked', () =>
  expect(plain).toMatchObject({
    kwhElectricity: '33?',
    energyPrice: '0,15?',
    powerPrice: '0,3?',
    days: '30!',
  }))

it.each(unstated)('takes no value from: %s', (note) => expect(bill(note)).toEqual(plain))

it.each(cases.yearlyUse as [string, string | null, string?][])(
  'reads the use of a year in: %s',
  (label, value) => expect(bill(label).yearlyKwh ?? null).toBe(value),
)

it.each(cases.socialTariff as [string, string | null][])('reads the social tariff in: %s', (line, value) =>
  expect(bill(line).socialTariff ?? null).toBe(value),
)

it.each([
  ['prices by days', 'Preço de 2025: 0,10 €/kWh (10 dias)\nPreço de 2026: 0,16 €/kWh (20 dias)', '0,14?'],
  ['the price after a discount', 'Preço sem desconto: 0,17 €/kWh\nPreço com desconto: 0,14 €/kWh', '0,14?'],
  ['one price of several', 'Preço: 0,10 €/kWh\nPreço: 0,16 €/kWh', '0,1?'],
  ['the price that is stated more often', 'Preço: 0,10 €/kWh\nPreço: 0,16 €/kWh\nPreço: 0,16 €/kWh', '0,16?'],
])('takes %s', (_, lines, price) =>
  expect(readText(`CPE PT0002000011114242AB   4,6 kVA\nConsumo 300 kWh\n${lines}`).energyPrice).toBe(price),
)

it.each([
  ['by day', 'Potência: 0,31 €/dia', '0,31?'],
  ['by kVA and day', 'Potência: 0,05 €/kVA/dia', '0,23?'],
  ['by month', 'Potência: 9,00 €/mês', '0,29589?'],
  ['by nothing else', 'Chamadas: 0,31 €/dia', undefined],
])('reads a price of the power %s', (_, line, price) =>
  expect(readText(`CPE PT0002000011114242AB   4,6 kVA\nConsumo 300 kWh\n${line}`).powerPrice).toBe(price),
)

it.each([
  ['Termo fixo: 61 dias', '61?'],
  ['Prazo de pagamento da fatura: 20 dias', undefined],
  ['Potência até 61 dias', undefined],
  ['Potência: 4 dias', undefined],
])('reads days without dates in: %s', (line, days) =>
  expect(readText(`CPE PT0002000011114242AB   4,6 kVA\nConsumo 300 kWh\n${line}`).days).toBe(days),
)
