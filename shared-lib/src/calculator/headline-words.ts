import { cents } from '../money/cents'
import { formatEuro } from '../money/euro'
import type { Headline } from './calculator-view'

const amount = (value: Headline['value']): string => {
  if ('text' in value) return value.text
  const euros = formatEuro(cents(value.cents))
  return value.period ? `${euros} por ${value.period}` : euros
}

/** A headline as text, for who reads it away from its screen. */
export const headlineWords = ({ label, value, sentence }: Headline) => ({
  value: { label, value: amount(value) },
  sentence,
})
