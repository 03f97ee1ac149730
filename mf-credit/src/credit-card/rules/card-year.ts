import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { type CardDuties, type CardRates, type Charges, sumOf, totalCharges } from './card-charges'
import { type CardMonth, nextMonth, type Payment } from './card-months'

/** A way of using a card. */
export interface CardHabit {
  /** Bought in a month. */
  readonly purchases: Cents
  /** Owed today. */
  readonly balance: Cents
  readonly payment: Payment
  /** Times a year that cash is taken out with the card, and how much each time. */
  readonly cashTimes: number
  readonly cash: Cents
  /** Of the purchases of a year, what is paid in another currency. */
  readonly foreign: Cents
}

/** Terms of a card's contract; fees before stamp duty, shares as fractions. */
export interface CardTerms {
  readonly tan: number
  readonly annualFee: Cents
  readonly cashback: number
  /** The most that comes back in a year. */
  readonly cashbackCap?: Cents | undefined
  /** Of each time that cash is taken out. */
  readonly cashFee: Cents
  readonly cashFeeShare: number
  /** Of what is paid in another currency. */
  readonly foreignFee: number
}

/** The first year of a card; all amounts whole cents, stamp duty included. */
export interface CardYear extends Charges {
  readonly months: readonly CardMonth[]
  readonly annualFee: Cents
  readonly cashFees: Cents
  readonly foreignFees: Cents
  /** Comes back: no cost. */
  readonly cashback: Cents
  /** Charges and fees less cashback; below zero where the cashback is more. */
  readonly cost: Cents
  /** Owed when the year ends. */
  readonly debt: Cents
}

const monthsOfYear = 12

/** Cash of one month, where so many times a year are spread over it. */
const cashIn = (month: number, { cashTimes, cash }: CardHabit) => {
  const until = (count: number) => Math.floor((count * cashTimes) / monthsOfYear)
  return cents((until(month) - until(month - 1)) * cash)
}

function monthsOf(habit: CardHabit, rates: CardRates): readonly CardMonth[] {
  const months: CardMonth[] = []
  let before = habit.balance
  for (let month = 1; month <= monthsOfYear; month += 1) {
    const spent = sumCents(habit.purchases, cashIn(month, habit))
    const next = nextMonth(before, spent, rates, habit.payment)
    months.push(next)
    before = next.balance
  }
  return months
}

const feeWithDuty = (fee: Cents, { onCharges }: CardDuties): Cents => timesCents(fee, 1 + onCharges)

/** Fees of the cash of a year, with duty, rounded once. */
const cashFeesOf = (habit: CardHabit, { cashFee, cashFeeShare }: CardTerms, { onCharges }: CardDuties) =>
  roundHalfUpToCent((habit.cashTimes * (cashFee + habit.cash * cashFeeShare) * (1 + onCharges)) / 100)

/** Part of a year's purchases that comes back; cash brings nothing back. */
function cashbackOf({ purchases }: CardHabit, { cashback, cashbackCap }: CardTerms): Cents {
  const back = timesCents(cents(purchases * monthsOfYear), cashback)
  return cashbackCap === undefined ? back : cents(Math.min(back, cashbackCap))
}

/** Cost of a card in its first year for a way of using it. Pure; needs no offer. */
export function cardYear(habit: CardHabit, terms: CardTerms, duties: CardDuties): CardYear {
  const rates = { ...duties, tan: terms.tan }
  const months = monthsOf(habit, rates)
  const charges = totalCharges(months)
  const annualFee = feeWithDuty(terms.annualFee, duties)
  const cashFees = cashFeesOf(habit, terms, duties)
  const foreignFees = timesCents(habit.foreign, terms.foreignFee * (1 + duties.onCharges))
  const cashback = cashbackOf(habit, terms)
  return {
    months,
    ...charges,
    annualFee,
    cashFees,
    foreignFees,
    cashback,
    cost: cents(sumOf(charges) + annualFee + cashFees + foreignFees - cashback),
    debt: months.at(-1)?.balance ?? habit.balance,
  }
}

/** The least to buy in a month so that cashback pays the annual fee. `undefined` where it never does. */
export function purchasesForFee(terms: CardTerms, duties: CardDuties): Cents | undefined {
  const fee = feeWithDuty(terms.annualFee, duties)
  if (fee === 0) return cents(0)
  if (terms.cashback === 0 || (terms.cashbackCap ?? fee) < fee) return undefined
  return cents(Math.ceil(fee / terms.cashback / monthsOfYear - 1e-6))
}
