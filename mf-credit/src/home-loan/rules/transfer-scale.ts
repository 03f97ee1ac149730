import type { Housing } from 'shared-lib/rules/credit/home-loan/home-loan-outcome'
import { homeLoanTransfer } from 'shared-lib/rules/credit/transfer/transfer'
import type { TransferInput, TransferResult } from 'shared-lib/rules/credit/transfer/transfer-outcome'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { separateRegistrationFee, typicalBankFees } from 'shared-lib/rules/property/parameters/deed-fees'

/** A loan that exists, and whether its lender stays. */
export interface ExistingLoan {
  readonly debt: Cents
  readonly months: number
  readonly rate: number
  readonly rateType: 'variable' | 'fixed'
  readonly housing: Housing
  readonly on: IsoDate
  /** With the same lender: nothing is paid off and nothing is registered. */
  readonly staysAtLender: boolean
  /** Costs that the visitor gave; the usual ones, or none, replace the others. */
  readonly stated?: StatedCosts
}

type StatedCosts = Partial<
  Pick<
    TransferInput,
    | 'openingFees'
    | 'registrationCosts'
    | 'otherCosts'
    | 'earlyRepaymentFee'
    | 'currentMonthlyCosts'
    | 'newMonthlyCosts'
  >
>

/** Effect of a new rate, held to the end like the current one. */
export interface NewRate {
  readonly rate: number
  readonly instalment: Cents
  /** Each month; negative when more is paid. */
  readonly saving: Cents
  /** Month in which the saving has paid for the costs; missing when it never does. */
  readonly breakEvenMonth?: number | undefined
  readonly toTheEnd: Cents
}

const nothing = cents(0)
const noCosts = {
  openingFees: nothing,
  registrationCosts: nothing,
  otherCosts: nothing,
  earlyRepaymentFee: 0,
}
const middle = ({ low, high }: { readonly low: number; readonly high: number }) => (low + high) / 2

/** Usual costs with the new lender; nothing where the lender stays, undefined where they are not known. */
function usualCosts({ on, staysAtLender }: ExistingLoan) {
  if (staysAtLender) return noCosts
  const fees = tryValueOn(typicalBankFees, on)
  const registration = tryValueOn(separateRegistrationFee, on)
  if (!fees || !registration) return undefined
  return {
    openingFees: cents(Math.round(middle(fees.study) + middle(fees.valuation) + middle(fees.formalisation))),
    registrationCosts: cents(registration.withMortgage - registration.purchase),
  }
}

function transferTo(loan: ExistingLoan, rate: number): TransferResult | undefined {
  const costs = usualCosts(loan)
  if (!costs) return undefined
  const input: TransferInput = {
    outstandingDebt: loan.debt,
    monthsLeft: loan.months,
    currentRateType: loan.rateType,
    currentTan: loan.rate,
    euriborType: 12,
    rateType: 'fixed',
    tan: rate,
    housing: loan.housing,
    currentMonthlyCosts: nothing,
    newMonthlyCosts: nothing,
    otherCosts: nothing,
    ...costs,
    ...loan.stated,
    ...(loan.staysAtLender && noCosts),
    transferDate: loan.on,
  }
  const outcome = homeLoanTransfer(input)
  return 'result' in outcome ? outcome.result : undefined
}

/** The costs of leaving, and what each of these rates would bring. Undefined on days whose fees are not known. */
export function transferScale(loan: ExistingLoan, rates: readonly number[]) {
  const results = rates.map((rate) => transferTo(loan, rate))
  const [first] = results
  if (!first?.costs || first.totalCosts === undefined) return undefined
  return {
    instalment: first.currentInstalment,
    costs: first.costs,
    totalCosts: first.totalCosts,
    rates: results.flatMap((result, at): NewRate[] => {
      const rate = rates[at]
      if (!result || rate === undefined || result.totalSaving === undefined) return []
      return [
        {
          rate,
          instalment: result.newInstalment,
          saving: result.monthlySaving,
          breakEvenMonth: result.breakEvenMonth,
          toTheEnd: result.totalSaving,
        },
      ]
    }),
  }
}

/** Rates are shown in thousandths of a percent. */
const step = 0.00001

/** The highest rate at which leaving still saves something to the end; undefined when not even a rate of zero does. */
export function highestRateThatPays(loan: ExistingLoan): number | undefined {
  const pays = (steps: number) => (transferTo(loan, Number((steps * step).toFixed(7)))?.totalSaving ?? 0) > 0
  if (!pays(0)) return undefined
  let [low, high] = [0, Math.round(loan.rate / step)]
  while (high - low > 1) {
    const between = Math.floor((low + high) / 2)
    if (pays(between)) low = between
    else high = between
  }
  return Number((low * step).toFixed(7))
}
