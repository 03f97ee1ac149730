import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Problems } from 'shared-lib/import/problems'
import { addDays } from 'shared-lib/rules/dates/calendar'
import type { Catalogue } from '../../src/data/offers/offer'
import { editionDay, type ImportContext, type Imported, leftOutLines, usage } from '../imported'
import { importTariffList } from './import-tariff-list'
import { readTariffList } from './list-files'
import type { ListSkip } from './list-offers'

export const isTariffList = (file: string): boolean => /^Tarifarios_fixos.*\.csv$/i.test(path.basename(file))

/** The list of dados-energia: electricity alone, the gas that is held stays. */
export function fromTariffList(files: readonly string[], context: ImportContext): Imported {
  const { held, version, progress } = context
  if (!/^[0-9a-f]{40}$/.test(version ?? ''))
    throw new Error(`say the commit of the list, --version <40 digits>: ${usage}`)
  const { name, bytes, day } = readTariffList(files)
  const { today } = context
  const edition = editionDay(day === addDays(today, 1) ? today : day, context)
  const catalogue = JSON.parse(readFileSync(held, 'utf8')) as Catalogue
  progress('2/3 reading names and prices')
  const problems = new Problems()
  const input = { file: name, bytes, edition, version: String(version), held: catalogue }
  const read = importTariffList(input, problems)
  return {
    edition,
    catalogue: read?.catalogue,
    problems,
    lines: leftOutLines(read?.skipped ?? {}, listSkipWords),
  }
}

const listSkipWords: Readonly<Record<ListSkip, string>> = {
  'not-home': 'not for homes',
  'unknown-supplier': 'of a supplier that is not known',
  'losses-apart': 'with network losses on the bill apart',
  'network-apart': 'without the access to the network',
  repeated: 'said again, with a friend’s code or before an announced price',
  'no-price': 'without a price that can be read',
}
