import { calculated } from 'shared-lib/platform/server-bundle/calculated'
import definition from '../micro-frontend'

const answer = (name: string, input: object, today = '2026-11-21') =>
  calculated(definition, { name, input, today })

/** `id from–to` of every parameter that an answer names. */
function used(name: string, input: object, today?: string) {
  const outcome = answer(name, input, today)
  if (!('parameters' in outcome)) throw new Error('no result')
  return (outcome.parameters ?? []).map(({ id, from, to }) => `${id} ${from}–${to ?? ''}`)
}

it('names what an IMI rests on: the decisions of the year and the months of payment', () => {
  expect(used('imi', { vpt: 150_000, county: '1106' })).toEqual([
    'municipal.imi-rate 2025-01-01–2025-12-31',
    'payroll.ias 2025-01-01–2025-12-31',
    'property.aimi 2019-01-01–',
    'property.imi.exemption 2022-06-28–',
    'property.imi.instalments 2018-01-01–',
    'property.imi.low-income 2023-01-01–',
    'property.imi.revaluation 2012-01-01–',
  ])
  expect(used('imi', { vpt: 150_000, rate: 0.45 })).toEqual([
    'payroll.ias 2025-01-01–2025-12-31',
    'property.aimi 2019-01-01–',
    'property.imi.exemption 2022-06-28–',
    'property.imi.instalments 2018-01-01–',
    'property.imi.low-income 2023-01-01–',
    'property.imi.revaluation 2012-01-01–',
    'property.imi.urban-rates 2023-01-01–',
  ])
})

it('names it in Portuguese, with law and version', () =>
  expect(answer('imi', { vpt: 150_000, county: '1106' })).toMatchObject({
    parameters: expect.arrayContaining([
      {
        id: 'municipal.imi-rate',
        name: 'Taxas de IMI dos municípios',
        from: '2025-01-01',
        to: '2025-12-31',
        law: 'CIMI, art. 112.º, n.º 5',
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]),
  }))

it('has the versions of the published list', () => {
  const published = new Set(
    (definition.figures ?? []).flatMap(({ id, values }) => values.map(({ version }) => `${id} ${version}`)),
  )
  for (const [name, { examples }] of Object.entries(definition.calculators ?? {}))
    for (const { input } of examples) {
      const outcome = answer(name, input)
      const parameters = 'parameters' in outcome ? (outcome.parameters ?? []) : []
      for (const { id, version } of parameters)
        expect([name, published.has(`${id} ${version}`)]).toEqual([name, true])
    }
})

it('follows the period of a salary, besides those that its ribbon shows', () => {
  const of = (period: string) => used('net-salary', { wage_raw: 1500, period })
  expect(of('2026-01')).toContain('payroll.withholding-tables 2026-01-01–2026-12-31')
  expect(of('2026-01')).toContain('payroll.social-security.general 2011-01-01–')
})

it('follows the year of an IRS and the quarter of a loan', () => {
  const tables = (year: number) =>
    used('irs', { year, county: 'Lisboa', gross_income_a: 20_000 }).filter((line) =>
      line.startsWith('irs.tax-table'),
    )
  expect(tables(2024)).toEqual(['irs.tax-table.mainland 2024-01-01–2024-12-31'])
  expect(tables(2025)).toEqual(['irs.tax-table.mainland 2025-01-01–2025-12-31'])
})

it('lists for every calculator what it does not cover', () => {
  for (const [name, { limits = [] }] of Object.entries(definition.calculators ?? {})) {
    expect([name, limits.length > 1]).toEqual([name, true])
    for (const limit of limits) expect(limit).toMatch(/^[A-ZÀ-Ú].+\.$/)
  }
})
