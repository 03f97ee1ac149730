import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type IsoDate, isoDate } from 'shared-lib/rules/dates/iso-date'
import { usage } from '../imported'

/** Files of the list that are needed together, in the folder of dados-energia. */
export const listFiles = ['Tarifarios_fixos.csv', 'Constantes.csv', 'manifest.json'] as const
type ListFile = (typeof listFiles)[number]

interface TariffList {
  readonly name: string
  readonly bytes: Uint8Array
  /** Day of the market values that the list was published with; the market of a day closes on the day before. */
  readonly day: IsoDate
}

/**
 * The list with the day in its constants, once both match the manifest (first 8 hex digits of their MD5):
 * https://github.com/tiagofelicia/dados-energia, scripts/atualizar_tarifarios_eletricidade.py, read 2026-11-28.
 * Throws an `Error` in plain words.
 */
export function readTariffList(files: readonly string[]): TariffList {
  const bytesOf = (name: ListFile) => {
    const file = files.find((one) => path.basename(one) === name)
    if (file === undefined || files.length !== listFiles.length)
      throw new Error(`the list is ${listFiles.join(', ')}: ${usage}`)
    return readFileSync(file)
  }
  const [list, constants, manifest] = listFiles.map(bytesOf) as [Buffer, Buffer, Buffer]
  const sums = sumsOf(manifest)
  for (const [name, bytes] of [
    ['Tarifarios_fixos', list],
    ['Constantes', constants],
  ] as const)
    if (createHash('md5').update(bytes).digest('hex').slice(0, 8) !== sums[name])
      throw new Error(`${name}.csv is not the one of manifest.json: its MD5 differs`)
  const [, month, day, year] = /^Data_Valores_OMIE,(\d{2})\/(\d{2})\/(\d{4})/m.exec(String(constants)) ?? []
  const found = isoDate(Number(year), Number(month), Number(day))
  if (!found) throw new Error('Constantes.csv has no day in Data_Valores_OMIE')
  return { name: listFiles[0], bytes: list, day: found }
}

function sumsOf(manifest: Buffer): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(String(manifest))
  } catch {
    throw new Error('manifest.json is no JSON')
  }
}
