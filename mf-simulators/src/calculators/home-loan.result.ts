import { homeLoan } from 'shared-lib/rules/credit/home-loan/home-loan'
import { homeLoanChanges } from 'shared-lib/rules/credit/home-loan/home-loan-changes'
import type { HomeLoanInput, HomeLoanResult } from 'shared-lib/rules/credit/home-loan/home-loan-outcome'
import { monthsOf } from 'shared-lib/rules/credit/home-loan/home-loan-parts'
import { yearsOf } from 'shared-lib/rules/credit/yearly-plan'
import { usualCosts } from 'shared-lib/rules/property/usual-costs'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'

/** A result as the API returns it, with every instalment or by year alone. */
function answerOf(input: HomeLoanInput, result: HomeLoanResult, asked: 'monthly' | 'yearly') {
  const { schedule, ...others } = result
  const usual = usualCosts(input, result)
  return {
    ...others,
    ...(asked === 'monthly' && { schedule }),
    years: yearsOf(schedule),
    usualCosts: usual && {
      ...usual,
      inputs: {
        openingFees: usual.openingFees / 100,
        registrationCosts: usual.registrationCosts / 100,
        monthlyInsurance: usual.monthlyInsurance / 100,
      },
    },
    changes: homeLoanChanges(input, result).map(({ wantToBorrow, wantToBorrowTime, ...change }) => ({
      ...change,
      months: monthsOf({ wantToBorrowTime }),
      inputs: {
        wantToBorrow: wantToBorrow / 100,
        ...(Number.isInteger(input.wantToBorrowTime)
          ? { wantToBorrowTime }
          : { termMonths: monthsOf({ wantToBorrowTime }) }),
      },
    })),
  }
}

export type HomeLoanAnswer = Omit<ReturnType<typeof answerOf>, 'schedule'> &
  Partial<Pick<HomeLoanResult, 'schedule'>>

/** Everything that the calculator answers, or what is missing. */
export function homeLoanAnswer(
  input: HomeLoanInput,
  asked: 'monthly' | 'yearly',
): { readonly result: HomeLoanAnswer } | { readonly problems: readonly LeadProblem[] } {
  const outcome = homeLoan(input)
  return 'problems' in outcome ? outcome : { result: answerOf(input, outcome.result, asked) }
}
