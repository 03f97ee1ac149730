import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../src/data/offers/offer'
import { fixture, zipName } from './edition.fixture'
import { importEnergy } from './import-energy'
import { listFiles } from './tariff-list/list-files'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-energy-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inFolder = (name: string) => path.join(folder, name)
const files = [fixture('Precos_ELEGN.csv'), fixture('CondComerciais.csv')]
const read = (name: string) => JSON.parse(readFileSync(inFolder(name), 'utf8')) as Catalogue

function run(...args: string[]) {
  const said: string[] = []
  const steps: string[] = []
  const code = importEnergy(args, {
    catalogue: inFolder('catalogue.json'),
    today: toIsoDate('2026-11-28'),
    say: (line) => said.push(line),
    progress: (text) => steps.push(text),
  })
  return { code, said, steps }
}

it('runs as the command that the team types', () => {
  const cli = path.join(__dirname, 'import-energy.cli.ts')
  const out = inFolder('new.json')
  const args = ['--import', 'tsx', cli, '--edition', '2025-11-20', fixture(zipName), '--out', out]
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  expect(said.split('\n').slice(-3, -1)).toEqual([
    'errors: 0, warnings: 1',
    `33 offers of 2025-11-20 written to ${out}`,
  ])
  expect(read('new.json').offers).toHaveLength(33)
  expect(spawnSync(process.execPath, ['--import', 'tsx', cli]).status).toBe(1)
}, 60_000)

it('writes the same catalogue from the ZIP, from its two files and in any order', () => {
  expect(run('--edition', '2025-11-20', ...files).code).toBe(0)
  const first = readFileSync(inFolder('catalogue.json'))
  expect(run('--edition', '2025-11-20', ...files.toReversed()).code).toBe(0)
  expect(readFileSync(inFolder('catalogue.json'))).toEqual(first)
  // The ZIP's name carries the day.
  expect(run(fixture(zipName)).code).toBe(0)
  expect(readFileSync(inFolder('catalogue.json'))).toEqual(first)
  expect(read('catalogue.json').asOf).toBe('2025-11-20')
})

it('reports its progress and what it read', () => {
  const { said, steps } = run(fixture(zipName))
  expect(steps.map((step) => step.slice(0, 3))).toEqual(['1/3', '2/3', '3/3'])
  expect(said.slice(1, 5)).toEqual([
    '632 price rows (52 say “not sold” with zeros), 34 rows of conditions',
    'offers: 14 electricity, 11 gas, 4 both together; 1 marked doubtful',
    "left out: 1 the visitor's own bill (U1)",
    'left out: 4 not for homes',
  ])
})

it.each<[what: string, args: () => string[], told: RegExp]>([
  ['no file', () => ['--edition', '2025-11-20'], /say which files/],
  ['no day', () => files, /say the day of the edition/],
  ['a day that is none', () => ['--edition', '2025-11-31', ...files], /say the day of the edition/],
  ['an unknown option', () => ['--dry', ...files], /--dry/],
  ['a file that is not there', () => ['--edition', '2025-11-20', inFolder('no.csv')], /no\.csv/],
  [
    'one file of two',
    () => ['--edition', '2025-11-20', String(files[0])],
    /no file named like CondComerciais\.csv/,
  ],
  ['another day than the ZIP', () => ['--edition', '2026-11-27', fixture(zipName)], /are of 2025-11-20/],
  ['a day that has not come', () => ['--edition', '2026-11-29', ...files], /had not come on 2026-11-28/],
  ['a day long after its newest offer', () => ['--edition', '2026-11-27', ...files], /nothing was written/],
  ['a folder', () => ['--edition', '2025-11-20', folder], /EISDIR|directory/],
])('refuses %s, and writes nothing', (_, args, told) => {
  const { code, said } = run(...args())
  expect(code).toBe(1)
  expect(said.at(-1)).toMatch(told)
  expect(readdirSync(folder)).toEqual([])
})

const emptyCatalogue = { sources: {}, valid: {}, offers: [] }
const list = listFiles.map((name) => path.join(__dirname, 'tariff-list/fixtures', name))
const version = ['--version', 'a'.repeat(40)]

it('takes the day of the open list from its constants', () => {
  writeFileSync(inFolder('catalogue.json'), JSON.stringify({ ...emptyCatalogue, asOf: '2026-06-01' }))
  expect(run(...list, ...version).said.at(-1)).toMatch(/1 offers of 2026-06-15 written/)
  expect(read('catalogue.json').asOf).toBe('2026-06-15')
})

it.each<[what: string, change: (name: string) => void, args: string[], told: RegExp]>([
  [
    'a day of the command',
    () => {},
    ['--edition', '2026-11-27'],
    /--edition is 2026-11-27, the files are of 2026-06-15/,
  ],
  ['a cut list', (at) => truncateSync(at, 700), [], /Tarifarios_fixos\.csv is not the one of manifest\.json/],
])('refuses an open list with %s', (_, change, args, told) => {
  const copies = list.map((file) => inFolder(path.basename(file)))
  for (const [at, file] of list.entries()) cpSync(file, String(copies[at]))
  change(String(copies[0]))
  writeFileSync(inFolder('catalogue.json'), '{"asOf":"2026-06-01"}')
  const { code, said } = run(...copies, ...version, ...args)
  expect([code, said.at(-1)]).toEqual([1, expect.stringMatching(told)])
  expect(read('catalogue.json')).toEqual({ asOf: '2026-06-01' })
})

it('leaves the catalogue alone when a key column is missing', () => {
  writeFileSync(inFolder('catalogue.json'), '{"asOf":"2025-01-01"}')
  const text = readFileSync(String(files[1]), 'utf8').replace('Segmento', 'Segment')
  writeFileSync(inFolder('CondComerciais.csv'), text)
  const { code, said } = run('--edition', '2025-11-20', String(files[0]), inFolder('CondComerciais.csv'))
  expect(code).toBe(1)
  expect(said[0]).toBe('stop     CondComerciais.csv, row 1, column Segmento: is missing')
  expect(said.at(-1)).toBe('import refused: nothing was written')
  expect(readFileSync(inFolder('catalogue.json'), 'utf8')).toBe('{"asOf":"2025-01-01"}')
})

it('does not put an older edition in the place of a newer catalogue', () => {
  cpSync(path.join(__dirname, '../src/testing/catalogue-2026-06.json'), inFolder('catalogue.json'))
  const { code, said } = run(fixture(zipName))
  expect(code).toBe(1)
  expect(said.at(-1)).toMatch(/is of 2026-06-11, newer than 2025-11-20/)
  expect(read('catalogue.json').asOf).toBe('2026-06-11')
})

it('leaves no draft behind when it cannot write', () => {
  const { code } = run(fixture(zipName), '--out', inFolder('no/such/folder.json'))
  expect(code).toBe(1)
  expect(existsSync(inFolder('no'))).toBe(false)
})

it('stays on this side: nothing that is served imports the importer', () => {
  const source = path.resolve(__dirname, '../src')
  const served = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  expect(served.length).toBeGreaterThan(50)
  expect(
    served.filter((file) => /'(\.\.\/)+import\//.test(readFileSync(path.join(source, file), 'utf8'))),
  ).toEqual([])
})
