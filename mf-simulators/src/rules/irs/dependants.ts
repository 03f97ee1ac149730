import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { type Amount, amountOf, eurosText, fromLaw } from './amount'
import type { Filing, Household } from './household'
import type { IrsLaw } from './irs-law'

/**
 * Of the dependants aged up to 6, the first of the household has only its own age's raise; the second and next have
 * the higher one whatever the age of the first. The eldest is the first.
 */
function raises({ dependants, dependantsUpToThree, dependantsFourToSix }: Household) {
  const young = dependantsUpToThree + dependantsFourToSix
  const firstIsYoung = young > 0 && young === dependants
  const upToThree = firstIsYoung && dependantsFourToSix === 0 ? 1 : 0
  return { upToThree, further: firstIsYoung ? young - 1 : young }
}

const part = (count: number, euros: number) => (count > 0 ? [`${count} × ${eurosText(euros)}`] : [])

const shared = (terms: readonly string[], share: number) =>
  share === 1 ? terms.join(' + ') : `(${terms.join(' + ')}) × ${share * 100}\u00a0%`

/** Credit for dependants: outside the global cap. */
export function dependantCredit({ household, share }: Filing, law: IrsLaw): Amount {
  const { each, upToThree, furtherUpToSix } = law.dependants.value
  const raised = raises(household)
  const euros = household.dependants * each + raised.upToThree * upToThree + raised.further * furtherUpToSix
  const terms = [
    ...part(household.dependants, each),
    ...part(raised.upToThree, upToThree),
    ...part(raised.further, furtherUpToSix),
  ]
  return amountOf('credit_dependants', 'Dependentes', roundHalfUpToCent(euros * share), {
    formula: shared(terms, share),
    ...fromLaw(law.dependants),
  })
}

/** Credit for ascendants who live with the household: outside the global cap. */
export function ascendantCredit({ household: { ascendants }, share }: Filing, law: IrsLaw): Amount {
  const { ascendant, onlyAscendant } = law.dependants.value
  const only = ascendants === 1 ? 1 : 0
  const terms = [...part(ascendants, ascendant), ...part(only, onlyAscendant)]
  const euros = ascendants * ascendant + only * onlyAscendant
  return amountOf('credit_ascendants', 'Ascendentes', roundHalfUpToCent(euros * share), {
    formula: shared(terms, share),
    ...fromLaw(law.dependants),
  })
}
