import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { carriedAnswers, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import type { AssumptionChip, AssumptionWay } from 'shared-lib/kit/results/assumption-chip'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Cents } from 'shared-lib/rules/money/cents'
import { type PriceAge, priceAge } from 'shared-lib/rules/offers/price-age'
import { priceAgeWords, priceMonth } from 'shared-lib/rules/offers/price-age-words'
import { supplierNames } from 'shared-lib/rules/providers/energy-suppliers'
import { catalogue as imported } from '../../data/offers/catalogue'
import { catalogueWith } from '../../data/offers/partner-offers'
import { type CheapestBetween, cheapestBetween } from '../../rules/cheapest-between'
import { chosenRow } from '../../rules/chosen-row'
import { changeOf, typicalOf } from '../../rules/difference-to-today'
import type { FilterBox } from '../../rules/filter-boxes'
import { householdOf } from '../../rules/household'
import { countChanges, type Market, offerIds, priceMarket } from '../../rules/market'
import { hasGasNetwork, type Municipality, municipalitiesOf } from '../../rules/municipality'
import { noteWords } from '../../rules/note-words'
import { supplierGroup } from '../../rules/offer-filters'
import { usualBillDays } from '../../rules/own-bill'
import { withoutHistoric } from '../../rules/priced-offer'
import { rankOffers } from '../../rules/rank-offers'
import type { Household, NotCovered, Note, RankedOffers, ResultRow } from '../../rules/vocabulary'
import { energyFunnel } from '../funnel/energy.funnel'
import { offerParameter } from '../funnel/energy.journey'
import { chipsOf, waysOf } from './chips'
import { energyResults, filtersOf, marketOf, type ResultsQuery } from './results-query'
import { sortedRows } from './sorted-rows'

/** The home that was priced. */
export type Home = Pick<
  Household,
  'kva' | 'kwhElectricity' | 'kwhGas' | 'gasTier' | 'municipality' | 'assumptions'
> & {
  /** The use follows from what the last bill cost. */
  readonly isUseOfBill: boolean
}

/** A ranking cut to what the page shows: plain data for the widget. */
export interface ResultsData extends Omit<RankedOffers, 'rows'>, Pick<ResultsQuery, 'carried'> {
  readonly rows: readonly ResultRow[]
  /** The first of the filtered ranking; it has won only where it has the first place of the market. */
  readonly first: ResultRow | undefined
  /** How old the prices are, in words, and their month. */
  readonly ageWords: string
  readonly month: string
  /** Day of the calculation, in words: paper carries it. */
  readonly made: string
  /** Notices in sentences: those at the top, and the one of loyalty next to the list. */
  readonly notices: readonly string[]
  readonly loyaltyNotice: string | undefined
  /** A year at the regulated tariffs, and the last day (ISO) of them where they are in force. */
  readonly typical: { readonly yearlyCents: number; readonly until: string | undefined } | undefined
  /** The last bill that the visitor gave. */
  readonly paid: { readonly total: Cents; readonly days: number } | undefined
  readonly compared: readonly ResultRow[]
  /** Assumptions of the ranking, to be changed in place, and ways to a better figure. */
  readonly chips: readonly AssumptionChip[]
  readonly ways: readonly AssumptionWay[]
  /** Rows in the whole ranking. */
  readonly total: number
  /** Networks and taxes cost the same in all of them: networks charge other prices for hourly contracts. */
  readonly alike: boolean
  readonly home: Home
  readonly cheapest: CheapestBetween
  /** Offers that each box would let through (or, negative, leave out) if it were pressed. */
  readonly changes: Readonly<Record<FilterBox, number>>
  /** Offers that exist only for electricity and gas together, where one alone is compared. */
  readonly pairOnly: number
  /** Suppliers with an offer for this home, by name. */
  readonly providers: readonly Provider[]
  /** Name of the visitor's supplier. */
  readonly currentName: string | undefined
  /** Municipalities of the postal code, where several have gas and the subsoil tax depends on which it is. */
  readonly places: readonly Municipality[]
}

/** Why there is no ranking. */
export type NoResults = NotCovered & Pick<ResultsQuery, 'carried'>

interface Provider {
  readonly code: string
  readonly name: string
}

const nameOf = (code: string) => supplierNames[code] ?? imported.providers[code] ?? code

const pricedIds = ({ electricity, gas }: Market) => [...electricity, ...gas].map(({ offer }) => offer.id)

/** The regulated suppliers of both supplies are one choice. */
function providersOf({ electricity, gas }: Market): readonly Provider[] {
  const codes = [...new Set([...electricity, ...gas].map(({ offer }) => offer.provider))]
  return [...new Set(codes.map(supplierGroup))]
    .map((code) => ({
      code,
      name: codes
        .filter((member) => supplierGroup(member) === code)
        .map(nameOf)
        .join(' e '),
    }))
    .toSorted((one, two) => one.name.localeCompare(two.name, 'pt'))
}

