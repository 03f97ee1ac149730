import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { changedShape } from '../fetch/changed-shape'
import type { Download } from '../fetch/download'
import { type Columns, figureSource } from '../fetch/figure-source'
import { type EuriborData, euriborImport, newestHeld } from './euribor.import'

/** Columns of the import by the code of the instrument. */
const instruments = { EURIBOR3MD_: '3', EURIBOR6MD_: '6', EURIBOR1YD_: '12' } as const

/** Averages of the observations of a month, as the ECB publishes them: `FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA`. */
const series = `https://data-api.ecb.europa.eu/service/data/FM/M.U2.EUR.RT.MM.${Object.keys(instruments).join('+')}.HSTA`

async function columns(download: Download, from: string): Promise<Columns> {
  const bytes = await download(`${series}?format=csvdata&detail=dataonly&startPeriod=${from}`)
  const found = new Map(Object.values(instruments).map((tenor) => [tenor, new Map<string, number>()]))
  for (const row of rowsOf(new TextDecoder().decode(bytes))) {
    const { FREQ: frequency, PROVIDER_FM_ID: code = '', TIME_PERIOD: month = '', OBS_VALUE: value } = row
    const tenor = instruments[code as keyof typeof instruments]
    if (frequency !== 'M' || !tenor || !/^\d{4}-\d{2}$/.test(month) || value === undefined)
      throw changedShape(`a row of ${code || 'no instrument'}`)
    if (value === '') continue
    if (!/^-?\d+(\.\d+)?$/.test(value)) throw changedShape(`“${value}” is no number`)
    found.get(tenor)?.set(month, Number(value))
  }
  return Object.fromEntries(found)
}

/** The last line ends, or the file was cut: a number without its last digits would still be one. */
function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const header = text.slice(0, text.indexOf('\n')).trim().split(',')
  for (const name of ['FREQ', 'PROVIDER_FM_ID', 'TIME_PERIOD', 'OBS_VALUE'])
    if (!header.includes(name)) throw changedShape(`no column ${name}`)
  if (!text.endsWith('\n')) throw new Error('the answer is half a file')
  try {
    return parse(text, { columns: true, bom: true })
  } catch (error) {
    throw changedShape(error instanceof Error ? error.message : String(error))
  }
}

export const source = figureSource<EuriborData>({
  name: 'euribor',
  publisher: 'ECB Data Portal',
  docs: 'https://data.ecb.europa.eu/help/api/data',
  target: path.resolve(import.meta.dirname, '../../src/rules/credit/parameters/euribor.json'),
  set: euriborImport,
  from: newestHeld,
  source: 'Média mensal do BCE',
  columns,
})
