import type { Household, NotCovered } from './vocabulary'

const texts: Readonly<Record<NotCovered['reason'], string>> = {
  madeira:
    'Os preços que temos são do Continente: na Madeira, o IVA e os tarifários são outros. Não mostramos números.',
  azores:
    'Os preços que temos são do Continente: nos Açores, o IVA e os tarifários são outros. Não mostramos números.',
  'no-gas-network': 'Não há rede de gás natural no teu concelho. Compara só a eletricidade.',
  'unknown-figures':
    'Não conhecemos todas as taxas que valiam no dia destes preços: sem elas a conta não seria certa. Não mostramos números.',
}

export const refusal = (reason: NotCovered['reason']): NotCovered => ({
  kind: 'not-covered',
  reason,
  text: texts[reason],
})

/** Why no number can be given for a household, or `undefined` when one can. */
export function notCovered(
  household: Pick<Household, 'region' | 'energyType' | 'gasNetwork'>,
): NotCovered | undefined {
  if (household.region !== 'mainland') return refusal(household.region)
  if (household.energyType === 'gas' && household.gasNetwork === 'not-here') return refusal('no-gas-network')
  return undefined
}
