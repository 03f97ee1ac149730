import { readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogueImport } from 'shared-lib/import/catalogue-import'
import { tryImport } from 'shared-lib/import/try-import.fixture'
import { depositSchema } from './catalogue.schema'

const set = catalogueImport({ usage: 'npm run import:deposits -- <file.json>', schema: depositSchema })
const text = readFileSync(path.resolve(__dirname, 'catalogue.json'), 'utf8')

test('the catalogue fits its own schema and is laid out as the import writes it', () => {
  const { code, lines, after } = tryImport(set, text, text)
  expect(lines.at(-1)).toBe('nothing changed: nothing was written')
  expect([code, after]).toEqual([0, text])
  expect(set.text(JSON.parse(text))).toBe(text)
})

test('a rate written as a fraction of a hundred and a kind of withdrawal that is none are found', () => {
  const wrong = JSON.parse(text)
  wrong.offers[0].rates[0].tanb = '3,25'
  wrong.offers[1].earlyWithdrawal.kind = 'never'
  const { code, lines } = tryImport(set, text, JSON.stringify(wrong))
  expect(code).toBe(1)
  expect(lines.slice(0, 2)).toEqual([
    `error    new.csv, column ${wrong.offers[0].id}/rates/0/tanb: must be number`,
    expect.stringContaining(`column ${wrong.offers[1].id}/earlyWithdrawal/kind`),
  ])
})
