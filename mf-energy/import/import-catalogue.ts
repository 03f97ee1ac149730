import { Problems } from 'shared-lib/import/problems'
import { readTable } from 'shared-lib/import/table'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue, Offer } from '../src/data/offers/offer'
import { buildOffers, erseSource, providerName, validTo } from './build-offers'
import { conditionColumns, priceColumns } from './columns'
import { type ConditionRow, readConditions } from './conditions'
import { markDoubts } from './doubts'
import { missingFigures } from './missing-figures'
import { collectPrices, isOwnBill, type OfferPrices, offerKey } from './price-rows'

const priceFile = 'Precos_ELEGN.csv'
export const conditionFile = 'CondComerciais.csv'

export interface ImportInput {
  readonly edition: IsoDate
  readonly prices: Uint8Array
  readonly conditions: Uint8Array
}

/** Why rows of conditions became no offer. */
export type Skip = 'own-bill' | 'not-home' | 'expired' | 'not-yet' | 'no-price' | 'unreadable' | 'repeated'

export interface ImportSummary {
  readonly priceRows: number
  readonly conditionRows: number
  /** Commercial offers, a pair counted once. */
  readonly offers: Readonly<Record<'electricity' | 'gas' | 'dual', number>>
  readonly skipped: Readonly<Record<Skip, number>>
  /** Price rows with every price at zero: not sold at that power or band. */
  readonly notSoldRows: number
  readonly doubtful: number
}

export interface ImportResult {
  /** `undefined` when a problem stops the import. */
  readonly catalogue: Catalogue | undefined
  readonly summary: ImportSummary
  readonly problems: Problems
}

/** More rows in error than this share, and the file is not what it should be. */
const mostErrors = 0.1

/** ERSE's two files as a catalogue. Pure, and never throws for the content of the files: it reports. */
export function importCatalogue({ edition, prices, conditions }: ImportInput): ImportResult {
  const problems = new Problems()
  const priceRows = readTable(priceFile, prices, priceColumns, problems) ?? []
  const conditionRows = readTable(conditionFile, conditions, conditionColumns, problems) ?? []
  const collected = collectPrices(priceRows)
  const skipped: Record<Skip, number> = {
    'own-bill': 0,
    'not-home': 0,
    expired: 0,
    'not-yet': 0,
    'no-price': 0,
    unreadable: 0,
    repeated: 0,
  }
  const known = new Set<string>()
  const offers = conditionRows.flatMap((row) => {
    const built = offersOf(row, collected, edition, known)
    if (typeof built !== 'string') return built
    skipped[built] += 1
    return []
  })
  reportOrphans(collected, known, problems)
  const marked = markDoubts(offers.toSorted((one, two) => (one.id < two.id ? -1 : 1)))
  const summary: ImportSummary = {
    priceRows: priceRows.length,
    conditionRows: conditionRows.length,
    offers: countBySupply(marked),
    skipped,
    notSoldRows: [...collected.values()].reduce((sum, { zeros }) => sum + zeros, 0),
    doubtful: marked.filter(({ evidence }) => evidence.doubt !== undefined).length,
  }
  warnOfFigures(marked, edition, problems)
  refuse(problems, summary)
  const catalogue = problems.count('stop') === 0 ? catalogueOf(marked, edition) : undefined
  return { catalogue, summary, problems }
}

function offersOf(
  row: ConditionRow,
  prices: ReadonlyMap<string, OfferPrices>,
  edition: IsoDate,
  known: Set<string>,
): readonly Offer[] | Skip {
  const key = offerKey(row.text('com'), row.text('code'))
  if (isOwnBill(row.text('com'))) return 'own-bill'
  if (known.has(key)) {
    row.report('error', `says ${key} again: the first row stays`, 'code')
    return 'repeated'
  }
  known.add(key)
  if (!['Dom', 'Tod'].includes(row.text('segment'))) {
    if (row.text('segment') === 'Ndom') return 'not-home'
    row.report('error', `“${row.text('segment').slice(0, 10)}” is not Dom, Tod or Ndom`, 'segment')
    return 'unreadable'
  }
  const conditions = readConditions(row)
  if (!conditions) return 'unreadable'
  if (conditions.to && conditions.to < edition) return 'expired'
  if (conditions.from && conditions.from > edition) return 'not-yet'
  const found = prices.get(key)
  const offers = found ? buildOffers(conditions, found, edition) : []
  if (offers.length > 0) return offers
  row.report('warning', `${key} has no price for each supply it sells`)
  return 'no-price'
}

function reportOrphans(
  prices: ReadonlyMap<string, OfferPrices>,
  known: ReadonlySet<string>,
  problems: Problems,
): void {
  for (const [key, { row }] of prices)
    if (!known.has(key)) problems.add('warning', priceFile, `${key} has no row in ${conditionFile}`, { row })
}

/** Prices of a day with unknown taxes are kept but cannot be ranked. */
function warnOfFigures(offers: readonly Offer[], edition: IsoDate, problems: Problems): void {
  for (const supply of ['electricity', 'gas'] as const) {
    const missing = offers.some((offer) => offer.supply === supply) ? missingFigures(supply, edition) : []
    if (missing.length > 0)
      problems.add(
        'warning',
        'parameters',
        `no ${supply} offer can be priced on ${edition} until these are known: ${missing.join(', ')}`,
      )
  }
}

function countBySupply(offers: readonly Offer[]): ImportSummary['offers'] {
  const count = { electricity: 0, gas: 0, dual: 0 }
  for (const { supply, bundle } of offers)
    if (bundle === undefined) count[supply] += 1
    else if (supply === 'electricity') count.dual += 1
  return count
}

/** A file that is whole but wrong must not replace a good catalogue. */
function refuse(problems: Problems, { priceRows, conditionRows, offers }: ImportSummary): void {
  if (problems.count('stop') > 0) return
  const stop = (file: string, text: string) => problems.add('stop', file, text)
  const broken = (file: string) =>
    problems.all.filter((problem) => problem.severity === 'error' && problem.file === file).length
  for (const [file, rows] of [
    [priceFile, priceRows],
    [conditionFile, conditionRows],
  ] as const)
    if (broken(file) > mostErrors * rows) stop(file, 'has too many rows in error to be trusted')
  if (offers.electricity + offers.gas + offers.dual === 0)
    stop(conditionFile, 'holds no offer for homes on that day')
}

function catalogueOf(offers: readonly Offer[], edition: IsoDate): Catalogue {
  const providers = [...new Set(offers.map(({ provider }) => provider))].toSorted()
  return {
    asOf: edition,
    licence: 'informação pública do regulador',
    credit: 'Dados: ERSE, Simulador de Preços de Energia',
    sources: {
      [erseSource]: {
        title: 'ERSE, ofertas comerciais do Simulador de Preços de Energia',
        dated: edition,
        url: 'https://simuladorprecos.erse.pt/',
      },
    },
    valid: {
      electricity: { from: edition, to: validTo('electricity', edition) },
      gas: { from: edition, to: validTo('gas', edition) },
    },
    providers: Object.fromEntries(providers.map((provider) => [provider, providerName(provider)])),
    offers,
  }
}
