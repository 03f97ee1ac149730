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

it('has every offer say where it comes from, in the one envelope of all products', () => {
  for (const { file, asOf, credit, sources, offers } of readCatalogues()) {
    expect([file, credit.length > 10]).toEqual([file, true])
    for (const { id, evidence } of offers) {
      expect([file, id, evidence.confidence]).toEqual([file, id, expect.stringMatching(/^[ABCD]$/)])
      expect(evidence.asOf <= asOf).toBe(true)
      expect(evidence.sources.length).toBeGreaterThan(0)
      for (const key of evidence.sources) expect(Object.keys(sources)).toContain(key)
    }
  }
})
