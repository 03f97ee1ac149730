import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import type { __Name__Result } from '../../../rules/__name__/__name__'

const sentenceOf = (yearly: number) => {
  if (yearly === 0) return 'Pagas o mesmo.'
  return yearly > 0 ? 'É o que ficas a pagar a menos num ano.' : 'É o que ficas a pagar a mais num ano.'
}

export const __camel__Headline = ({ yearly }: __Name__Result): Headline => ({
  label: 'Diferença',
  value: { cents: Math.abs(yearly), period: 'ano' },
  sentence: sentenceOf(yearly),
})
