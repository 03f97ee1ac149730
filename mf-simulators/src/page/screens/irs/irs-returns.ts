import type { Figure } from 'shared-lib/rules/figures/figure'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { IrsOutcome } from '../../../calculators/irs.calculator'
import type { Declaration } from '../../../rules/irs/declaration'

export type Result = Extract<IrsOutcome, { kind: 'result' }>
export type Return = Declaration

export const returnNames: Readonly<Record<Return['kind'], string>> = {
  single: 'A tua declaração',
  couple: 'Em conjunto',
  subject_a: 'A tua',
  subject_b: 'Da outra pessoa',
}

/** The returns that cost least: the only one, the joint one or both separate ones. */
export const bestReturns = ({ declarations, comparison }: Result): readonly Return[] =>
  comparison?.better === 'separate' ? declarations.slice(1) : declarations.slice(0, 1)

type AmountName = 'grossIncome' | 'collectable' | 'municipalBenefit' | 'netCollectable' | 'paid' | 'balance'

/** Of several returns together; undefined when one of them is not known. */
export const total = (returns: readonly Return[], name: AmountName): number | undefined =>
  returns.reduce<number | undefined>((sum, one) => {
    const amount = one[name]
    return sum === undefined || amount === undefined ? undefined : sum + amount
  }, 0)

/** Between what is still to pay (negative: comes back) of several returns together. */
export function balanceRange(
  returns: readonly Return[],
): { readonly from: number; readonly to: number } | undefined {
  const end = (name: 'from' | 'to') =>
    returns.reduce<number | undefined>((sum, { netCollectable, netCollectableRange, paid }) => {
      const amount = netCollectable ?? netCollectableRange?.[name]
      return sum === undefined || amount === undefined || paid === undefined ? undefined : sum + amount - paid
    }, 0)
  const [from, to] = [end('from'), end('to')]
  return from === undefined || to === undefined ? undefined : { from, to }
}

const euros = (amount: number) => formatBriefEuro(cents(Math.abs(amount)))

/** `recebes 45,77 €`, `pagas 12 €`. */
function balanceWords(balance: number): string {
  if (balance === 0) return 'nada a pagar nem a receber'
  return balance < 0 ? `recebes ${euros(balance)}` : `pagas ${euros(balance)}`
}

/** `recebes entre 10 € e 20 €`, or from the one to the other. */
export function rangeWords({ from, to }: { readonly from: number; readonly to: number }): string {
  if (from >= 0) return `pagas entre ${euros(from)} e ${euros(to)}`
  if (to <= 0) return `recebes entre ${euros(to)} e ${euros(from)}`
  return `entre receber ${euros(from)} e pagar ${euros(to)}`
}

/** Outcome of returns filed together with one another, as far as it is known. */
export function outcomeWords(returns: readonly Return[]): string {
  const balance = total(returns, 'balance')
  if (balance !== undefined) return balanceWords(balance)
  const range = balanceRange(returns)
  return range ? rangeWords(range) : 'desconhecido'
}

/** At the start of a line. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A figure anywhere among others. */
export function figureNamed(figures: readonly Figure[], id: string): Figure | undefined {
  for (const figure of figures) {
    const found = figure.id === id ? figure : figureNamed(figure.parts ?? [], id)
    if (found) return found
  }
  return undefined
}
