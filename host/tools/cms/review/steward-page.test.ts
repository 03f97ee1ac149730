import { emptyForms } from './empty-forms'
import { readSteward } from './read-steward'
import type { ReviewReport } from './review-report'
import { stewardPage } from './steward-page'

const catalogue = { id: 'mf-x/catalogue.json', standing: 'due', reviewBy: '2026-11-01', asOf: '2026-09-17' }
const report = {
  today: '2026-11-29',
  parameters: [
    { id: 'euribor', standing: 'lapsed', reviewBy: '2026-11-02', source: 'BCE <série>', namedIn: ['guia'] },
    { id: 'iva', standing: 'fresh', reviewBy: '2027-01-31', source: 'CIVA', namedIn: [] },
  ],
  catalogues: [{ ...catalogue, old: 3, offers: 4 }],
  articles: [],
} as unknown as ReviewReport
const changedBy = (id: string) => (id === 'euribor' ? 'Ana, 2026-10-03' : undefined)
const page = stewardPage(report, [{ name: 'taeg', header: 'quarter;cards' }], changedBy)

it.each([
  ['what is due, of all', 'Números: 1 de 2'],
  ['its standing in words', '<td>Sem valor para hoje</td>'],
  ['its day', '<td>2 de novembro de 2026</td>'],
  ['who changed it last', '<td>Ana, 2026-10-03</td>'],
  ['its source and the texts that name it, as text', 'BCE &lt;série&gt; · guia'],
  ['a catalogue', 'de 17 de setembro de 2026; 3 de 4 ofertas antigas'],
  ['that nothing is due', 'Artigos: 0 de 0</h2><p>Tudo em dia.'],
  ['a form', '<a href="/editor/dados/taeg.csv" download>'],
])('shows %s', (_, html) => expect(page).toContain(html))

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
