import { formatDecimal } from 'shared-lib/rules/money/format-number'
import type { CheapestBetween, Stretch } from '../../rules/cheapest-between'
import { offerTitle } from '../../rules/offer-title'
import { timeNames } from '../../rules/offer-words'

const kwh = (amount: number) => formatDecimal(amount, 0)
const supplyWords = { electricity: 'eletricidade', gas: 'gás natural' } as const

export const ownStretch = ({ stretches, used }: CheapestBetween): Stretch | undefined =>
  stretches.find(({ from, to }) => used >= from && used <= to)

type StretchSupply = Stretch['supplies'][number]

const nameOf = ({ providerName, offerName, timeOption }: StretchSupply) =>
  [
    providerName,
    offerTitle(offerName),
    ...(timeOption && timeOption !== 'simple' ? [timeNames[timeOption]] : []),
  ].join(', ')

/** The gas that all stretches have, to show it once. */
function sharedGas({ stretches }: CheapestBetween): StretchSupply | undefined {
  const [first, ...others] = stretches.map(({ supplies }) => supplies[1])
  const same = others.every(
    (gas) => gas?.offerName === first?.offerName && gas?.providerName === first?.providerName,
  )
  return same ? first : undefined
}

/** Sellers and offers, e.g. `Ibelectra, Solução Conforto (−10 %)`; a pair joined by a plus, unless all share its gas. */
export function namesOf(cheapest: CheapestBetween, { supplies }: Stretch): string {
  const shown = sharedGas(cheapest) ? supplies.slice(0, 1) : supplies
  return shown.map(nameOf).join(' + ') || 'Nenhuma à venda'
}

/** `até 1.240 kWh`, `1.241 a 3.980 kWh`, `acima de 3.980 kWh`. */
export function rangeWords({ stretches }: CheapestBetween, index: number): string {
  const { from, to } = stretches[index] ?? { from: 0, to: 0 }
  if (index === 0) return `até ${kwh(to)} kWh`
  return index === stretches.length - 1 ? `acima de ${kwh(from - 1)} kWh` : `${kwh(from)} a ${kwh(to)} kWh`
}

/** Over which uses the reckoning goes. */
export function spanWords({ stretches, supply }: CheapestBetween): string {
  const [first, last] = [stretches[0]?.from ?? 0, stretches.at(-1)?.to ?? 0]
  return supply === 'gas'
    ? `De ${kwh(first)} a ${kwh(last)} kWh de gás natural por ano, dentro do teu escalão; o resto como respondeste.`
    : `Até ${kwh(last)} kWh de eletricidade por ano; o resto como respondeste.`
}

/** The whole in a few words: the cheapest at the home's own use, and where the neighbours take over. `month` of historic prices. */
export function stripSentence(cheapest: CheapestBetween, month?: string): string {
  const { stretches, used, supply } = cheapest
  const own = ownStretch(cheapest)
  if (!own?.rowId) return 'Para o teu consumo não há oferta à venda com estes filtros.'
  const index = stretches.indexOf(own)
  const [before, after] = [stretches[index - 1], stretches[index + 1]]
  const gas = sharedGas(cheapest)
  const [is, then] = month ? ['era', `Em ${month}, com`] : ['é', 'Com']
  return [
    `${then} ${kwh(used)} kWh de ${supplyWords[supply]} por ano, a mais barata ${is} ${namesOf(cheapest, own)}${before || after ? '' : `, ${everyUse(cheapest)}`}.`,
    before && `Com ${kwh(before.to)} kWh ou menos, ${is} ${namesOf(cheapest, before)}.`,
    after && `A partir de ${kwh(after.from)} kWh, ${is} ${namesOf(cheapest, after)}.`,
    gas && `O gás ${is} sempre de ${nameOf(gas)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const everyUse = ({ stretches, supply }: CheapestBetween) =>
  supply === 'gas'
    ? 'seja qual for o consumo no teu escalão'
    : `seja qual for o consumo até ${kwh(stretches.at(-1)?.to ?? 0)} kWh`
