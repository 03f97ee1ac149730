import { readInvoice } from './read-invoice'
import { flatValues } from './testing/facts'
import { heldBack } from './testing/held-back'

const compared = heldBack.flatMap(({ name, items, values }) => {
  const read = flatValues(readInvoice(items))
  return [...new Set([...Object.keys(values), ...Object.keys(read)])].map((field) => ({
    what: `${name}: ${field}`,
    true: values[field],
    read: read[field],
  }))
})

it('reads nothing wrong in layouts that the rules were not written for', () =>
  expect(compared.filter((one) => one.read !== undefined && one.read !== one.true)).toEqual([]))

it('misses there one value of forty at most: a total whose words stand below it', () => {
  const missed = compared.filter((one) => one.true !== undefined && one.read === undefined)
  expect(missed.length).toBeLessThanOrEqual(1)
  expect(compared.length).toBeGreaterThan(35)
})
