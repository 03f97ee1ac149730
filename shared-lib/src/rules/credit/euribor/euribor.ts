import { startOfPeriod } from '../../dates/date-formats'
import type { IsoDate } from '../../dates/iso-date'
import { type Cents, lessCents } from '../../money/cents'
import { messages } from '../../validation/messages'
import { addToMonth, firstDayOf, monthInWords, monthOf, monthsBetween } from '../month'
import { firstEuriborMonth, newestEuriborMonth } from '../parameters/euribor'
import { euriborFigures } from './euribor-figures'
import type { EuriborInput, EuriborOutcome, EuriborResult, NextReview } from './euribor-outcome'
import {
  creditedInterest,
  type IndicesSoFar,
  indicesSoFar,
  instalmentAt,
  nextReview,
  pathOf,
  planOf,
  reviewsOf,
  totalRate,
} from './euribor-path'
import { indexOf, unknownIndex } from './index-rate'
import { rateShiftsOf } from './rate-shifts'

/** True for a day of a month that is over: the Euribor of the running month is not settled yet. */
export const isInPastMonth = (date: IsoDate, today: IsoDate): boolean =>
  date < startOfPeriod(today, 'YYYY/MM')

function historyOf(tenor: EuriborInput['euriborType']): EuriborResult['history'] {
  const held = monthsBetween(firstEuriborMonth, newestEuriborMonth) + 1
  return Array.from({ length: held }, (_, at) => addToMonth(firstEuriborMonth, at)).flatMap((month) => {
    const index = indexOf(tenor, month)
    return index === undefined ? [] : [{ month, index }]
  })
}

type Outcome = Omit<EuriborResult, 'figures'>

const share = (part: Cents | undefined, whole: Cents | undefined) =>
  part === undefined || whole === undefined ? undefined : part / whole

const standIn = ({ isFinal, month, neededIndexMonth, indexMonth }: NextReview): string[] =>
  isFinal
    ? []
    : [
        `A próxima revisão é em ${monthInWords(month)} e usa a média de ${monthInWords(neededIndexMonth)}, que ainda não conhecemos: a próxima prestação está calculada com a de ${monthInWords(indexMonth)}.`,
      ]

/** The instalment of the next review at moved rates. */
const shiftsAt = ({ capital, annualRate, monthsLeft }: NextReview) =>
  rateShiftsOf(capital, { kind: 'variable', months: monthsLeft, rate: annualRate }, [])

function simulate(input: EuriborInput, { known, missing }: IndicesSoFar, paid: number): Outcome {
  const { euriborType, familyBudget, otherEuribor, currentSpread } = input
  const plan = planOf(input, known)
  const reviews = reviewsOf(input, known, plan)
  const path = pathOf(input, plan, missing === undefined ? paid : known.length * euriborType)
  const next = known.length === 0 ? undefined : nextReview(input, plan, known.length)
  const current = missing === undefined ? path.at(-1) : undefined
  const simulated =
    next && otherEuribor !== undefined
      ? instalmentAt(next, totalRate(otherEuribor, currentSpread))
      : undefined
  return {
    currentInstalment: current?.instalment,
    nextInstalment: next?.instalment,
    simulatedInstalment: simulated,
    difference: lessCents(next?.instalment, current?.instalment),
    simulatedDifference: lessCents(simulated, current?.instalment),
    effortRate: share(current?.instalment, familyBudget),
    nextEffortRate: share(next?.instalment, familyBudget),
    simulatedEffortRate: share(simulated, familyBudget),
    next,
    rateShifts: next ? shiftsAt(next) : [],
    balance: current?.balance,
    creditedInterest: creditedInterest(reviews, path),
    reviews,
    path,
    history: historyOf(euriborType),
    newestIndexMonth: newestEuriborMonth,
    unknown: [
      ...(missing === undefined ? [] : [unknownIndex(euriborType, missing)]),
      ...(next ? standIn(next) : []),
    ],
  }
}

/**
 * Payments of a variable-rate home loan: now, after its next review and with an index of one's own, month by month
 * since the contract. Reviews follow the tenor; each takes the average of the month before on the balance then.
 */
export function euriborChange(input: EuriborInput, today: IsoDate): EuriborOutcome {
  const { startMonth, loanDuration } = input
  if (!isInPastMonth(firstDayOf(startMonth), today))
    return { problems: [{ field: 'startMonth', message: messages.euriborMonth }] }
  const paid = monthsBetween(startMonth, monthOf(today))
  if (paid > loanDuration) {
    const end = monthInWords(addToMonth(startMonth, loanDuration))
    return { problems: [{ field: 'loanDuration', message: `Com este prazo, o crédito terminou em ${end}` }] }
  }
  const simulated = simulate(input, indicesSoFar(input, paid), paid)
  return { result: { ...simulated, figures: euriborFigures(input, simulated) } }
}
