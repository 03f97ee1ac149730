import { readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogueImport } from 'shared-lib/import/catalogue-import'
import { tryImport } from 'shared-lib/import/try-import.fixture'
import { loadCardResults } from '../../page/results/results.load'
import { cardSchema } from './catalogue.schema'

const set = catalogueImport({ usage: 'npm run import:cards -- <file.json>', schema: cardSchema })
const text = readFileSync(path.resolve(__dirname, 'catalogue.json'), 'utf8')

test('the catalogue fits its own schema and is laid out as the import writes it', () => {
  const { code, lines, after } = tryImport(set, text, text)
  expect(lines.at(-1)).toBe('nothing changed: nothing was written')
  expect([code, after]).toEqual([0, text])
  expect(set.text(JSON.parse(text))).toBe(text)
})

it('has the filters of kind and network offer what is printed on today’s cards', () => {
  const list = (query: string) =>
    loadCardResults({ path: '', query: `pays=all&monthlyPurchases=500${query}`, today: '2026-11-28' }).list
  expect(list('')?.unused).toEqual([])
  expect(list('')?.open).toMatchObject({
    category: [{ value: 'classic' }, { value: 'cashback' }],
    paymentSystem: [{ value: 'mastercard' }, { value: 'visa' }],
  })
  expect(list('&paymentSystem=visa')?.rows.map(({ offer }) => offer.id)).toEqual(['cc-activobank-classic'])
})
