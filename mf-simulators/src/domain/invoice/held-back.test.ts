import { readInvoice } from './read-invoice'
import { flatValues } from './testing/facts'
import { heldBack } from './testing/held-back'

/** What the rules do not find there, by the layout's name. */
const missed: Readonly<Record<string, readonly string[]>> = {
  // Its words stand below it, and others closer beside it.
  'values in boxes with captions below, price in cents': ['total'],
}

it.each(heldBack)('reads nothing wrong, and misses what is known, of: $name', ({ name, items, values }) => {
  const known = Object.entries(values).filter(([field]) => !missed[name]?.includes(field))
  expect(flatValues(readInvoice(items))).toEqual(Object.fromEntries(known))
})
