import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parametersIn } from 'shared-lib/dated/parameters-in'
import { figures } from './figures'

/** Its own, and those of what it computes with in shared-lib. */
const folders = [
  '../parameters',
  '../../../shared-lib/src/credit/parameters',
  '../../../shared-lib/src/property/parameters',
]
const modules = folders
  .map((folder) => path.join(__dirname, folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file): object => require(path.join(folder, file))),
  )
const parameters = parametersIn(modules)

it('publishes every parameter that the rules know, once', () =>
  expect(figures.map(({ id }) => id).toSorted()).toEqual(parameters.map(({ id }) => id).toSorted()))

it('says of each who sets it, how far it was checked and on which day', () => {
  for (const { id, law, confidence, reviewed, reviewBy } of figures) {
    expect([id, law, confidence]).toEqual([id, expect.stringMatching(/\S/), expect.stringMatching(/^[A-D]$/)])
    expect([id, reviewed < reviewBy]).toEqual([id, true])
    // A public project is where a figure was read, never who sets it.
    expect([id, law]).toEqual([id, expect.not.stringMatching(/github|projeto/)])
  }
  expect(new Set(figures.map(({ reviewed }) => reviewed)).size).toBeGreaterThan(5)
  expect(figures.filter(({ own }) => own).map(({ id }) => id)).toEqual(['home-loan.simulated-term'])
})

it('says every value in words, whatever it is made of', () => {
  const lines = figures.flatMap(({ id, values }) =>
    values.flatMap(({ from, lines: some }) => some.map((line) => ({ id, from, ...line }))),
  )
  expect(lines.length).toBeGreaterThan(300)
  for (const { id, from, text } of lines)
    expect([id, from, text]).toEqual([
      id,
      from,
      expect.not.stringMatching(/undefined|NaN|Infinity|\[object|^$/),
    ])
})

it.each([
  ['payroll.ias', '2026-01-01', ['537,13 € por mês']],
  ['payroll.minimum-wage.madeira', '2026-01-01', ['980 € por mês']],
  ['payroll.meal-allowance', '2026-01-01', ['6,15 € por dia', '10,46 € por dia']],
  ['property.imi.family-deduction', '2023-01-01', ['30 €', '70 €', '140 €']],
  ['municipal.imi-rate', '2025-01-01', ['294 de 308', expect.stringMatching(/^0,3 a 0,\d+ %$/)]],
  ['credit.euribor', '2026-09-01', Array(3).fill(expect.stringMatching(/^[\d,]+ %, 1 mês$/))],
])('%s from %s', (id, from, texts) => {
  const value = figures.find((figure) => figure.id === id)?.values.find((one) => one.from === from)
  expect(value?.lines.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(texts)
})

it('gives numbers to programs, and tables in words alone: their licences and their size', () => {
  const of = (id: string) => figures.find((figure) => figure.id === id)?.values.at(-1)
  expect(of('payroll.ias')).toMatchObject({ value: 537.13 })
  for (const id of ['payroll.withholding-tables', 'credit.euribor', 'municipal.imi-rate'])
    expect(of(id)).not.toHaveProperty('value')
})
