import type { GuardAnswer, LeadSchema, RouteCall, TagCall } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { addressQuery, readAddress } from 'shared-lib/kit/form/form-address'
import { type InputWords, inputWords } from 'shared-lib/kit/form/input-words'
import { readContact } from 'shared-lib/kit/funnel/contact.answers'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { type BankCheckoutData, calculatorParameter, isBankCalculator } from '../../leads/bank-calculator'
import { bankCheckoutProblems } from '../../leads/bank-checkout.answers'
import { creditJourney } from '../../leads/credit-journey'
import { bankCalculators } from './bank-calculators'

const amount = (value: Headline['value']): string => {
  if ('text' in value) return value.text
  const euros = formatBriefEuro(cents(value.cents))
  return value.period ? `${euros} por ${value.period}` : euros
}

/** A headline as text, to be read away from its screen. */
const headlineWords = ({ label, value, sentence }: Headline) => ({
  value: { label, value: amount(value) },
  sentence,
})

/** Parameters of the page's address: the calculator, and whatever any of them asks. */
export const bankCheckoutParameters = [
  ...new Set([
    calculatorParameter,
    ...Object.values(bankCalculators).flatMap(({ form }) => Object.keys(form.fields)),
  ]),
]

/** Untrusted name and inputs → what is asked about; undefined for no calculator that ends with a bank. */
function subjectOf(calculator: unknown, inputs: unknown, today: string): BankCheckoutData | undefined {
  if (!isBankCalculator(calculator)) return undefined
  const { form, shown } = bankCalculators[calculator]
  const texts: RawAnswers = readAddress(form, typeof inputs === 'string' ? inputs : '')
  const query = addressQuery(form, texts)
  // Assumptions for empty inputs belong to a calculation; where there was none, nothing was assumed.
  if (Object.keys(texts).length === 0) return { calculator, inputs: query, words: [] }
  const headline = shown(query, today)
  return {
    calculator,
    inputs: query,
    words: inputWords(form, texts).map(({ label, value }) => ({ label, value })),
    ...(headline && { shown: headlineWords(headline) }),
  }
}

/** Guard of the page: a loan that was calculated has a journey of its own, and older links lead there. */
export function toCreditJourney({ query }: RouteCall): GuardAnswer {
  const calculator = new URLSearchParams(query).get(calculatorParameter)
  const journey = isBankCalculator(calculator) ? creditJourney(calculator, query) : undefined
  return journey && { redirect: journey.href }
}

/** `load` of the page: the calculator and its inputs are in the address. */
export const bankCheckoutOf = ({ query, today }: RouteCall): BankCheckoutData | undefined =>
  subjectOf(new URLSearchParams(query).get(calculatorParameter), query, today)

/** `tagData`: an editor names the calculator, and may fill in its inputs. */
export const bankCheckoutOfTag = ({ attributes, today }: TagCall): BankCheckoutData | undefined =>
  subjectOf(attributes.calculator, attributes.inputs, today)

const line = ({ label, value }: InputWords) => `${label}: ${value}`

/**
 * Checks an untrusted lead: `{ calculator?, inputs?, fullName, email, phone, contactConsent, tcConsent }`. What was asked,
 * with what was taken where nothing was filled in, and what it came to are kept in words, as the person read them. The
 * result is worked out from the inputs: one that is sent along is dropped.
 */
export const validateBankCheckout: LeadSchema = (body, today) => {
  const given = isRecord(body) ? body : {}
  const problems = bankCheckoutProblems(given)
  if (problems.length > 0) return { problems }
  const { marketingOptIn: _, ...contact } = readContact(given)
  const subject = subjectOf(given.calculator, given.inputs, today)
  return {
    lead: {
      ...(subject && { calculator: subject.calculator, inputs: subject.inputs }),
      ...(subject && { asked: subject.words.map(line) }),
      ...(subject?.shown && { shown: [line(subject.shown.value), subject.shown.sentence] }),
      ...contact,
      contactConsent: true,
    },
  }
}
