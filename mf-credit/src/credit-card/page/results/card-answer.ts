import { type InputOf, readTexts } from 'shared-lib/kit/form/form'
import { readAddress, wasSent } from 'shared-lib/kit/form/form-address'
import type { Problem } from 'shared-lib/kit/form/input-field'
import type { ShownRate } from 'shared-lib/rules/credit/display-duties/display-duties'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { rateNeeded } from '../../calculators/card.problems'
import { cardConvention } from '../../data/parameters/card-rules'
import type { cardFields } from '../../fields'
import { cardForm } from '../../rules/card.form'
import { foreignProblem, habitFrom, termsFrom } from '../../rules/card-input'
import { type CardHabit, type CardYear, cardYear } from '../../rules/card-year'
import type { CountedFor } from '../../rules/credit-card.notebook'
import { type DebtOutlook, debtOutlook } from '../../rules/debt-outlook'
import { cardMaximumOn, cardRatesOn } from '../../rules/legal-maximum'
import { shownCardRate } from '../../rules/shown-card-rate'
import { type LoanInstead, loanInstead } from './loan-instead'
import { type Verdict, verdictOf } from './verdict'

/** Outcome of a visitor's own way of using a card: plain data for the page and for tags. */
export interface CardAnswer {
  readonly verdict: Verdict
  readonly year: Omit<CardYear, 'months'>
  /** Bought in a year. */
  readonly bought: Cents
  /** Missing without a debt, today or after a year. */
  readonly outlook?: DebtOutlook | undefined
  /** The debt of the outlook is that of the end of the year, not today's. */
  readonly isLater: boolean
  readonly rate: ShownRate
  /** The visitor gave no rate: it is the highest of the law. */
  readonly isLegalMaximum: boolean
  /** The least payment is counted after the charges of the month. */
  readonly hasMinimum: boolean
  readonly loan?: LoanInstead | undefined
  /** Facts that the notebook counts with. */
  readonly counted: CountedFor
}

export type CardReading =
  | { readonly kind: 'ask'; readonly problems: readonly Problem[] }
  | { readonly kind: 'answer'; readonly answer: CardAnswer }

export type CardInput = InputOf<typeof cardFields>

function outlookOf(habit: CardHabit, year: CardYear, rates: Parameters<typeof debtOutlook>[1]) {
  const debt = habit.balance > 0 ? habit.balance : year.debt
  return debt > 0 && habit.payment.kind !== 'all' ? debtOutlook(debt, rates, habit.payment) : undefined
}

/** The answer for inputs that fit the form, or what they must not be together. */
export function cardAnswer(input: CardInput, on: IsoDate): CardReading {
  const problems = foreignProblem(input)
  if (problems.length > 0) return { kind: 'ask', problems }
  const rates = cardRatesOn(on, input.tan)
  const convention = tryValueOn(cardConvention, on)
  if (!rates || !convention) return { kind: 'ask', problems: [rateNeeded] }
  const habit = habitFrom(input)
  const year = cardYear(habit, termsFrom(input, rates.tan), rates)
  const outlook = outlookOf(habit, year, rates)
  const { months: _, ...totals } = year
  const { onCharges, onUse } = rates
  return {
    kind: 'answer',
    answer: {
      verdict: verdictOf(habit, year, outlook),
      year: totals,
      bought: cents(12 * habit.purchases),
      outlook,
      isLater: habit.balance === 0,
      rate: shownCardRate({
        rates,
        annualFee: input.annualFee,
        convention,
        ceiling: tryValueOn(maximumTaeg, on)?.cards,
      }),
      isLegalMaximum: rates.isLegalMaximum,
      hasMinimum: habit.payment.kind === 'minimum',
      loan: outlook && loanInstead(outlook, on),
      counted: { habit, duties: { onCharges, onUse }, highestTan: cardMaximumOn(on)?.tan },
    },
  }
}

/** Reads the answer of an address; a field without text is not a problem yet. */
export function readCard(query: string, on: IsoDate): CardReading {
  const texts = readAddress(cardForm, query)
  const reading = readTexts(cardForm, texts)
  if ('input' in reading) return cardAnswer(reading.input, on)
  // A form sent without script may lack required answers: its problems show at once.
  const sent = wasSent(cardForm, texts) || texts.pays !== undefined
  return { kind: 'ask', problems: reading.problems.filter(({ field }) => sent || texts[field]?.trim()) }
}
