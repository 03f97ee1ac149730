import { readFileSync } from 'node:fs'
import path from 'node:path'
import { problemLine } from 'shared-lib/import/problems'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type ImportInput, type ImportResult, importCatalogue } from './import-catalogue'

const folder = path.join(__dirname, 'fixtures')
export const fixture = (name: string): string => path.join(folder, name)
export const zipName = '20251120 101500 CSV.zip'

export const sample: ImportInput = {
  edition: toIsoDate('2025-11-20'),
  prices: readFileSync(fixture('Precos_ELEGN.csv')),
  conditions: readFileSync(fixture('CondComerciais.csv')),
}

const headerOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split('\r\n')[0] ?? ''
export const priceHeader = headerOf(sample.prices)
export const conditionHeader = headerOf(sample.conditions)

type Cells = Readonly<Record<string, string>>

/** A file with the real header, and rows that list only the relevant cells. */
export function fileOf(header: string, rows: readonly Cells[], base: Cells = {}): Uint8Array {
  const names = header.split(';')
  const lines = rows.map((row) => names.map((name) => row[name] ?? base[name] ?? '').join(';'))
  return new TextEncoder().encode(`\uFEFF${[header, ...lines, ''].join('\r\n')}`)
}

const anybody: Cells = {
  COM: 'AXPO',
  COD_Proposta: 'AXPO_01',
  NomeProposta: 'Fixa',
  Segmento: 'Dom',
  Fornecimento: 'ELE',
  'Data ini': '01/01/2025',
  Filtrofaturacao: '11',
  FiltroPagamento: '111',
  FiltroTarifaSocial: 'S',
  FiltroFidelização: 'N',
  FiltroRenovavel: 'N',
  FiltroRestrições: 'N',
  FiltroPrecosIndex: 'N',
  FiltroServicosAdic: 'N',
  FiltroReembolsos: 'N',
  FiltroNovosClientes: 'N',
}
const plain: Cells = {
  COM: 'AXPO',
  COD_Proposta: 'AXPO_01',
  Pot_Cont: '6,9',
  Contagem: '1',
  TF: '0,4',
  'TV|TVFV|TVP': '0,15',
}

/** Imports rows that differ from a plain offer, AXPO_01 at 6.9 kVA, only in the given cells. */
export const importRows = (conditions: readonly Cells[], prices: readonly Cells[]) =>
  importCatalogue({
    edition: sample.edition,
    prices: fileOf(priceHeader, prices, plain),
    conditions: fileOf(conditionHeader, conditions, anybody),
  })

/** The report as the team reads it. */
export const linesOf = ({ problems }: ImportResult): readonly string[] => problems.all.map(problemLine)

/** Warning of every edition of 2025: our taxes and network access begin in 2026. */
export const unpriced =
  'warning  parameters: no electricity offer can be priced on 2025-11-20 until these are known: energy.network-access.power'
