import { readDefinitions } from 'shared-lib/build/definitions'
import type { Calculator, MicroFrontendDefinition } from 'shared-lib/contract/define-micro-frontend'
import { type PublishedFigure, publishedValueOn } from 'shared-lib/rules/dated/published-figure'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { typedNumber } from 'shared-lib/rules/money/typed-number'
import { typedPages } from './testing/page-words'
import type { Call, Reckoner } from './testing/worked-calls'
import { workedPages } from './testing/worked-examples'

// Sums in guides match the calculators: a corrected parameter or rule fails here with the list of pages to rewrite.

const today = toIsoDate('2026-11-22')
/** With cents, or from 1.000 € on, where pages leave cents out. */
const amountPattern = /(?<![\d.,])(?:\d[\d.]*,\d\d|\d[\d.]*\.\d{3}) €/g
const amountsIn = (words: string) => [...new Set(words.replaceAll('\u00a0', ' ').match(amountPattern) ?? [])]
/** A round amount is what an example begins with. */
const isRound = (amount: string) => amount.endsWith('0 €') && !amount.includes(',')
const inCents = (text: string) => Math.round((typedNumber(text, { decimals: 2 }) ?? Number.NaN) * 100)

let calculators: ReadonlyMap<string, Calculator>
let figures: ReadonlyMap<string, PublishedFigure>

beforeAll(async () => {
  const all: readonly MicroFrontendDefinition[] = await readDefinitions()
  calculators = new Map(all.flatMap((one) => Object.entries(one.calculators ?? {})))
  figures = new Map(all.flatMap((one) => (one.figures ?? []).map((figure) => [figure.id, figure])))
})

/** Every amount anywhere in an answer, cents: a whole number, or in the words of an explanation. */
function numbersIn(answer: unknown): readonly number[] {
  if (typeof answer === 'number') return Number.isInteger(answer) ? [Math.abs(answer)] : []
  if (typeof answer === 'string') return amountsIn(answer).map(inCents)
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(numbersIn) : []
}

function resultOf([name, input]: Call): unknown {
  const outcome = calculators.get(name)?.calculate(JSON.parse(JSON.stringify(input)), today)
  if (!outcome || 'problems' in outcome)
    throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(outcome)}`)
  return outcome.result
}

const answerOf = memoize((call: Call) => numbersIn(resultOf(call)))

/** Figures of the site by themselves today, cents. */
const ofFigures = memoize((all: typeof figures) =>
  [...all.values()].flatMap((one) =>
    (publishedValueOn(one, today)?.lines ?? []).flatMap(({ label = '', text }) =>
      amountsIn(`${label} ${text}`).map(inCents),
    ),
  ),
)

const reckoner: Reckoner = {
  of: resultOf,
  figure(id, on = today) {
    const figure = figures.get(id)
    const value = figure && publishedValueOn(figure, toIsoDate(on))?.value
    if (typeof value !== 'number') throw new Error(`${id} is no number on ${on}`)
    return value
  },
}

const inBrief = (cents: number) => (cents < 1_000_00 ? cents : Math.round(cents / 100) * 100)
const isWritten = (cents: number, amounts: readonly number[]) =>
  amounts.includes(cents) || amounts.includes(inBrief(cents))

/** Amounts of a page that nothing makes, once sums and differences of two that something makes are taken for made too. */
function unmade(amounts: readonly string[], made: readonly number[]): readonly string[] {
  const cents = amounts.map(inCents)
  const known = [...new Set(made)].filter((one) => isWritten(one, cents))
  const joined = known.flatMap((one) => known.flatMap((other) => [one, one + other, one - other]))
  const written = new Set(joined.flatMap((one) => [one, inBrief(one)]))
  return amounts.filter((one) => !isRound(one) && !written.has(inCents(one)))
}

const pages = [...typedPages()].flatMap(([page, words]) => {
  const amounts = amountsIn(words)
  return amounts.length > 0 ? [{ page, amounts }] : []
})

it.each(pages)('$page has the amounts of calculators, figures and sources', ({ page, amounts }) => {
  const { calls = [], sums, given = {} } = workedPages[page] ?? {}
  const made = [
    0,
    ...ofFigures(figures),
    ...calls.flatMap((call) => answerOf(call)),
    ...(sums?.(reckoner) ?? []),
  ]
  expect(unmade(amounts, [...made, ...Object.keys(given).map(inCents)])).toEqual([])
})

it('keeps no example of a page that does not show it', () => {
  const amountsByPage = new Map(pages.map(({ page, amounts }) => [page, amounts]))
  const idle = Object.entries(workedPages).flatMap(([page, { calls, given = {} }]) => {
    const amounts = (amountsByPage.get(page) ?? []).map(inCents)
    const isOnPage = (numbers: readonly number[]) => numbers.some((one) => isWritten(one, amounts))
    return [
      ...calls.filter((call) => !isOnPage(answerOf(call))).map((call) => `${page}: ${JSON.stringify(call)}`),
      ...Object.keys(given)
        .filter((one) => !isOnPage([inCents(one)]))
        .map((one) => `${page}: ${one}`),
    ]
  })
  expect(idle).toEqual([])
})
