import type { ResultsData } from './results.load'

/** A pair is the sum of two supplies, so that a supplier stands with its best one. */
function pairWords({ ranked, surpassed }: ResultsData): string {
  if (ranked !== 'dual') return ''
  const missing = surpassed === 1 ? '1 oferta não aparece' : `${surpassed} ofertas não aparecem`
  return ` Cada comercializadora entra com o seu par mais barato e, se custar menos, também com o gás de outra${surpassed > 0 ? `; por isso ${missing}` : ''}.`
}

/** What is to be known of the list besides its order. */
export const listNote = (data: ResultsData): string =>
  pairWords(data) + (data.loyaltyNotice ? ` ${data.loyaltyNotice}` : '')

/** Offers that are sold with both supplies alone, where one is compared. */
export const pairOnlyWords = (count: number): string =>
  count === 0
    ? ''
    : ` ${count === 1 ? 'Mais 1 só se vende' : `Mais ${count} só se vendem`} com eletricidade e gás juntos.`
