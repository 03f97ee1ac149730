import { billLines } from './bill-lines'
import cases from './bill-lines.test.json'
import { pageLines } from './page-lines'
import { readingsOf } from './readings'
import { typed } from './testing/typed'

const read = (text: string, pictured = false) =>
  billLines(readingsOf(pageLines(typed(text))), () => 'electricity', pictured)

/** A line as `kind counted: quantity × price = amount`, its VAT and what else it is. */
const drawn = (text: string, pictured = false) =>
  read(text, pictured).lines.map(
    ({ kind, counted, quantity, price, amount, vat, period, charged, unsigned }) =>
      `${kind} ${counted}: ${quantity} × ${Number(price.toFixed(6))} = ${amount && Number(amount.toFixed(2))}` +
      [
        vat && ` VAT ${vat}`,
        period !== 'simple' && ` ${period}`,
        charged && ' charged',
        unsigned && ' unsigned',
      ]
        .filter(Boolean)
        .join(''),
  )

it.each(cases as [string, string][])('reads %s', (text, expected) => expect(drawn(text)).toEqual([expected]))

it.each(['Energia', 'Consumo 351 kWh', 'Total 30,00 €', 'Energia 351 kWh 12,3 kg', 'Titular 200 0,15 30,00'])(
  'finds no line in %s',
  (text) => expect(drawn(text)).toEqual([]),
)

it('reads what a sentence counts twice as two lines', () =>
  expect(drawn('Consumo de 200 kWh a 0,15 €/kWh e potência durante 30 dias a 0,3 €/dia')).toEqual([
    'energy kwh: 200 × 0.15 = undefined',
    'power days: 30 × 0.3 = undefined',
  ]))

it('keeps apart the numbers of no line', () =>
  expect(read('Energia 200 kWh 0,15 €/kWh 30,00 €\nConsumo 35 kWh').loose.map(({ value }) => value)).toEqual([
    30, 35,
  ]))

it.each([
  ['whose sum holds', '38,07', 1],
  ['whose amount lost its comma', '3807', 1],
  ['without an amount', '', 1],
  ['whose sum proves a mistake', '38,97', 0],
])('of a picture takes a line %s', (_, amount, lines) =>
  expect(read(`Energia 231 kWh 0,1648 €/kWh ${amount}`, true).lines).toHaveLength(lines),
)
