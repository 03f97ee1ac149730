import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { effortOf, type RatePlan } from 'shared-lib/rules/credit/effort'
import { chargedRate, totalRate } from 'shared-lib/rules/credit/euribor/euribor-path'
import { homeLoan } from 'shared-lib/rules/credit/home-loan/home-loan'
import type { HomeLoanInput, HomeLoanResult } from 'shared-lib/rules/credit/home-loan/home-loan-outcome'
import { termsOf } from 'shared-lib/rules/credit/home-loan/home-loan-parts'
import { indexNow, ratesOf } from 'shared-lib/rules/credit/home-loan/home-loan-rates'
import { monthInWords } from 'shared-lib/rules/credit/month'
import { earlyRepaymentFee } from 'shared-lib/rules/credit/parameters/home-loan-rules'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { deedCosts } from 'shared-lib/rules/property/deed/deed-costs'
import { offersOf } from '../../data/offers/partner-offers'
import { marketRates } from '../../data/parameters/market'
import { offerDays } from '../../data/parameters/process'
import type { HomeLoanAnswers } from '../../fields'
import { assumedLoan, indexTerms, loanInput, type ResultsOptions } from '../../rules/assumed-loan'
import type { ComparedLoan } from '../../rules/home-loan.notebook'
import { amountOf, hasLoan, monthsOf } from '../../rules/home-loan-checks'
import { positionOf } from '../../rules/market-position'
import { newLoanRate } from '../../rules/new-loan-rate'
import { rankOffers } from '../../rules/rank-offers'
import { pricedLoan, rateKinds } from '../../rules/rate-kinds'
import { ratePaths } from '../../rules/rate-paths'
import { type ExistingLoan, highestRateThatPays, transferScale } from '../../rules/transfer-scale'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { fineSections } from './fine-sections'
import { letterText } from './letter-text'
import { optionsOf } from './results-options'

/** Percentage points that the index is moved by on the page. */
const shifts = [0, 0.01, 0.02]
/** Points that a new rate is lower than the current one, in the table of a loan that exists. */
const lower = [0.0025, 0.005, 0.0075, 0.01]

/** Net income a month from which the tested instalment alone is within the effort limit. */
function neededIncome(amount: Cents, rates: RatePlan, { assessmentDate: on, age }: HomeLoanInput) {
  const income = cents(100_000_00)
  const effort = effortOf(amount, rates, { on, income, age, otherInstalments: cents(0), isRetired: false })
  return effort && cents(Math.ceil((effort.effortRate * income) / effort.effortLimit))
}

/** Interest until the end that a rate of 0,1 points less saves. */
function savedByTenth({ spread, tan, ...input }: HomeLoanInput, { totalInterest }: HomeLoanResult) {
  const less = (rate?: number) => (rate === undefined ? undefined : Math.max(0, rate - 0.001))
  const outcome = homeLoan({ ...input, spread: less(spread), tan: less(tan) })
  return 'problems' in outcome ? undefined : cents(totalInterest - outcome.result.totalInterest)
}

/** Data of a loan that is to come: with the costs of the options, and the usual ones for the others. */
function newLoan(input: HomeLoanInput, result: HomeLoanResult, options: ResultsOptions) {
  const whole = pricedLoan(input, result, options)
  const rates = ratesOf(termsOf(input))
  return {
    taeg: whole.taeg,
    mtic: whole.mtic,
    leftOut: whole.leftOut,
    upfrontCosts: whole.upfrontCosts,
    annualRate: result.annualRate,
    laterRate: result.laterRate,
    laterFrom: result.laterFrom,
    instalment: result.instalment,
    laterInstalment: result.laterInstalment,
    totalInterest: result.totalInterest,
    figures: whole.figures,
    monthlyInsurance: whole.costs.monthlyInsurance,
    monthlyFee: whole.costs.monthlyFee,
    rates: rates?.rates,
    limits: {
      loanToValue: result.loanToValue,
      loanToValueLimit: result.loanToValueLimit,
      maxLoan: result.maxLoanByValue,
      maxYears: result.maxYears,
      isWithinLoanToValue: result.isWithinLoanToValue,
      isWithinTerm: result.isWithinTerm,
    },
    neededIncome: rates && neededIncome(result.amount, rates.rates, input),
    paths: rates ? ratePaths(result.amount, rates.rates, shifts) : [],
    guarantee: result.stateGuarantee.outcome === 'no' ? undefined : result.stateGuarantee.guaranteed,
  }
}

/** Costs of the loan itself at the start, whatever it is for. */
const loanIds = ['loan_stamp_duty', 'bank_fees']

/** Money needed at the deed: the rest of the price, taxes, registration and the bank's fees; of a building, what the loan costs. */
function ownMoney(
  { propertyValue, housing, wantToBorrowTime, assessmentDate }: HomeLoanInput,
  amount: Cents,
  isBuilding: boolean,
) {
  if (propertyValue === undefined) return undefined
  const deed = deedCosts({
    price: propertyValue,
    purpose: housing === 'permanent' ? 'own_permanent_home' : 'other_housing',
    region: 'mainland',
    date: assessmentDate,
    buyers: [{ share: 1 }],
    loan: amount,
    loanMonths: Math.max(12, wantToBorrowTime * 12),
    desk: 'one_stop',
  })
  if (deed.kind === 'unknown') return undefined
  const rest = cents(propertyValue - amount)
  const costs = deed.costs
    .filter(({ id }) => !isBuilding || loanIds.includes(id))
    .map(({ id, label, amount: known }) => ({ id, label, low: known?.low, high: known?.high }))
  return {
    rest,
    costs,
    isBuilding,
    low: cents(costs.reduce<number>((sum, { low = 0 }) => sum + low, rest)),
    high: cents(costs.reduce<number>((sum, { high = 0 }) => sum + high, rest)),
    complete: costs.every(({ low }) => low !== undefined),
  }
}

