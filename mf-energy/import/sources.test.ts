import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Bodies, troubles, tryFetch } from 'shared-lib/import/fetch/try-fetch.fixture'
import { fixture, zipName } from './edition.fixture'
import { source as regulator } from './regulator.source'
import { listFiles } from './tariff-list/list-files'
import { source as list } from './tariff-list.source'

const gas = {
  id: 'gas-x',
  supply: 'gas',
  provider: 'GALP',
  name: 'Gás',
  bands: { 1: [0.1, 0.1] },
  evidence: { asOf: '2025-01-02', sources: [], confidence: 'B' },
}
const heldOn = (asOf: string) =>
  JSON.stringify({ asOf, sources: {}, valid: {}, providers: {}, offers: [gas] })
const held = heldOn('2025-01-01')
const asOf = (texts: readonly string[]) => texts.map((text) => JSON.parse(text).asOf)

const site = 'simuladorprecos.erse.pt'
const zip: Bodies = {
  [`${site}/config/Settings.json`]: `\uFEFF{"csvPath":"/Admin/csvs/${zipName}"}`,
  [`${site}/Admin/csvs/${zipName}`]: readFileSync(fixture(zipName)),
}
const sha = 'f'.repeat(40)
const commits = 'api.github.com/repos/tiagofelicia/dados-energia/commits'
const raw = `raw.githubusercontent.com/tiagofelicia/dados-energia/${sha}/data/simuladores/simulador-tarifarios-eletricidade/csv`
const listed = (name: string) => readFileSync(path.join(__dirname, 'tariff-list/fixtures', name))
const open: Bodies = {
  [commits]: JSON.stringify([{ sha }]),
  ...Object.fromEntries(listFiles.map((name) => [`${raw}/${name}`, listed(name)])),
}
const both = [
  { ...regulator, held },
  { ...list, held },
]

it('takes the edition of ERSE that its settings name, and then no other list', async () => {
  const { code, lines, after, kept } = await tryFetch(both, { ...zip, ...open })
  expect([code, asOf(after)[0], kept]).toEqual([0, '2025-11-20', ['energy']])
  expect(lines).toContain('  33 offers new, 1 gone')
  expect(lines.at(-1)).toBe('energy-list: not needed, energy was renewed')
})

it('takes the open list at one commit where ERSE is away, and leaves the gas that is held', async () => {
  const { code, lines, after, kept } = await tryFetch(both, open)
  expect([code, kept]).toEqual([0, ['energy-list']])
  expect(lines).toContain('  simuladorprecos.erse.pt answered 404')
  const catalogue = JSON.parse(after[0] ?? '')
  expect([catalogue.asOf, catalogue.offers.map(({ id }: { id: string }) => id)]).toEqual([
    '2026-06-15',
    [expect.stringMatching(/^el-alfa-energia/), 'gas-x'],
  ])
})

it.each<[what: string, bodies: Bodies, words: RegExp]>([
  ...troubles.map(([what, body, words]): [string, Bodies, RegExp] => [
    `ERSE ${what}`,
    { [`${site}/config/Settings.json`]: body },
    words,
  ]),
  ['ERSE names no list', { [`${site}/config/Settings.json`]: '{}' }, /names no csvPath/],
  [
    'ERSE names a list on another site',
    { [`${site}/config/Settings.json`]: '{"csvPath":"https://example.org/20261120 CSV.zip"}' },
    /the list is at https:\/\/example\.org/,
  ],
  [
    'ERSE names a list without a day',
    { [`${site}/config/Settings.json`]: '{"csvPath":"csvs/CSV.zip"}' },
    /no day in its name/,
  ],
  [
    'ERSE sends half a ZIP',
    { ...zip, [`${site}/Admin/csvs/${zipName}`]: readFileSync(fixture(zipName)).subarray(0, 3_000) },
    /is not a whole ZIP file/,
  ],
  ['the open list names no commit', { ...open, [commits]: '[]' }, /no commit of the list/],
  [
    'the open list is half there',
    { ...open, [`${raw}/${listFiles[0]}`]: listed(listFiles[0]).subarray(0, 700) },
    /is not the one of manifest\.json/,
  ],
  ['the constants are of another run', { ...open, [`${raw}/${listFiles[1]}`]: 'constante\n' }, /MD5 differs/],
])('keeps what is held when %s', async (_, bodies, words) => {
  const { code, lines, after } = await tryFetch(both, bodies)
  expect([code, after[0], lines.join('\n')]).toEqual([1, held, expect.stringMatching(words)])
})

it('refuses an edition older than the one that is held', async () => {
  const newer = heldOn('2026-09-30')
  const attempt = await tryFetch([{ ...regulator, held: newer }], zip)
  expect([attempt.code, attempt.after]).toEqual([1, [newer]])
  expect(attempt.lines.join('\n')).toMatch(/is of 2026-09-30, newer than 2025-11-20/)
})

it('refuses an open list of a day that has not come', async () => {
  const constants = 'Data_Valores_OMIE,11/27/2026,,,\n'
  const sum = (bytes: Uint8Array | string) => createHash('md5').update(bytes).digest('hex').slice(0, 8)
  const bodies = {
    ...open,
    [`${raw}/Constantes.csv`]: constants,
    [`${raw}/manifest.json`]: JSON.stringify({
      Constantes: sum(constants),
      Tarifarios_fixos: sum(listed(listFiles[0])),
    }),
  }
  const on = async (today: string) => tryFetch([{ ...list, held }], bodies, { today })
  expect((await on('2026-11-25')).lines.join('\n')).toMatch(/had not come on 2026-11-25/)
  // The market of a day closes on the day before.
  expect(asOf((await on('2026-11-26')).after)).toEqual(['2026-11-26'])
})
