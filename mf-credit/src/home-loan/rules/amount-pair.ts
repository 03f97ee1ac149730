import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { timesCents } from 'shared-lib/rules/money/cents'
import { homeLoanFields } from '../fields'

const { propertyValue, wantToBorrow, borrowingPercentage } = homeLoanFields

/**
 * Texts for both boxes. Amount and share are one answer: the given one sets the other, and a new home value changes the
 * one that was not given.
 */
export function shownPair(texts: RawAnswers): RawAnswers {
  const value = propertyValue.parse(texts.propertyValue ?? '')
  const amount = wantToBorrow.parse(texts.wantToBorrow ?? '')
  const share = borrowingPercentage.parse(texts.borrowingPercentage ?? '')
  if (value === undefined) return texts
  if (amount !== undefined) return { ...texts, borrowingPercentage: borrowingPercentage.text(amount / value) }
  if (share !== undefined && !texts.wantToBorrow)
    return { ...texts, wantToBorrow: wantToBorrow.text(timesCents(value, share)) }
  return texts
}

/** Of both in one address the amount is the answer: the share follows it from then on. */
export const onePair = (texts: RawAnswers): RawAnswers =>
  texts.wantToBorrow && texts.borrowingPercentage ? { ...texts, borrowingPercentage: '' } : texts

/** The box that was typed in takes the place of the other one. */
export const pairChanges = (changes: RawAnswers): RawAnswers => ({
  ...('wantToBorrow' in changes && { borrowingPercentage: '' }),
  ...('borrowingPercentage' in changes && { wantToBorrow: '' }),
  ...changes,
})