/** The new rate as it was typed: nominal, or as a spread on the index. */
function ownRate(
  { rateType }: HomeLoanAnswers,
  { tan, spread, variableTan }: ResultsOptions,
  index: number | undefined,
) {
  if (rateType !== 'variable') return tan
  if (variableTan !== undefined) return variableTan
  return spread === undefined || index === undefined ? undefined : chargedRate(totalRate(index, spread))
}

/** The loan of today against lower rates; undefined where it is not known. */
export function existingLoan(answers: HomeLoanAnswers, options: ResultsOptions, on: IsoDate, index?: number) {
  const { currentTan, currentRateType = 'variable', housing = 'permanent' } = answers
  const [debt, months] = [amountOf(answers), monthsOf(answers)]
  if (!debt || currentTan === undefined || !months) return undefined
  const loan: ExistingLoan = {
    debt,
    months,
    rate: currentTan,
    rateType: currentRateType,
    housing,
    on,
    staysAtLender: answers.loanType === 'remortgage',
    stated: options,
  }
  const own = ownRate(answers, options, index)
  const rates = [
    ...(own === undefined ? [] : [own]),
    ...lower.map((less) => Number((currentTan - less).toFixed(7))),
  ]
  const scale = transferScale(
    loan,
    rates.filter((rate) => rate >= 0),
  )
  if (!scale) return undefined
  const fresh = newLoanRate(answers.rateType ?? 'variable', on)
  const target = fresh && transferScale(loan, [fresh.rate])?.rates[0]
  const asked = { ...scale, loan, ownRate: own }
  return {
    ...asked,
    own: own === undefined ? undefined : scale.rates.find(({ rate }) => rate === own),
    target: target && { ...target, month: monthInWords(fresh.month) },
    highest: highestRateThatPays(loan),
    letter: letterText(asked),
  }
}

function marketOf(kind: 'variable' | 'fixed', rate: number, on: IsoDate) {
  const market = tryValueOn(marketRates, on)
  if (!market) return undefined
  const percentiles = market[kind]
  return { kind, month: monthInWords(market.month), percentiles, ...positionOf(rate, percentiles) }
}

function workedOut({ query, today, offers }: RouteCall) {
  const on = toIsoDate(today)
  const answers = readAnswers(homeLoanFunnel, readQuery(homeLoanFunnel, query))
  const options = optionsOf(query)
  const input = loanInput(answers, options, on)
  const index = indexNow({ ...indexTerms(options), on })
  const assumed = assumedLoan(answers, options, on)
  if (!input || !assumed) return undefined
  const existing = hasLoan(answers)
  const outcome = homeLoan(input)
  if ('problems' in outcome)
    return { kind: 'problems' as const, isExisting: existing, problems: outcome.problems }
  const { amount, months } = outcome.result
  const compared: ComparedLoan = {
    amount,
    months,
    index: index?.index ?? 0,
    on,
    housing: input.housing,
    orderBy: options.orderBy ?? 'totalRepayment',
    kept: Math.min(months, (options.keptYears ?? 40) * 12),
  }
  const kind = existing ? (answers.currentRateType ?? 'variable') : input.rateType
  const hasOwnRate = ownRate(answers, options, index?.index) !== undefined
  return {
    kind: 'result' as const,
    compared,
    index: index && {
      tenor: index.tenor,
      index: index.index,
      month: monthInWords(index.month),
      isFinal: index.isFinal,
      isOwn: index.isOwn === true,
    },
    input: { ...input, isExisting: existing },
    isAssumed: assumed.isAssumed,
    loan: newLoan(input, outcome.result, options),
    hasOwnRate,
    savedByTenth: existing || hasOwnRate ? undefined : savedByTenth(input, outcome.result),
    kinds: existing ? [] : rateKinds(answers, options, on),
    ownMoney: existing ? undefined : ownMoney(input, amount, answers.loanType === 'construction'),
    existing: existing ? existingLoan(answers, options, on, index?.index) : undefined,
    market:
      kind === 'mixed'
        ? undefined
        : marketOf(kind, existing ? (answers.currentTan ?? 0) : outcome.result.annualRate, on),
    days: tryValueOn(offerDays, on),
    exitFees: tryValueOn(earlyRepaymentFee, on),
    offers: rankOffers(compared, offersOf(offers), { on, share: outcome.result.loanToValue }),
  }
}

/** A loan computed, before the words that explain its FINE. */
export type HomeLoanWorked = Extract<NonNullable<ReturnType<typeof workedOut>>, { readonly kind: 'result' }>

/** The results of an address: everything that does not need what the visitor earns. Plain data, words of the FINE included. */
export function loadHomeLoan(call: RouteCall) {
  const data = workedOut(call)
  return data?.kind === 'result' ? { ...data, fine: fineSections(data) } : data
}

export type HomeLoanData = NonNullable<ReturnType<typeof loadHomeLoan>>
export type HomeLoanFound = Extract<HomeLoanData, { readonly kind: 'result' }>
