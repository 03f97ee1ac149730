import { inOrder } from 'shared-lib/kit/results/in-order'
import type { OpenAnswers } from 'shared-lib/kit/results/results-view'
import type { MarketOf } from 'shared-lib/kit/results/row'
import type { PriceSource } from 'shared-lib/kit/results/ui/price-sources'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from 'shared-lib/rules/offers/catalogue'
import { priceMonth } from 'shared-lib/rules/offers/price-age-words'
import type { TelecomOffer } from '../../data/offers/catalogue'
import type { TelecomAnswers } from '../../fields'
import type { RankedPackage } from '../../rules/package-ranking'
import { type PackageFacts, type PackageRow, packageRow } from './package-row'
import type { PackagesView } from './telecom-results'

/** The dated packages as the page lists them. */
export interface PackageList {
  readonly rows: readonly PackageRow[]
  readonly total: number
  /** History, closed. */
  readonly past: { readonly title: string; readonly rows: readonly PackageRow[] }
  /** The first of the list, whatever its order. */
  readonly firstId: string | undefined
  readonly market: MarketOf<PackageFacts>
  readonly open: OpenAnswers
  /** Choices that no package of the catalogue can answer. */
  readonly unused: readonly string[]
  readonly hidden: number
  /** Packages that the box would leave out if it were ticked, below zero; those it hides where it is. */
  readonly asked: number
  /** The visitor's monthly payment, by the bill. */
  readonly todayCents: number | undefined
  readonly source: PriceSource
  /** Years of the prices: `2025 e 2026`. */
  readonly month: string
}

const speedOf = ({ offer }: RankedPackage) => offer.internet?.downMbps ?? 0
const channelsOf = ({ offer }: RankedPackage) => offer.tv?.channels ?? 0

const orders: Readonly<Record<PackagesView['sort'], (one: RankedPackage, two: RankedPackage) => number>> = {
  cost: () => 0,
  speed: (one, two) => speedOf(two) - speedOf(one),
  channels: (one, two) => channelsOf(two) - channelsOf(one),
}

const passes = (view: PackagesView, boxes: readonly string[]) => {
  const { loyalty, provider, premium } = view.chosen
  return ({ offer, lacks }: RankedPackage): boolean =>
    (loyalty === '' || (offer.loyaltyMonths ?? Number.POSITIVE_INFINITY) <= Number(loyalty)) &&
    (provider === '' || offer.provider === provider) &&
    (premium === '' || (offer.tv?.premium?.includes(premium) ?? false)) &&
    (!boxes.includes('asked') || lacks.length === 0)
}

function openAnswers(all: readonly RankedPackage[]): OpenAnswers {
  const providers = new Map(all.map(({ offer }) => [offer.provider, offer.providerName]))
  const premium = new Set(all.flatMap(({ offer }) => offer.tv?.premium ?? []))
  return {
    provider: [...providers]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, two) => (one.label < two.label ? -1 : 1)),
    premium: [...premium].toSorted().map((name) => ({ value: name, label: name })),
  }
}

function marketOf(all: readonly RankedPackage[]): MarketOf<PackageFacts> {
  const placed = all.filter(({ place }) => place !== undefined)
  const [first] = placed
  return {
    placed: placed.length,
    first: first && { id: first.offer.id, provider: first.offer.providerName, title: first.offer.name },
  }
}

/** Years of their prices, `2025 e 2026`: each row has its month. */
const yearsOf = (rows: readonly RankedPackage[]): string =>
  [...new Set(rows.map(({ asOf }) => asOf.slice(0, 4)))].toSorted().join(' e ')

/** The list of packages that were ranked for these answers, and what the address asks of it. */
export function packageList(
  all: readonly RankedPackage[],
  { currentProvider, monthlyFee: todayCents }: TelecomAnswers,
  view: PackagesView,
  catalogue: Catalogue<TelecomOffer>,
  today: IsoDate,
): PackageList {
  const passed = all.filter(passes(view, view.boxes))
  const rows = passed.filter(({ isPast }) => !isPast)
  const past = passed.filter(({ isPast }) => isPast)
  const open = openAnswers(all)
  const without = all.filter(passes(view, [])).length
  const rowOf = (row: RankedPackage) =>
    packageRow(row, (one) => priceMonth(one, today), { currentProvider, todayCents })
  const sorted = (some: readonly RankedPackage[]) =>
    inOrder(some, ({ standing }) => standing === 'historic', orders[view.sort])
  return {
    rows: sorted(rows).slice(0, view.shown).map(rowOf),
    past: {
      title: `Histórico: ${past.length === 1 ? '1 pacote' : `${past.length} pacotes`} de ${yearsOf(past)}`,
      rows: sorted(past).map(rowOf),
    },
    total: rows.length,
    firstId: rows[0]?.offer.id,
    market: marketOf(all),
    open,
    unused: Object.entries(open).flatMap(([name, values]) => (values.length === 0 ? name : [])),
    hidden: all.length - passed.length,
    asked: all.filter(passes(view, ['asked'])).length - without,
    todayCents,
    source: { asOf: catalogue.asOf as IsoDate, credit: `${catalogue.credit}.` },
    month: yearsOf(rows),
  }
}
