import { cents, roundHalfUpToCent, sumCents } from 'shared-lib/rules/money/cents'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { type Amount, amountOf, eurosText, fromLaw, sumText } from './amount'
import { ascendantCredit, dependantCredit } from './dependants'
import { disabilityCredit } from './disability'
import { cappedCredits, generalFamilyCredit } from './expense-credits'
import type { Filing } from './household'
import type { IrsLaw } from './irs-law'

interface Cap {
  readonly euros: number
  readonly formula: string
}

/** The global cap for a taxable income (after the quotient, in euros); none up to the first bracket. */
export function globalCapOf({ household, share }: Filing, taxable: number, law: IrsLaw): Cap | undefined {
  const { least, most, top, raise, raisedFrom } = law.globalCap.value
  const [first = 0] = law.table.value.limits
  if (taxable <= first) return undefined
  const sloped = taxable < top ? least + (most - least) * ((top - taxable) / (top - first)) : least
  const { dependants } = household
  const factor = (dependants >= raisedFrom ? 1 + raise * dependants : 1) * share
  const slope =
    taxable < top
      ? `${eurosText(least)} + ${eurosText(most - least)} × (${eurosText(top)} − ${eurosText(taxable)}) ÷ (${eurosText(top)} − ${eurosText(first)})`
      : eurosText(least)
  return {
    euros: sloped * factor,
    formula: factor === 1 ? slope : `(${slope}) × ${formatNumber(factor)}`,
  }
}

function underGlobalCap(filing: Filing, taxable: number, law: IrsLaw): Amount {
  const credits = cappedCredits(filing, taxable, law)
  const sum = sumCents(...credits.map(({ value }) => value))
  const cap = globalCapOf(filing, taxable, law)
  const limit = cap && roundHalfUpToCent(cap.euros)
  const value = limit === undefined ? sum : cents(Math.min(sum, limit))
  return amountOf('credits_in_global_cap', 'Deduções com limite global', value, {
    formula: cap ? `soma, até ${cap.formula}` : 'soma, sem limite até ao 1.º escalão',
    ...fromLaw(law.globalCap),
    parts: [...credits, ...(limit === undefined ? [] : [amountOf('limit_global', 'Limite global', limit)])],
  })
}

/** Step 8: everything that comes off the tax. `taxable` is the taxable income divided by the quotient, in euros. */
export function taxCredits(filing: Filing, taxable: number, law: IrsLaw): Amount {
  const parts = [
    dependantCredit(filing, law),
    ascendantCredit(filing, law),
    disabilityCredit(filing, law),
    ...filing.subjects.map((subject) => generalFamilyCredit(subject, filing, law)),
    underGlobalCap(filing, taxable, law),
  ].filter(({ value }) => value > 0)
  const value = sumCents(...parts.map((part) => part.value))
  const [first, ...others] = parts.map((part) => part.value)
  return amountOf('tax_credits', 'Deduções à coleta', value, {
    ...(first !== undefined && { formula: sumText([first, ...others]), parts }),
    law: 'CIRS, art. 78.º',
  })
}
