import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tryImport } from 'shared-lib/import/try-import.fixture'
import { type MunicipalData, municipalRatesImport } from './municipal-rates.import'

// A small state of its own, so that a renewal of the real file breaks no test.
const municipal = JSON.stringify({
  asOf: '2026-10-03',
  reading: 'as it is',
  sources: { ECO: 'ECO' },
  rows: { '0107': { notes: { 'imi-2025': 'ainda por comunicar' } }, '1106': { irs: { '2025': [5, 'ECO'] } } },
})
const municipalHead = 'municipality;kind;year;value;source;disagree'

test('lays the file out as it is in the project', () => {
  const held = readFileSync(
    path.resolve(__dirname, '../src/data/parameters/municipalities/decisions.json'),
    'utf8',
  )
  expect(municipalRatesImport.text(JSON.parse(held))).toBe(held)
})

test('decisions of municipalities replace their own and leave the others', () => {
  const { code, lines, after } = tryImport(
    municipalRatesImport,
    municipal,
    `${municipalHead}\nLisboa;irs;2025;2,5;Diário da República;\nCastelo de Paiva;imi;2026;0,35;ECO;S\n0107;imi;2025;0,3;ECO;\n`,
  )
  expect(lines).toEqual([
    'Castelo de Paiva, imi 2026: 0.35 (new)',
    'Espinho, imi 2025: 0.3 (new)',
    'Lisboa, irs 2025: 5 is now 2.5',
    '3 changes written to ./data.json',
  ])
  expect(code).toBe(0)
  const data = JSON.parse(after) as MunicipalData
  expect(data.asOf).toBe('2026-11-22')
  expect(data.sources).toEqual({ ECO: 'ECO', 'DIARIO-DA-REPUBLICA': 'Diário da República' })
  expect(data.rows['0107']).toEqual({ imi: { '2025': [0.3, 'ECO'] } })
  expect(data.rows['0106']).toEqual({ imi: { '2026': [0.35, 'ECO', 'D'] } })
})

test.each([
  ['a place that is none', `${municipalHead}\nLisbooa;irs;2025;2;x;\n`, 'is no municipality'],
  ['a name that two have', `${municipalHead}\nLagoa;irs;2025;2;x;\n`, 'write the code'],
  ['a rate beyond the law', `${municipalHead}\nLisboa;imi;2025;3;x;\n`, 'nothing that the law allows'],
  ['a decision twice', `${municipalHead}\nLisboa;irs;2025;2;x;\n1106;irs;2025;3;x;\n`, 'said twice'],
])('%s is refused and changes nothing', (_name, file, words) => {
  const { code, lines, after } = tryImport(municipalRatesImport, municipal, file)
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain(words)
  expect(lines.at(-1)).toMatch(/^import refused: nothing was written/)
  expect(after).toBe(municipal)
})

test('a file read before what is held is older, whatever it contains', () => {
  const { code, lines } = tryImport(
    municipalRatesImport,
    municipal,
    `${municipalHead}\nLisboa;irs;2025;2;x;\n`,
    { args: ['--read', '2026-10-02'] },
  )
  expect([code, lines[0]]).toEqual([
    1,
    'stop     new.csv: was read on 2026-10-02, older than 2026-10-03 which is held',
  ])
})
