import { Problems } from 'shared-lib/import/problems'
import { readTable } from 'shared-lib/import/table'
import { daysBetween } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { ageLimits } from 'shared-lib/rules/offers/price-age'
import { conditionColumns } from './columns'
import { conditionFile, type ImportSummary, importCatalogue, type Skip } from './import-catalogue'
import { editionDay, type ImportContext, type Imported, leftOutLines } from './imported'
import { editionOf, readSource } from './source-files'

/** ERSE's two files, of the day in the name of their ZIP. */
export function fromRegulator(files: readonly string[], context: ImportContext): Imported {
  const named = editionOf(files)
  const edition = editionDay(named, context)
  const source = readSource(files)
  context.progress('2/3 joining prices and conditions')
  const { summary, problems, ...rest } = importCatalogue({ edition, ...source })
  if (named === undefined) refuseWrongDay(source.conditions, edition, problems)
  const catalogue = problems.count('stop') === 0 ? rest.catalogue : undefined
  return { edition, catalogue, problems, lines: summaryLines(summary) }
}

/** Suppliers change offers every week: a list whose newest one is much older than its day is of another day. */
function refuseWrongDay(conditions: Uint8Array, edition: IsoDate, problems: Problems): void {
  const rows = readTable(conditionFile, conditions, { from: conditionColumns.from }, new Problems()) ?? []
  const newest = rows
    .flatMap((row) => row.day('from') ?? [])
    .toSorted()
    .at(-1)
  if (newest && daysBetween(newest, edition) > ageLimits.current)
    problems.add('stop', conditionFile, `is not of ${edition}: its newest offer began on ${newest}`)
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
