import type { IsoDate } from 'shared-lib/dates/iso-date'
import { type ImportSummary, importCatalogue, type Skip } from './import-catalogue'
import { type Beside, type Imported, leftOutLines } from './imported'
import { readSource } from './source-files'

/** ERSE's two files. */
export function fromRegulator(files: readonly string[], edition: IsoDate, { progress }: Beside): Imported {
  const source = readSource(files)
  progress('2/3 joining prices and conditions')
  const { summary, ...rest } = importCatalogue({ edition, ...source })
  return { ...rest, lines: summaryLines(summary) }
}

const skipWords: Readonly<Record<Skip, string>> = {
  'own-bill': "the visitor's own bill (U1)",
  'not-home': 'not for homes',
  expired: 'ended before the edition',
  'not-yet': 'starts after the edition',
  'no-price': 'without a price for each supply it sells',
  unreadable: 'with a cell that cannot be read',
  repeated: 'said twice',
}

function summaryLines({ offers, skipped, ...counts }: ImportSummary): readonly string[] {
  return [
    `${counts.priceRows} price rows (${counts.notSoldRows} say “not sold” with zeros), ${counts.conditionRows} rows of conditions`,
    `offers: ${offers.electricity} electricity, ${offers.gas} gas, ${offers.dual} both together; ${counts.doubtful} marked doubtful`,
    ...leftOutLines(skipped, skipWords),
  ]
}
