import { readInvoice } from './read-invoice'
import { flatValues } from './testing/facts'
import { invoices } from './testing/layouts'

it.each(invoices)('reads every value, and no other, of: $name', ({ items, values }) =>
  expect(flatValues(readInvoice(items))).toEqual(values),
)
