import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DataSet } from '../run-import'
import { tryImport } from '../try-import.fixture'
import { type EuriborData, euriborImport } from './euribor.import'
import { type MaximumTaegData, maximumTaegImport } from './maximum-taeg.import'

const held = (file: string) =>
  readFileSync(path.resolve(__dirname, '../../src/rules/credit/parameters', file), 'utf8')
const files = { euribor: held('euribor.json'), taeg: held('maximum-taeg.json') }

// Small states of their own, so that a renewal of the real files breaks no test.
const euribor = JSON.stringify({
  about: 'averages',
  compiled: '2026-10-03',
  from: '2026-07',
  sources: [{ from: '2026-07', to: '2026-09', source: 'BCE' }],
  series: { 3: [2.4, 2.5, 2.6], 6: [2.6, 2.7, 2.9], 12: [2.8, 2.9, 3.2] },
})
const quarter = (name: string, cards: number) => ({
  quarter: name,
  percents: { education: 8, personal: 15, leasingNew: 5, leasingUsed: 6, carNew: 11, carUsed: 14, cards },
  source: 'Banco de Portugal',
})
const taeg = JSON.stringify({ about: 'ceilings', quarters: [quarter('2026-Q3', 18.5)] })
const taegHead = 'quarter;education;personal;leasingNew;leasingUsed;carNew;carUsed;cards;source'

describe.each<[string, DataSet<never>, string]>([
  ['euribor', euriborImport as DataSet<never>, files.euribor],
  ['taeg', maximumTaegImport as DataSet<never>, files.taeg],
])('%s', (_name, set, text) => {
  test('lays the file out as it is in the project', () => {
    expect(set.text(JSON.parse(text) as never)).toBe(text)
  })
})

test('a month of the Euribor is added, a held one corrected, and both are reported', () => {
  const { code, lines, after } = tryImport(
    euriborImport,
    euribor,
    'month;3;6;12;source\n2026-09;2,635;2,9;3,2;BPstat\n2026-10;-0,1;0;3,1;BPstat\n',
  )
  expect(lines).toEqual([
    'warning  new.csv: 2026-10, 3 months: moved 2.735 points in a month',
    'warning  new.csv: 2026-10, 6 months: moved 2.900 points in a month',
    '2026-09, 3 months: 2.6 is now 2.635',
    '2026-09: read in BPstat',
    '2026-10: -0.1 / 0 / 3.1 (new; BPstat)',
    '3 changes written to ./data.json',
  ])
  expect(code).toBe(0)
  const { compiled, sources, series } = JSON.parse(after) as EuriborData
  expect(compiled).toBe('2026-11-22')
  expect(series[3]).toEqual([2.4, 2.5, 2.635, -0.1])
  expect(sources).toEqual([
    { from: '2026-07', to: '2026-08', source: 'BCE' },
    { from: '2026-09', to: '2026-10', source: 'BPstat' },
  ])
})

test('a quarter of ceilings is added once it may have been published', () => {
  const row = '8,2;15;5,4;6,7;11,2;14,3;18,4;Banco de Portugal'
  const { code, lines, after } = tryImport(maximumTaegImport, taeg, `${taegHead}\n2026-Q4;${row}\n`)
  expect(lines[0]).toBe('2026-Q4: 8.2 / 15 / 5.4 / 6.7 / 11.2 / 14.3 / 18.4 (new; Banco de Portugal)')
  expect(code).toBe(0)
  expect((JSON.parse(after) as MaximumTaegData).quarters.map((one) => one.quarter)).toEqual([
    '2026-Q3',
    '2026-Q4',
  ])
})

function expectRefused(set: DataSet<never>, current: string, file: string, words: string) {
  const { code, lines, after } = tryImport(set, current, file)
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain(words)
  expect(lines.at(-1)).toMatch(/^import refused: nothing was written/)
  expect(after).toBe(current)
}

const head = 'month;3;6;12;source'

test.each([
  ['a month still running', `${head}\n2026-11;2;2;2;x\n`, 'had not ended'],
  ['an older file', `${head}\n2026-08;2;2;2;x\n`, 'older'],
  ['a fraction for a percent', `${head}\n2026-10;25,9;2;2;x\n`, 'not between -2 and 20'],
  ['a point for a comma', `${head}\n2026-10;2.1;2;2;x\n`, 'not a number like'],
  ['no source', `${head}\n2026-10;2;2;2;\n`, 'say where'],
  ['no header', '2026-10;2;2;2;x\n', 'is missing'],
  ['nothing', `${head}\n`, 'holds no month'],
  ['a month twice', `${head}\n2026-10;2;2;2;x\n2026-10;2;2;2;x\n`, 'said twice'],
])('a file of the Euribor with %s is refused and changes nothing', (_, file, words) =>
  expectRefused(euriborImport as never, euribor, file, words),
)

test('a gap in what is held is refused too', () => {
  const gap = euribor.replace('"from":"2026-07","s', '"from":"2026-06","s')
  expectRefused(euriborImport as never, gap, `${head}\n2026-10;2;2;2;x\n`, 'leaves a gap')
})

test.each([
  ['a quarter that is still to come', '2027-Q3;8;15;5;6;11;14;18;x', 'was not published'],
  ['a ceiling as a fraction', '2026-Q4;0,08;15;5;6;11;14;18;x', 'not between 1 and 40'],
  ['an older quarter', '2026-Q2;8;15;5;6;11;14;18;x', 'leaves a gap'],
])('a file of ceilings with %s is refused and changes nothing', (_, row, words) =>
  expectRefused(maximumTaegImport as never, taeg, `${taegHead}\n${row}\n`, words),
)

test('the same file twice changes nothing the second time', () => {
  const file = 'month;3;6;12;source\n2026-10;2,1;2,2;3,1;BPstat\n'
  const { after } = tryImport(euriborImport, euribor, file)
  const again = tryImport(euriborImport, after, file)
  expect([again.code, again.lines, again.after]).toEqual([0, ['nothing changed: nothing was written'], after])
})
