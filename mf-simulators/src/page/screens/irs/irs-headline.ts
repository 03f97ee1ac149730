import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { IrsOutcome } from '../../../calculators/irs.calculator'
import { balanceRange, bestReturns, capital, type Result, rangeWords, total } from './irs-returns'

const euros = (amount: number) => formatBriefEuro(cents(Math.abs(amount)))
const ways = { couple: 'em conjunto', separate: 'em separado', same: 'em conjunto ou em separado' } as const

/** Which way a couple files, and what that saves. */
function advice({ comparison }: Result): string {
  if (!comparison) return ''
  const { better, difference, differenceRange } = comparison
  if (better === 'same') return 'Em conjunto ou em separado, dá o mesmo. '
  if (difference !== undefined) return `Entregar ${ways[better]} poupa ${euros(difference)}. `
  return differenceRange
    ? `Entregar ${ways[better]} poupa entre ${euros(differenceRange.from)} e ${euros(differenceRange.to)}. `
    : ''
}

/** Of every 100 € earned, how much is tax. */
function shareWords(net: number, gross: number): string {
  if (gross === 0) return ''
  return ` (${formatNumber(Math.round((net / gross) * 1000) / 10, 1)}\u00a0% do rendimento)`
}

function settled(balance: number, paid: number, notes: Result['notes']): string {
  const worked = notes.some(({ id }) => id === 'withholding-from-tables')
  const so = worked
    ? `Com os ${euros(paid)} que as tabelas descontam no ano`
    : `Já foram pagos ${euros(paid)}`
  if (balance === 0) return `${so}: não há nada a pagar nem a receber.`
  return balance < 0 ? `${so}: devolvem-te ${euros(balance)}.` : `${so}: faltam ${euros(balance)}.`
}

const titleOf = (balance: number) => (balance < 0 ? 'Reembolso' : 'IRS a pagar')

/** A year of IRS: back or to pay; the whole tax where it is not known what was paid already. */
export function irsHeadline(outcome: IrsOutcome): Headline {
  const label = 'IRS do ano'
  if (outcome.kind === 'unknown') return { label, value: { text: 'Sem resposta' }, sentence: outcome.unknown }
  const returns = bestReturns(outcome)
  const way = outcome.comparison ? `, ${ways[outcome.comparison.better]}` : ''
  const [net, gross, paid, balance] = (['netCollectable', 'grossIncome', 'paid', 'balance'] as const).map(
    (name) => total(returns, name),
  )
  if (net === undefined || gross === undefined) {
    const range = balanceRange(returns)
    const reason = returns.find(({ unknown }) => unknown)?.unknown ?? ''
    return {
      label: label + way,
      value: { text: range ? capital(rangeWords(range)) : 'Sem resposta' },
      sentence: advice(outcome) + reason,
    }
  }
  const tax = `O IRS de ${outcome.year} é de ${euros(net)}${shareWords(net, gross)}.`
  if (balance === undefined || paid === undefined)
    return {
      label: label + way,
      value: { cents: net, period: 'ano' },
      sentence: `${advice(outcome)}${tax} Escreve quanto te descontaram no ano para saberes se recebes ou se pagas.`,
    }
  return {
    label: titleOf(balance) + way,
    value: { cents: Math.abs(balance) },
    sentence: `${advice(outcome)}${tax} ${settled(balance, paid, outcome.notes)}`,
  }
}