function changesOf(market: Market, household: Household, view: ResultsQuery) {
  const changes = energyResults.boxNames.map(
    (name) => [name, filtersOf(energyResults.toggledBox(view, name))] as const,
  )
  return countChanges(
    market,
    household,
    filtersOf(view),
    Object.fromEntries(changes) as Record<FilterBox, ReturnType<typeof filtersOf>>,
  )
}

function placesOf(postalCode: string | undefined, ranked: RankedOffers['ranked']): readonly Municipality[] {
  const places = ranked === 'electricity' || !postalCode ? [] : municipalitiesOf(postalCode)
  const withGas = places.filter(({ code }) => hasGasNetwork(code))
  return withGas.length > 1 ? withGas : []
}

/** Age of the first row: by the day of the catalogue, unless its price has ended sooner or is of another day. */
function ageOf(first: ResultRow | undefined, book: PriceAge, on: IsoDate) {
  const isItsOwn = first && (book.standing === 'current' || first.asOf !== book.asOf)
  const age = isItsOwn ? first : book
  return { ageWords: priceAgeWords(age, on), month: priceMonth(book, on) }
}

/** Shown where they matter, not at the top of the page. */
const quietNotes: readonly Note[] = ['loyalty-not-said', 'tri-needs-split']

/** Shown where prices that have ended are first named. */
const agedNotes: readonly Note[] = ['gas-prices-outdated', 'electricity-prices-outdated']

/** `/energia/resultados`: the ranking for the answers in the address. */
export function loadResults({ query, today, offers }: RouteCall): ResultsData | NoResults {
  const on: IsoDate = toIsoDate(today)
  const catalogue = catalogueWith(offers)
  const raw = readQuery(energyFunnel, query)
  const carried = carriedAnswers(energyFunnel, raw)
  const view = energyResults.read(query, carried)
  const filters = filtersOf(view)
  const answers = readAnswers(energyFunnel, raw)
  const household = householdOf(answers, on)
  const ranking = rankOffers(household, catalogue, filters, on, view.compare, marketOf(view))
  if (ranking.kind === 'not-covered') return { ...ranking, carried }
  const { rows, ...rest } = ranking
  const market = priceMarket(household, catalogue, on)
  const historic = rows[0]?.standing === 'historic'
  const age = ageOf(rows[0], ranking.catalogue, on)
  const isDated = historic && age.ageWords.includes('valeram até')
  const words = (note: Note) => noteWords(note, ranking.catalogue)
  const { kva, kwhElectricity, kwhGas, gasTier, municipality, assumptions } = household
  const found = { answers, household, ranked: ranking.ranked, view }
  return {
    ...rest,
    carried,
    rows: sortedRows(rows, view.sort).slice(0, view.shown),
    first: rows[0],
    made: formatDatePt(on),
    ...age,
    notices: rest.notes
      .filter((note) => !quietNotes.includes(note) && !(isDated && agedNotes.includes(note)))
      .map(words),
    loyaltyNotice: rest.notes.includes('loyalty-not-said') ? words('loyalty-not-said') : undefined,
    typical: typicalOf(household, ranking.ranked, on),
    paid: answers.billTotal && { total: answers.billTotal, days: answers.billDays ?? usualBillDays },
    compared: view.compare.flatMap((id) => rows.filter((row) => row.id === id)),
    chips: chipsOf(found),
    ways: waysOf(found),
    total: rows.length,
    alike: new Set(rows.map(({ equalCents }) => equalCents)).size === 1,
    home: {
      kva,
      kwhElectricity,
      kwhGas,
      gasTier,
      municipality,
      assumptions,
      isUseOfBill: household.isUseOfBill === true,
    },
    cheapest: cheapestBetween(household, historic ? catalogue : withoutHistoric(catalogue, on), filters, on),
    changes: changesOf(market, household, view),
    pairOnly: new Set(pricedIds(market)).size - offerIds(market).size,
    providers: providersOf(market),
    currentName: household.currentProvider && nameOf(household.currentProvider),
    places: placesOf(answers.postalCode, ranking.ranked),
  }
}

export interface ChosenOffer {
  readonly row: ResultRow
  /** Cents a year against today, or the regulated tariff in its place; missing where the price is a thing of the past. */
  readonly changeCents: number | undefined
  readonly ageWords: string
}

/** The contact form: the row chosen on the results page, priced again here and never taken from the address. */
export function loadChosenOffer({ query, today, offers }: RouteCall): ChosenOffer | undefined {
  const on = toIsoDate(today)
  const raw = readQuery(energyFunnel, query)
  const id = raw[offerParameter] ?? ''
  const answers = readAnswers(energyFunnel, raw)
  const row = chosenRow(answers, catalogueWith(offers), id, on)
  return (
    row && {
      row,
      changeCents: changeOf(row, householdOf(answers, on), on),
      ageWords: ageOf(row, priceAge({ asOf: row.asOf }, on), on).ageWords,
    }
  )
}
