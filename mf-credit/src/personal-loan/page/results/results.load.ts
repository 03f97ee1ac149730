import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { askedValues } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import {
  type ConsumerRepaymentFee,
  consumerEarlyRepaymentFee,
} from 'shared-lib/rules/credit/parameters/consumer-credit-rules'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { latePayment } from '../../data/parameters/late-payment'
import { type WithdrawalRule, withdrawal } from '../../data/parameters/withdrawal'
import { type DebtOutlook, debtOutlook } from '../../rules/debt-outlook'
import { type Ineligible, ineligibleFor, type LoanRequest, requestOf } from '../../rules/loan-request'
import { type Outlook, outlookOf } from '../../rules/outlook'
import { payoffForm } from '../../rules/payoff.form'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'

/** Data of the results: nothing of it is about a person. Plain data. */
export type ResultsData =
  | { readonly kind: 'ineligible'; readonly why: Ineligible }
  | {
      readonly kind: 'outlook'
      readonly request: LoanRequest
      readonly outlook: Outlook
      readonly debts?: DebtOutlook
      /** Largest fees for paying a loan off early. */
      readonly payoffFees?: ConsumerRepaymentFee
      /** The address asks what paying back early saves. */
      readonly isPayoffAsked: boolean
      /** Added to the rate on the overdue amount; a fraction. */
      readonly lateSurcharge?: number
      readonly withdrawal?: WithdrawalRule
    }

export function resultsOf(query: string, on: IsoDate): ResultsData | undefined {
  const answers = readAnswers(personalLoanFunnel, readQuery(personalLoanFunnel, query))
  const why = ineligibleFor(answers)
  if (why) return { kind: 'ineligible', why }
  const request = requestOf(answers, on)
  if (!request) return undefined
  const outlook = outlookOf(request, on, askedValues(payoffForm, readAddress(payoffForm, query)))
  const debts = debtOutlook(request, outlook, on)
  const payoffFees = tryValueOn(consumerEarlyRepaymentFee, on)
  const late = tryValueOn(latePayment, on)
  const change = tryValueOn(withdrawal, on)
  return {
    kind: 'outlook',
    request,
    outlook,
    isPayoffAsked: Object.keys(payoffForm.fields).some((name) => new URLSearchParams(query).has(name)),
    ...(debts && { debts }),
    ...(payoffFees && { payoffFees }),
    ...(late && { lateSurcharge: late.surcharge }),
    ...(change && { withdrawal: change }),
  }
}

/** `load` of `/credito-pessoal/resultados`. */
export const loadResults = ({ query, today }: RouteCall): ResultsData | undefined =>
  resultsOf(query, toIsoDate(today))
