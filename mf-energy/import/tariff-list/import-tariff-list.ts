import type { Problems } from 'shared-lib/import/problems'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../../src/data/offers/offer'
import { providerName, validTo } from '../build-offers'
import { markDoubts } from '../doubts'
import { type ListSkip, listedOffers } from './list-offers'
import { readList } from './list-rows'

interface ListInput {
  readonly file: string
  readonly bytes: Uint8Array
  readonly edition: IsoDate
  /** Commit of the repository that the list was read at. */
  readonly version: string
  /** Its gas offers stay, with the day they were read on: the list sells electricity alone. */
  readonly held: Catalogue
}

const repository = 'https://github.com/tiagofelicia/dados-energia'

/** The list as the catalogue's electricity; `undefined`, reported, where too little of it could be read. */
export function importTariffList(
  { file, bytes, edition, version, held }: ListInput,
  problems: Problems,
): { readonly catalogue: Catalogue; readonly skipped: Readonly<Record<ListSkip, number>> } | undefined {
  const rows = readList(file, bytes, problems)
  if (!rows) return undefined
  const source = `dados-energia-${edition}`
  const { offers, skipped } = listedOffers(rows, { file, edition, source }, problems)
  const wrong = problems.count('error')
  if (offers.length === 0) problems.add('stop', file, 'holds no offer for homes')
  if (wrong > rows.length / 10)
    problems.add('stop', file, `has ${wrong} rows in error: too many to be trusted`)
  if (problems.count('stop') > 0) return undefined
  // Half of a pair is no offer.
  const gas = held.offers.filter(({ supply, bundle }) => supply === 'gas' && bundle === undefined)
  const all = [...markDoubts(offers), ...gas]
  const used = new Set(all.flatMap(({ evidence }) => evidence.sources))
  const sources = {
    ...held.sources,
    [source]: {
      title: `Tiago Felícia, dados-energia, versão ${version.slice(0, 7)}`,
      dated: edition,
      url: `${repository}/tree/${version}`,
    },
  }
  const catalogue: Catalogue = {
    ...held,
    asOf: edition,
    sources: Object.fromEntries(Object.entries(sources).filter(([key]) => used.has(key))),
    valid: { ...held.valid, electricity: { from: edition, to: validTo('electricity', edition) } },
    providers: Object.fromEntries(
      [...new Set(all.map(({ provider }) => provider))].map((code) => [code, providerName(code)]),
    ),
    offers: all,
  }
  return { catalogue, skipped }
}
