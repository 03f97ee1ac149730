import { UnknownValue, valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { addMonths } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Cents } from 'shared-lib/rules/money/cents'
import { guaranteeLimit, interestTax, type Region, yearOfDays } from '../data/parameters/deposit-rules'

/** A saver's amount, dates and terms. */
export interface Saver {
  readonly amount: Cents
  readonly start: IsoDate
  /** Day on which the money is needed. */
  readonly end: IsoDate
  /** A horizon given in months: a bank's «6 meses» of 183 days then count as six. */
  readonly months?: number
  /** Fractions and figures of the law on the day of the start. */
  readonly tax: number
  readonly yearDays: number
  readonly guaranteeEur: number
  readonly holders: number
  /** Opens an account at a bank that is not the saver's; brings the money from another bank. */
  readonly newCustomer: boolean
  readonly newMoney: boolean
  /** Can do without the money until the end. */
  readonly mayLock: boolean
  readonly upTo30: boolean
  /** Takes the money to another bank at the end; has or wants the account anyway. */
  readonly takeMoneyOut: boolean
  readonly otherUseOfAccount: boolean
}

type Wish = Pick<Saver, 'amount' | 'start' | 'newCustomer' | 'newMoney' | 'mayLock' | 'upTo30'> &
  Partial<Pick<Saver, 'holders' | 'takeMoneyOut' | 'otherUseOfAccount'>> & {
    /** Months, or the day itself. */
    readonly until: number | IsoDate
    /** A region, or the share of interest that is taken. */
    readonly tax: Region | number
  }

function interestTaxOf(region: Region, on: IsoDate): number {
  const tax = valueOn(interestTax, on)[region]
  if (tax === undefined) throw new UnknownValue(interestTax.id, on)
  return tax
}

/** A saver with the law of the day the deposit is made. Throws `UnknownValue` for a day whose tax is not known. */
export function saverOf({ until, tax, ...wish }: Wish): Saver {
  return {
    holders: 1,
    takeMoneyOut: false,
    otherUseOfAccount: false,
    ...wish,
    ...(typeof until === 'number' ? { end: addMonths(wish.start, until), months: until } : { end: until }),
    tax: typeof tax === 'number' ? tax : interestTaxOf(tax, wish.start),
    yearDays: valueOn(yearOfDays, wish.start),
    guaranteeEur: valueOn(guaranteeLimit, wish.start),
  }
}
