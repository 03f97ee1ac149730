import type { LeadSchema, RouteCall, TagCall } from 'shared-lib/contract/define-micro-frontend'
import { addressQuery, readAddress } from 'shared-lib/form/form-address'
import { type InputWords, inputWords } from 'shared-lib/form/input-words'
import { isRecord, readContact } from 'shared-lib/funnel/contact.answers'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { type BankCalculator, calculatorParameter, isBankCalculator } from './bank-calculator'
import { bankForms } from './bank-calculators'
import { bankCheckoutProblems } from './bank-checkout.answers'

/** What the person who calls should know: which calculator, with which inputs. */
export interface BankCheckoutData {
  readonly calculator: BankCalculator
  /** Inputs as an address: they travel back with the lead. */
  readonly inputs: string
  readonly words: readonly InputWords[]
}

/** Parameters of the page's address: the calculator, and whatever any of them asks. */
export const bankCheckoutParameters = [
  ...new Set([calculatorParameter, ...Object.values(bankForms).flatMap(({ fields }) => Object.keys(fields))]),
]

/** Untrusted name and inputs → what is asked about; undefined for no calculator of credit. */
function subjectOf(calculator: unknown, inputs: unknown): BankCheckoutData | undefined {
  if (!isBankCalculator(calculator)) return undefined
  const form = bankForms[calculator]
  const texts: RawAnswers = readAddress(form, typeof inputs === 'string' ? inputs : '')
  // What was taken for what nobody filled in belongs to a calculation; where there was none, nothing was taken.
  const words = Object.keys(texts).length > 0 ? inputWords(form, texts) : []
  return { calculator, inputs: addressQuery(form, texts), words }
}

/** `load` of the page: the calculator and its inputs stand in the address. */
export const bankCheckoutOf = ({ query }: RouteCall): BankCheckoutData | undefined =>
  subjectOf(new URLSearchParams(query).get(calculatorParameter), query)

/** `tagData`: an editor names the calculator, and may fill in its inputs. */
export const bankCheckoutOfTag = ({ attributes }: TagCall): BankCheckoutData | undefined =>
  subjectOf(attributes.calculator, attributes.inputs)

/**
 * Checks an untrusted lead: `{ calculator?, inputs?, fullName, email, phone, contactConsent, tcConsent }`. What was
 * calculated is kept in words, as the person read it.
 */
export const validateBankCheckout: LeadSchema = (body) => {
  const given = isRecord(body) ? body : {}
  const problems = bankCheckoutProblems(given)
  if (problems.length > 0) return { problems }
  const { marketingOptIn: _, ...contact } = readContact(given)
  const subject = subjectOf(given.calculator, given.inputs)
  return {
    lead: {
      ...(subject && { calculator: subject.calculator, inputs: subject.inputs }),
      ...(subject && { asked: subject.words.map(({ label, value }) => `${label}: ${value}`) }),
      ...contact,
      contactConsent: true,
    },
  }
}
