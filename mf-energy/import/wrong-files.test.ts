import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import {
  conditionHeader,
  fileOf,
  importRows,
  linesOf,
  priceHeader,
  sample,
  unpriced,
} from './edition.fixture'
import { importCatalogue } from './import-catalogue'
import cases from './testing/wrong-files.json'

describe('what is wrong with a file', () => {
  it.each(cases.prices as [Record<string, string>, string][])(
    'is an error at the row and column of a price: %j',
    (cells, line) =>
      expect(linesOf(importRows([{}], [cells]))).toContain(
        `error    Precos_ELEGN.csv, row 2, column ${line}`,
      ),
  )

  it.each([
    ['error', { 'Data fim': '30/02/2026' }, 'Data fim: “30/02/2026” is not a day like 31/12/2026'],
    ['error', { Fornecimento: 'X' }, 'Fornecimento: “X” is not ELE, GN or DUAL'],
    ['error', { Segmento: 'X' }, 'Segmento: “X” is not Dom, Tod or Ndom'],
    ['warning', { FiltroRestrições: '1' }, 'FiltroRestrições: “1” is neither S nor N: taken as unknown'],
    ['warning', { FiltroPagamento: '12' }, 'FiltroPagamento: “12” is not the digits expected'],
  ])('is an %s at the row and column of a condition: %j', (severity, cells, line) =>
    expect(linesOf(importRows([cells], [{}]))).toContain(
      `${severity.padEnd(8)} CondComerciais.csv, row 2, column ${line}`,
    ),
  )

  it('is a warning where a price has no conditions', () =>
    expect(linesOf(importRows([{ COD_Proposta: 'AXPO_99' }], [{}]))).toContain(
      'warning  Precos_ELEGN.csv, row 2: AXPO AXPO_01 has no row in CondComerciais.csv',
    ))

  it('leaves out a row that is cut short', () => {
    const lines = new TextDecoder().decode(sample.prices).trimEnd().split(/\r?\n/)
    const whole = lines.at(-1)?.split(';') ?? []
    const cut = [...lines.slice(0, -1), whole.slice(0, -1).join(';')].join('\n')
    const result = importCatalogue({ ...sample, prices: new TextEncoder().encode(cut) })
    expect(linesOf(result)).toContain(
      `error    Precos_ELEGN.csv, row ${lines.length}: has ${whole.length - 1} cells, the header has ${whole.length}`,
    )
  })

  it('keeps the first of two rows for one offer', () => {
    const result = importRows([{}, { NomeProposta: 'Outra' }], [{}])
    expect(result.summary.skipped.repeated).toBe(1)
    expect(linesOf(result)[0]).toBe(
      'error    CondComerciais.csv, row 3, column COD_Proposta: says AXPO AXPO_01 again: the first row stays',
    )
  })

  it('stops the import where a key column is missing, and goes on without one of the others', () => {
    const without = (name: string) => {
      const text = new TextDecoder().decode(sample.conditions).replace(name, 'Outra coisa')
      return importCatalogue({ ...sample, conditions: new TextEncoder().encode(text) })
    }
    const key = without('FiltroServicosAdic')
    expect(key.catalogue).toBeUndefined()
    expect(linesOf(key)).toContain(
      'stop     CondComerciais.csv, row 1, column FiltroServicosAdic: is missing',
    )
    const other = without('FiltroFidelização')
    expect(other.catalogue?.offers.every(({ loyalty }) => loyalty === undefined)).toBe(true)
    expect(linesOf(other)).toEqual([
      'warning  CondComerciais.csv, row 1, column FiltroFidelização: is missing: taken as unknown',
      unpriced,
    ])
  })

  it('finds columns whose accents are coded in another way, and ignores unknown ones', () => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(sample.conditions)
    const [header = '', ...rest] = text.split('\r\n')
    const changed = [
      `${header.normalize('NFD')};Nova coluna`,
      ...rest.map((line) => (line ? `${line};x` : line)),
    ]
    const result = importCatalogue({ ...sample, conditions: new TextEncoder().encode(changed.join('\r\n')) })
    expect(result.catalogue).toEqual(importCatalogue(sample).catalogue)
  })

  it.each<[what: string, bytes: Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a header alone', fileOf(priceHeader, [])],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['the other file', sample.conditions],
    ['a web page', new TextEncoder().encode('<!doctype html><title>Erro</title>')],
  ])('is no price file: %s', (_, prices) => {
    const result = importCatalogue({ ...sample, prices })
    expect(result.catalogue).toBeUndefined()
    expect(result.problems.count('stop')).toBeGreaterThan(0)
  })

  it('is not trusted when more than a tenth of its rows cannot be read', () => {
    const half = new TextDecoder().decode(sample.prices).replaceAll('0,1', '0.1')
    const result = importCatalogue({ ...sample, prices: new TextEncoder().encode(half) })
    expect(result.catalogue).toBeUndefined()
    expect(linesOf(result).at(-1)).toBe('stop     Precos_ELEGN.csv: has too many rows in error to be trusted')
  })

  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      ...['', '-', 'NA', 'S', 'N', '0', '1', '2', '0,1', '1E999', '1E-5'],
      ...['01/01/2025', '99/99/9999', 'DUAL', 'GN'],
    ),
  )
  const rowsOf = (header: string) =>
    fc.array(fc.dictionary(fc.constantFrom(...header.split(';')), cell, { maxKeys: 6 }), { maxLength: 6 })

  it('is reported, never thrown, whatever it contains', () => {
    forAll(rowsOf(conditionHeader), rowsOf(priceHeader), (conditions, prices) => {
      const { catalogue, summary } = importRows(conditions, prices)
      if (catalogue)
        for (const offer of catalogue.offers) expect(JSON.stringify(offer)).not.toMatch(/null|NaN/)
      expect(summary.conditionRows).toBeLessThanOrEqual(conditions.length)
    })
    forAll(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 300 }), (bytes, text) => {
      const garbage = { ...sample, prices: bytes, conditions: new TextEncoder().encode(text) }
      expect(importCatalogue(garbage).catalogue).toBeUndefined()
    })
  })
})
