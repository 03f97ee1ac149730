import { sumCents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import type { DeedCostsAnswer, Told, ToldCost } from '../../calculators/deed-answer'
import type { Headline } from '../simulator/simulator-view'
import { amountText, type DeedCosts } from './deed-text'

type Known = ToldCost & Pick<Told, 'low' | 'high'>

const isKnown = (cost: ToldCost): cost is Known => cost.low !== undefined && cost.high !== undefined

const sumOf = (costs: readonly Known[]) => ({
  low: sumCents(...costs.map(({ low }) => low)),
  high: sumCents(...costs.map(({ high }) => high)),
})

const isTax = ({ id }: ToldCost) => id === 'imt' || id === 'stamp_duty'
const isOfLoan = ({ id }: ToldCost) => id === 'loan_stamp_duty' || id === 'bank_fees'

const enumeration = (words: readonly string[]) =>
  new Intl.ListFormat('pt-PT', { type: 'conjunction' }).format(words)

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function sentence({ costs, total }: DeedCostsAnswer): string {
  const known = costs.filter(isKnown)
  const parts = [
    { words: 'de impostos sobre a compra', of: known.filter(isTax) },
    { words: 'do crédito', of: known.filter(isOfLoan) },
    { words: 'de escritura e registo', of: known.filter((cost) => !isTax(cost) && !isOfLoan(cost)) },
  ].filter(({ of }) => of.length > 0)
  const told = enumeration(parts.map(({ words, of }) => `${amountText(sumOf(of))} ${words}`))
  const missing = costs.filter((cost) => !isKnown(cost)).map(({ label }) => lowerFirst(label))
  const without = total.complete ? '' : ` Falta somar: ${enumeration(missing)}.`
  return `Além do preço da casa, são ${told}.${without}`
}

/** What the purchase costs besides the price, or why that is not known. */
export function deedCostsHeadline(outcome: DeedCosts): Headline {
  if (outcome.kind === 'unknown')
    return { label: 'Custos de escritura', value: { text: 'Sem resposta' }, sentence: outcome.unknown }
  const { total } = outcome
  return {
    label: total.complete ? 'Custos de escritura' : 'Custos de escritura que se sabem',
    value:
      total.amount === undefined
        ? { text: `${formatEuro(total.low)} a ${formatEuro(total.high)}` }
        : { cents: total.amount },
    sentence: sentence(outcome),
  }
}
