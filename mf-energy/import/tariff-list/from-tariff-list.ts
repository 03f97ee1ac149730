import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { Problems } from 'shared-lib/import/problems'
import type { Catalogue } from '../../src/domain/offer'
import { type Beside, type Imported, leftOutLines, usage } from '../imported'
import { importTariffList } from './import-tariff-list'
import type { ListSkip } from './list-offers'

export const isTariffList = (file: string): boolean => /^Tarifarios_fixos.*\.csv$/i.test(path.basename(file))

/** The list of dados-energia: electricity alone, the gas that is held stays. */
export function fromTariffList(
  files: readonly string[],
  edition: IsoDate,
  { held, version, progress }: Beside,
): Imported {
  const [file, ...others] = files
  if (file === undefined || others.length > 0) throw new Error(`the list is one file: ${usage}`)
  if (!/^[0-9a-f]{40}$/.test(version ?? ''))
    throw new Error(`say the commit of the list, --version <40 digits>: ${usage}`)
  const bytes = readFileSync(file)
  const catalogue = JSON.parse(readFileSync(held, 'utf8')) as Catalogue
  progress('2/3 reading names and prices')
  const problems = new Problems()
  const input = { file: path.basename(file), bytes, edition, version: String(version), held: catalogue }
  const read = importTariffList(input, problems)
  return { catalogue: read?.catalogue, lines: leftOutLines(read?.skipped ?? {}, listSkipWords), problems }
}

const listSkipWords: Readonly<Record<ListSkip, string>> = {
  'not-home': 'not for homes',
  'unknown-supplier': 'of a supplier that is not known',
  'losses-apart': 'with network losses on the bill apart',
  'network-apart': 'without the access to the network',
  repeated: 'said again, with a friend’s code or before an announced price',
  'no-price': 'without a price that can be read',
}
