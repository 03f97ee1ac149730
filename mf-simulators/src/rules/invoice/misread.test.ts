import { readInvoice } from './read-invoice'
import { flatValues } from './testing/facts'
import { typed } from './testing/typed'

const read = (used: string, price: string, amount: string) =>
  flatValues(
    readInvoice(
      typed(`
CPE PT0002000012345678AB   Potência contratada 6,9 kVA
Energia consumida     ${used} kWh     ${price} €/kWh     ${amount}
`),
      true,
    ),
  )

it.each([
  ['whose sum holds', '231', '0,1648', '38,07 €'],
  ['whose amount lost its comma', '231', '0,1648', '3807 €'],
  ['without an amount', '231', '0,1648', ''],
])('takes from a picture a line %s', (_, ...line) =>
  expect(read(...line)).toMatchObject({ 'kwh.simple': 231, 'price.simple': 0.1648 }),
)

it.each([
  ['use', '281', '0,1648', '38,07 €'],
  ['price', '231', '0,1848', '38,07 €'],
])('takes nothing of a line whose %s was misread', (_, ...line) => {
  const found = read(...(line as [string, string, string]))
  expect(found['kwh.simple']).toBeUndefined()
  expect(found['price.simple']).toBeUndefined()
  expect(found.contractedPower).toBe(6.9)
})
