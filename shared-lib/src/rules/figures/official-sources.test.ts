import { readdirSync } from 'node:fs'
import path from 'node:path'
import { officialHosts, officialSources, withOfficialSources } from './official-sources'
import cases from './testing/official-sources.json'

it.each(cases.sources as [string, string[]][])('reads of %j what is official', (source, official) =>
  expect(officialSources(source)).toEqual(official),
)

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
