import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { sumCents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { andList } from 'shared-lib/rules/text/list-words'
import type { DeedAmount, DeedCost, DeedCostsAnswer } from '../../../calculators/deed-answer'
import type { DeedCosts } from './deed-text'

type Known = DeedCost & Pick<DeedAmount, 'low' | 'high'>

const isKnown = (cost: DeedCost): cost is Known => cost.low !== undefined && cost.high !== undefined

const mostOf = (costs: readonly Known[]) => sumCents(...costs.map(({ high }) => high))

const isTax = ({ id }: DeedCost) => id === 'imt' || id === 'stamp_duty'
const isOfLoan = ({ id }: DeedCost) => id === 'loan_stamp_duty' || id === 'bank_fees'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function sentence({ costs, total }: DeedCostsAnswer): string {
  const known = costs.filter(isKnown)
  const parts = [
    { words: 'de impostos sobre a compra', of: known.filter(isTax) },
    { words: 'pelo crédito', of: known.filter(isOfLoan) },
    { words: 'de escritura e registo', of: known.filter((cost) => !isTax(cost) && !isOfLoan(cost)) },
  ].filter(({ of }) => mostOf(of) > 0)
  const amounts = andList(parts.map(({ words, of }) => `${formatBriefEuro(mostOf(of))} ${words}`))
  const missing = costs.filter((cost) => !isKnown(cost)).map(({ label }) => lowerFirst(label))
  const without = total.complete ? '' : ` Falta somar: ${andList(missing)}.`
  const least = total.amount === undefined ? ` No mínimo, ${formatBriefEuro(total.low)} ao todo.` : ''
  return `Além do preço da casa, pagas ${amounts}.${least}${without}`
}

/** Cost of the purchase besides the price, one figure: the most of it where it is not known better. */
export function deedCostsHeadline(outcome: DeedCosts): Headline {
  if (outcome.kind === 'unknown')
    return { label: 'Custos de escritura', value: { text: 'Sem resposta' }, sentence: outcome.unknown }
  const { total } = outcome
  const label = total.complete ? 'Custos de escritura' : 'Custos de escritura que se sabem'
  return {
    label: total.amount === undefined ? `${label}, no máximo` : label,
    value: { cents: total.amount ?? total.high },
    sentence: sentence(outcome),
  }
}
