import { emptyForms } from './empty-forms'
import { readSteward } from './read-steward'
import type { ReviewReport } from './review-report'
import { stewardPage } from './steward-page'
import cases from './testing/steward-page.json'

const report = cases.book as unknown as ReviewReport
const changedBy = (id: string) => (id === 'euribor' ? 'Ana, 2026-10-03' : undefined)
const page = stewardPage(report, [{ name: 'taeg', header: 'quarter;cards' }], changedBy)

it.each(cases.shown)('shows %s', (_, html) => expect(page).toContain(html))

it('leaves out what is fresh', () => expect(page).not.toContain('iva'))

it('has the form of every import of a table', async () => {
  const forms = new Map((await emptyForms()).map(({ name, header }) => [name, header]))
  const names = 'card-taeg deposit-rate euribor inflation market-taeg municipal taeg'
  expect([...forms.keys()].join(' ')).toBe(names)
  expect(forms.get('taeg')).toMatch(/^quarter;education;.*;source$/)
  const file = { type: 'text/csv; charset=utf-8', text: `${forms.get('taeg')}\n` }
  expect(await readSteward('/taeg.csv')).toEqual(file)
  expect(await readSteward('/../secret')).toBeUndefined()
})
