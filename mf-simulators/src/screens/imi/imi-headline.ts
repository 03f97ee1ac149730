import { formatEuro } from 'shared-lib/money/euro'
import type { ImiOutcome, ImiResult } from '../../domain/property/imi-outcome'
import type { Headline } from '../simulator/simulator-view'

const inParts = (count: number) => (count === 1 ? 'de uma só vez' : `em ${count} prestações`)

function sentence({ taxYear, municipality, bills: [bill, withDeduction] }: ImiResult): string {
  const where = municipality ? ` em ${municipality}` : ''
  const paid = `O imposto de ${taxYear}${where} paga-se em ${taxYear + 1}`
  if (!bill) return paid
  if (bill.instalments.length === 0) return `${paid}: neste caso não há nada a pagar.`
  const how = `${paid}, ${inParts(bill.instalments.length)}.`
  return withDeduction
    ? `${how} Se o teu concelho der a dedução por dependentes, são ${formatEuro(withDeduction.amount)}.`
    : how
}

/** What a year of IMI comes to, or what is missing to say it. */
export function imiHeadline(outcome: ImiOutcome): Headline {
  const label = 'IMI do ano'
  switch (outcome.kind) {
    case 'needs':
      return { label, value: { text: 'Falta a taxa' }, sentence: outcome.reason }
    case 'unknown':
      return { label, value: { text: 'Sem resposta' }, sentence: outcome.unknown }
    default:
      return { label, value: { cents: outcome.bills[0]?.amount ?? 0 }, sentence: sentence(outcome) }
  }
}
