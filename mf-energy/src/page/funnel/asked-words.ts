import { asksElectricity, asksGas } from '../../rules/asked'
import type { EnergyAnswers } from '../../rules/energy-answers'

/** What a request asks for: `preços de hoje de eletricidade e gás natural`. */
export function askedWords(answers: EnergyAnswers): string {
  const supplies = [asksElectricity(answers) && 'eletricidade', asksGas(answers) && 'gás natural']
  return `preços de hoje de ${supplies.filter(Boolean).join(' e ') || 'energia'}`
}
