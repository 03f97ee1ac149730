import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { type RawAnswers, readAnswers } from 'shared-lib/kit/funnel/flow'
import { carriedAnswers, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { bookParameters } from 'shared-lib/kit/notebook/notebook-address'
import { besideForms } from 'shared-lib/kit/notebook/page-forms'
import type { AssumptionChip } from 'shared-lib/kit/results/assumption-chip'
import { inOrder } from 'shared-lib/kit/results/in-order'
import type { Carried } from 'shared-lib/kit/results/results-view'
import type { MarketOf } from 'shared-lib/kit/results/row'
import type { PriceSource } from 'shared-lib/kit/results/ui/price-sources'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { offerAge } from 'shared-lib/rules/offers/catalogue'
import { priceAge } from 'shared-lib/rules/offers/price-age'
import { priceAgeWords, priceMonth } from 'shared-lib/rules/offers/price-age-words'
import type { DepositCatalogue } from '../../data/offers/deposit-offer'
import { catalogueWith } from '../../data/offers/partner-offers'
import { termDepositFields } from '../../fields'
import {
  type DepositRanking,
  isHistoric,
  leaveHalfway,
  type RankedDeposit,
  rankDeposits,
} from '../../rules/rank-deposits'
import type { Saver } from '../../rules/saver'
import { saverOfAnswers } from '../../rules/saver-of-answers'
import { splitDeposits } from '../../rules/split-deposits'
import { depositNotebookFor } from '../../rules/term-deposit.notebook'
import { yardsticksOf } from '../../rules/yardsticks'
import { termDepositFunnel } from '../funnel/term-deposit.funnel'
import { todayName } from '../funnel/term-deposit.journey'
import { type Drawn, exitChart, growthChart } from './deposit-charts'
import { type DepositView, depositResults, type FilterBox, filtersOf, type Sort } from './deposit-query'
import { type DepositFacts, type DepositRow, depositRow } from './deposit-row'
import {
  leftOutWords,
  type SplitLine,
  savedWords,
  splitLines,
  truthsOf,
  type YardstickLine,
  yardstickLines,
} from './deposit-truths'
import { overWords, ownOf } from './own-money'

/** The results page as plain data: the browser computes nothing but the notebook. */
export interface DepositResultsData {
  readonly kind: 'results'
  readonly carried: Carried
  /** Answers that each form of the page sends along, so that no other one loses anything. */
  readonly beside: Readonly<Record<PageForm, Carried>>
  readonly rows: readonly DepositRow[]
  readonly compared: readonly DepositRow[]
  readonly first: DepositRow | undefined
  readonly market: MarketOf<DepositFacts>
  readonly total: number
  readonly saved: string
  readonly amountCents: number
  readonly tax: number
  readonly end: string
  readonly ageWords: string
  readonly month: string
  /** Day of the calculation, in words. */
  readonly made: string
  /** Time of the comparison: `em 12 meses`. */
  readonly over: string
  /** Net gain by then where the money is now, at its rate: 0 unless the visitor gave one. */
  readonly own: { readonly cents: number; readonly percent: number; readonly isGiven: boolean }
  /** At the average rate of the banks. */
  readonly average: number | undefined
  readonly chips: readonly AssumptionChip[]
  readonly truths: readonly string[]
  readonly yardsticks: readonly YardstickLine[]
  /** Amount that would buy the same on that day. */
  readonly keepsWorth: { readonly words: string; readonly cents: number } | undefined
  readonly leftOut: readonly string[]
  readonly hidden: number
  readonly changes: Readonly<Record<FilterBox, number>>
  readonly banks: readonly string[]
  readonly growth: Drawn | undefined
  readonly exits: Drawn | undefined
  readonly split: readonly SplitLine[]
  readonly splitLeftCents: number
  readonly source: PriceSource
}

/** Fields of a proposal, whatever the amount. */
const notebook = depositNotebookFor(cents(0), 0)
const forms = { list: depositResults.parameters, notebook: bookParameters(notebook) }
type PageForm = keyof typeof forms

const orders: Readonly<Record<Sort, (one: RankedDeposit, two: RankedDeposit) => number>> = {
  net: () => 0,
  rate: (one, two) => two.rate.tanb - one.rate.tanb,
  term: (one, two) => one.days - two.days,
  bank: (one, two) => one.offer.bank.localeCompare(two.offer.bank, 'pt'),
}

/** Answers that change in the list's own line. */
const chipsOf = (raw: RawAnswers): readonly AssumptionChip[] =>
  (['horizon', 'mayLock', 'origin'] as const).flatMap((name) => {
    const { label, options = [] } = termDepositFields[name]
    const value = raw[name] ?? ''
    return options.some((option) => option.value === value) && value !== 'date'
      ? [{ name, label, value, options: options.filter((option) => option.value !== 'date') }]
      : []
  })

/** How many deposits each box would let through, or leave out, if it were pressed. */
const changesOf = (saver: Saver, catalogue: DepositCatalogue, view: DepositView, now: number, on: IsoDate) =>
  Object.fromEntries(
    depositResults.boxNames.map((name) => {
      const filters = filtersOf(depositResults.toggledBox(view, name))
      return [name, rankDeposits(saver, catalogue, filters, on).rows.length - now]
    }),
  ) as Record<FilterBox, number>

/** The best deposit of each way to pay who leaves early. */
function exitsOf(rows: readonly RankedDeposit[], saver: Saver): readonly RankedDeposit[] {
  const known = rows.filter((one) => !isHistoric(one) && leaveHalfway(one, saver) !== undefined)
  const kinds = ['paysLess', 'losesPart', 'losesAll']
  return kinds.flatMap((kind) => known.find(({ offer }) => offer.earlyWithdrawal.kind === kind) ?? [])
}

const bookAge = (ranking: DepositRanking, catalogue: DepositCatalogue, on: IsoDate) => {
  const first = ranking.rows[0]
  return first ? offerAge(first.offer, on) : priceAge({ asOf: toIsoDate(catalogue.asOf) }, on)
}

/** `/depositos-a-prazo/resultados`: the ranking for the answers in the address. */
export function loadDepositResults({ query, today, offers }: RouteCall): DepositResultsData {
  const catalogue = catalogueWith(offers)
  const on = toIsoDate(today)
  const raw = readQuery(termDepositFunnel, query)
  const carried = carriedAnswers(termDepositFunnel, { ...raw, oferta: '' })
  const view = depositResults.read(query, carried)
  const answers = readAnswers(termDepositFunnel, raw)
  const saver = saverOfAnswers(answers, on)
  const own = ownOf(raw[todayName], saver)
  const filters = filtersOf(view)
  const ranking = rankDeposits(saver, catalogue, filters, on)
  const age = bookAge(ranking, catalogue, on)
  const month = priceMonth(age, on)
  const rowOf = (one: RankedDeposit) => ({
    ...depositRow(one, ranking, saver, priceMonth(one.age, on)),
    ...(own.isGiven && { change: { cents: one.resultCents - own.cents, isGain: true as const } }),
  })
  const [best] = ranking.rows
  const [marketBest] = ranking.market
  const yardsticks = yardsticksOf(saver)
  const prices = yardsticks.find(({ key }) => key === 'inflation')
  const split = splitDeposits(saver, catalogue, filters, on)
  const exits = exitsOf(ranking.rows, saver)
  return {
    kind: 'results',
    carried,
    beside: besideForms(query, { answers: carried, notebook, forms }),
    // By what they leave, inside the other orders too.
    rows: inOrder(ranking.rows, isHistoric, orders[view.sort]).slice(0, view.shown).map(rowOf),
    compared: view.compare.flatMap((id) => ranking.rows.filter(({ offer }) => offer.id === id)).map(rowOf),
    first: best && rowOf(best),
    market: {
      placed: ranking.placed,
      first: marketBest && {
        id: marketBest.offer.id,
        provider: marketBest.offer.bank,
        title: marketBest.offer.name,
      },
    },
    total: ranking.rows.length,
    saved: savedWords(saver),
    amountCents: saver.amount,
    tax: saver.tax,
    end: formatDatePt(saver.end),
    ageWords: priceAgeWords(age, on).replace(/^preços/, 'taxas'),
    month,
    made: formatDatePt(on),
    over: overWords(saver),
    own,
    average: yardsticks.find(({ key }) => key === 'average')?.cents,
    chips: chipsOf(raw),
    truths: truthsOf(best, yardsticks, saver),
    yardsticks: yardstickLines(yardsticks),
    keepsWorth: prices && { words: 'Inflação', cents: prices.cents },
    leftOut: leftOutWords(ranking),
    hidden: ranking.hidden,
    changes: changesOf(saver, catalogue, view, ranking.rows.length, on),
    banks: [...new Set(ranking.market.map(({ offer }) => offer.bank))].toSorted((one, two) =>
      one.localeCompare(two, 'pt'),
    ),
    growth: best && growthChart(saver, best),
    exits: exits.length > 0 ? exitChart(saver, exits) : undefined,
    split: splitLines(split),
    splitLeftCents: split?.leftCents ?? 0,
    source: { asOf: toIsoDate(catalogue.asOf), credit: `${catalogue.credit}.` },
  }
}
