import { readdirSync } from 'node:fs'
import path from 'node:path'
import { officialHosts, officialSources, withOfficialSources } from './official-sources'

it.each([
  ['Lei n.º 33/2024, de 7 de agosto', ['Lei n.º 33/2024, de 7 de agosto']],
  ['CIRS, redação da Lei n.º 45-A/2024, citada em github.com/x/y', ['CIRS, redação da Lei n.º 45-A/2024']],
  ['Portal das Finanças, CIRS; IOL, guia das deduções; github.com/x/y', ['Portal das Finanças, CIRS']],
  [
    'ERSE, https://www.erse.pt/a.xlsx (15 de setembro de 2026), em https://github.com/x/y',
    ['ERSE, https://www.erse.pt/a.xlsx (15 de setembro de 2026)'],
  ],
  ['Doutor Finanças; https://eco.sapo.pt/2019; Jornal de Mafra', []],
  ['Lei n.º 1/2026, em https://blogue.pt/lei', ['Lei n.º 1/2026']],
  ['Lei n.º 1/2026, https://blogue.pt/lei', []],
  ['https://erse.pt.exemplo.com/tarifas', []],
  ['Banco de Portugal, nota de 2020, no Observador', ['Banco de Portugal, nota de 2020']],
  ['Banco de Portugal, Aviso n.º 5/2024', ['Banco de Portugal, Aviso n.º 5/2024']],
  ['Escolha própria de 28 de novembro de 2026', ['Escolha própria de 28 de novembro de 2026']],
])('reads of %j what is official', (source, official) => expect(officialSources(source)).toEqual(official))

it('leaves out other sources wherever they are in a result', () => {
  const page = withOfficialSources({
    source: 'github.com/a/b',
    parts: [{ value: 1, source: 'ERSE; github.com/a/b', parts: [{ source: 'ERSE; INE' }] }],
  })
  expect(page).toEqual({ parts: [{ value: 1, source: 'ERSE', parts: [{ source: 'ERSE; INE' }] }] })
})

const root = path.resolve(__dirname, '../../../..')
const folders = [
  'shared-lib/src/rules',
  ...readdirSync(root).flatMap((name) => (name.startsWith('mf-') ? [`${name}/src`] : [])),
]

/** Sources of every figure of law or market that a part holds. */
function sourcesIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'source' && typeof one === 'string' ? [one] : sourcesIn(one, seen),
  )
}

const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => /\/(data|parameters)\/(?!.*\.test(ing)?\.).*\.ts$/.test(file))
  .flatMap((file) => sourcesIn(require(file)))

const press =
  /github|\b(?:ECO|RTP|TVI|SIC|TSF|IOL|SAPO|Sapo|Lusa|CNN|ZAP|Sol|DECO|Público|Expresso|Observador|Sábado|Postal|Montepio|Cetelem|idealista|e-konomista|[Pp]plware|informador|Correio|Diário de Notícias|Dinheiro Vivo|Executive Digest|Notícias|Jornal|Felícia|Deloitte|PwC|EY)\b/

it('shows law and official pages of every source that we hold, never a newspaper or a hobby', () => {
  expect(sources.length).toBeGreaterThan(100)
  const shown = sources.flatMap(officialSources)
  const hosts = shown.flatMap((one) => [...one.matchAll(/https?:\/\/([^/\s),]+)/g)].map(([, host]) => host))
  expect(shown.filter((one) => press.test(one))).toEqual([])
  expect(hosts.filter((host) => !officialHosts.some((one) => `.${host}`.endsWith(`.${one}`)))).toEqual([])
  expect(hosts.length).toBeGreaterThan(5)
})
