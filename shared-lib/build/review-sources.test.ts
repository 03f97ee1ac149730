import { readCatalogues, readParameters } from './review-sources'

it('finds every parameter once, whichever part or product holds it', async () => {
  const ids = (await readParameters()).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids).toEqual(
    expect.arrayContaining(['energy.iec', 'payroll.ias', 'credit.euribor', 'telecom.loyalty.rules']),
  )
})

it('finds every catalogue of offers, with its day', () => {
  const all = readCatalogues()
  expect(all.map(({ file }) => file.split('/')[0])).toEqual(
    expect.arrayContaining(['mf-energy', 'mf-telecom', 'mf-credit']),
  )
  for (const { file, asOf, offers } of all)
    expect([file, asOf, offers.length > 0]).toEqual([file, expect.stringMatching(/^\d{4}-\d\d-\d\d$/), true])
})
