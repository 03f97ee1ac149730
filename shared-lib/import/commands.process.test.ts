import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepRun } from '../testing/run-depth'

// Runs every `npm run import:…` of the project as an operator does, on a small file and next to the data it renews.

const root = path.resolve(__dirname, '../..')
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
).scripts
const commands = Object.keys(scripts).filter((name) => name.startsWith('import:'))

const folder = mkdtempSync(path.join(tmpdir(), 'import-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const table = (head: string, ...rows: readonly string[]) => [head, ...rows, ''].join('\n')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The same list with the first offer under another name. */
function renamed(file: string): string {
  const { offers, ...head } = JSON.parse(read(file))
  return JSON.stringify({ ...head, offers: [{ ...offers[0], name: 'Exemplo' }, ...offers.slice(1)] })
}

/** Month, quarter and decision that are held already are corrected, so that no day of the calendar matters here. */
const lastOf = {
  euribor: () => {
    const { from, series } = JSON.parse(read('shared-lib/src/rules/credit/parameters/euribor.json'))
    const count = Number(from.slice(0, 4)) * 12 + Number(from.slice(5)) - 2 + series[3].length
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  },
  taeg: () =>
    JSON.parse(read('shared-lib/src/rules/credit/parameters/maximum-taeg.json')).quarters.at(-1).quarter,
}

/** A table of the newest month that is held. */
const monthly = (file: string, figures: string, values: string) => (): [string, string][] => {
  const { months } = JSON.parse(read(`mf-credit/src/${file}.json`))
  return [['new.csv', table(`month;${figures};source`, `${months.at(-1).month};${values};Exemplo`)]]
}

const files: Readonly<Record<string, () => readonly [name: string, text: string | Buffer][]>> = {
  'import:energy': () =>
    ['Precos_ELEGN.csv', 'CondComerciais.csv'].map((name) => [
      name,
      readFileSync(path.join(root, 'mf-energy/import/fixtures', name)),
    ]),
  'import:euribor': () => [
    ['new.csv', table('month;3;6;12;source', `${lastOf.euribor()};2,111;2,222;2,333;Exemplo`)],
  ],
  'import:taeg': () => [
    [
      'new.csv',
      table(
        'quarter;education;personal;leasingNew;leasingUsed;carNew;carUsed;cards;source',
        `${lastOf.taeg()};8,1;15,1;5,1;6,1;11,1;14,1;18,1;Exemplo`,
      ),
    ],
  ],
  'import:deposit-rate': monthly('term-deposit/data/parameters/average-rate', 'rate', '1,11'),
  'import:inflation': monthly('term-deposit/data/parameters/inflation', 'rate', '2,22'),
  'import:market-taeg': monthly(
    'personal-loan/data/parameters/market-taeg',
    'personal;education;carUsed',
    '11,1;;12,2',
  ),
  'import:card-taeg': monthly('credit-card/data/parameters/average-taeg', 'taeg', '17,1'),
  'import:municipal': () => [
    ['new.csv', table('municipality;kind;year;value;source', 'Lisboa;imi;2025;0,31;Exemplo')],
  ],
  'import:deposits': () => [['new.json', renamed('mf-credit/src/term-deposit/data/offers/catalogue.json')]],
  'import:cards': () => [['new.json', renamed('mf-credit/src/credit-card/data/offers/catalogue.json')]],
  'import:telecom': () => [['new.json', renamed('mf-telecom/src/data/offers/catalogue.json')]],
}

test('every command has its small file here', () => {
  expect(commands.toSorted()).toEqual(Object.keys(files).toSorted())
})

/** At the gate one that renews a table and one that renews a catalogue; the importers have tests of their own. */
const tried = isDeepRun ? commands : ['import:euribor', 'import:telecom']

test.each(tried)('npm run %s writes what it read, and leaves the data of the site alone', (command) => {
  const own = path.join(folder, command.replace(':', '-'))
  mkdirSync(own)
  const written = (files[command]?.() ?? []).map(([name, text]) => {
    const file = path.join(own, name)
    writeFileSync(file, text)
    return file
  })
  const out = path.join(own, 'out.json')
  const edition = command === 'import:energy' ? ['--edition', '2025-11-20'] : []
  const output = execFileSync('npm', ['run', '-s', command, '--', ...written, ...edition, '--out', out], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(output).toContain(`written to ${out}`)
  expect(existsSync(out)).toBe(true)
  expect(() => JSON.parse(readFileSync(out, 'utf8'))).not.toThrow()
})
