import { readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogueImport } from 'shared-lib/import/catalogue-import'
import { tryImport } from 'shared-lib/import/try-import.fixture'
import { telecomSchema } from './catalogue.schema'

const set = catalogueImport({ usage: 'npm run import:telecom -- <file.json>', schema: telecomSchema })
const text = readFileSync(path.resolve(__dirname, 'catalogue.json'), 'utf8')

test('the catalogue fits its own schema and is laid out as the import writes it', () => {
  const { code, lines, after } = tryImport(set, text, text)
  expect(lines.at(-1)).toBe('nothing changed: nothing was written')
  expect([code, after]).toEqual([0, text])
  expect(set.text(JSON.parse(text))).toBe(text)
})
