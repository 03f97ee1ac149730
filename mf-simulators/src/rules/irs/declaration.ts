import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, roundHalfUpToCent, sumCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { type Amount, amountOf, eurosText, unknownAmount } from './amount'
import { type Bracket, bracketsOf } from './brackets'
import { collectableTax } from './collectable'
import type { Filing } from './household'
import type { IrsLaw } from './irs-law'
import { type MunicipalBenefit, municipalBenefit, type Range } from './municipal-benefit'
import { rentRatesMissing } from './rents'
import { regionalTable } from './table-tax'
import { taxCredits } from './tax-credits'
import { taxableIncome } from './taxable-income'

/** Outcome of one return. Amounts that cannot be known are missing, with the reason in `unknown`. */
export interface Declaration {
  readonly kind: Filing['kind']
  /** Everything that the people on the return earned, before anything comes off. */
  readonly grossIncome: Cents
  /** Rendimento coletável, without what IRS Jovem exempts. */
  readonly taxableIncome?: Cents
  /** The steps of the table with the income that each rate is for, IRS Jovem included; of half of it in a joint return. */
  readonly brackets?: readonly Bracket[]
  /** Taken off the income of everybody on the return by the minimum existence. */
  readonly minimumExistence?: Cents
  /** Coleta: the tax before credits. */
  readonly collectable?: Cents
  /** Of that, the solidarity surcharge. */
  readonly surcharge?: Cents
  /** Deduções à coleta, after their caps; they may be more than the tax. */
  readonly credits?: Cents
  /** Missing also when the municipality's share is not known. */
  readonly municipalBenefit?: Cents
  /** Coleta líquida: after credits and the municipality's benefit. */
  readonly netCollectable?: Cents
  /** Withholding and payments on account; missing when the withholding is not known. */
  readonly paid?: Cents
  /** Net collectable less what was paid: positive is to pay, negative comes back. Missing without what was paid. */
  readonly balance?: Cents
  readonly unknown?: string
  /** Between what the net collectable lies when it is not known; missing when not even that is. */
  readonly netCollectableRange?: Range
  readonly figures: readonly Figure[]
}

function paidOf({ subjects }: Filing): Cents | undefined {
  const paid = subjects.flatMap(({ withholding, paymentsOnAccount }) =>
    withholding === undefined ? [] : [sumCents(withholding, paymentsOnAccount)],
  )
  return paid.length < subjects.length ? undefined : sumCents(...paid)
}

const grossOf = ({ subjects }: Filing): Cents =>
  sumCents(
    ...subjects.flatMap(({ employment, selfEmployment, pension, alimonyReceived, rents }) => [
      employment,
      selfEmployment,
      pension,
      alimonyReceived,
      rents,
    ]),
  )

/** Receipts above which there is no simplified regime. */
function needsAccounts({ subjects }: Filing, law: IrsLaw): string | undefined {
  const limit = law.simplifiedRegimeLimit.value
  return subjects.some(({ selfEmployment }) => selfEmployment > roundHalfUpToCent(limit))
    ? `Acima de ${eurosText(limit)} de recibos é preciso contabilidade organizada, e sem ela não há conta.`
    : undefined
}

const incomeLabel = 'Rendimento coletável'

/** Tax less credits, never below zero. */
function afterCredits(tax: Amount, credits: Amount): Amount {
  return amountOf(
    'after_credits',
    'Coleta depois das deduções',
    cents(Math.max(0, tax.value - credits.value)),
    {
      formula: `${formatEuro(tax.value)} − ${formatEuro(credits.value)}, no mínimo 0`,
      law: 'CIRS, art. 78.º',
      parts: [tax, credits],
    },
  )
}

function balanceOf(net: Cents, paid: Cents): Amount {
  const balance = sumCents(net, cents(-paid))
  return amountOf('balance', balance < 0 ? 'Reembolso' : 'Imposto a pagar', balance, {
    formula: `${formatEuro(net)} − ${formatEuro(paid)} já pagos`,
  })
}

/** Net collectable and balance where there is one answer, otherwise between what it lies. */
function settle(
  range: Range,
  paid: Cents | undefined,
  unknown: string | undefined,
  parts: readonly Figure[],
) {
  const label = 'Coleta líquida'
  if (unknown && range.from !== range.to)
    return {
      unknown,
      netCollectableRange: range,
      figures: [unknownAmount('net_collectable', label, unknown, { parts })],
    }
  const net = amountOf('net_collectable', label, range.to, {
    formula: parts.map(({ value }) => formatEuro(cents(value ?? 0))).join(' − '),
    parts,
  })
  if (paid === undefined) return { netCollectable: net.value, figures: [net] }
  const balance = balanceOf(net.value, paid)
  return { netCollectable: net.value, balance: balance.value, figures: [net, balance] }
}

const surchargeIn = ({ parts = [] }: Amount): Cents =>
  cents(parts.find(({ id }) => id === 'solidarity_surcharge')?.value ?? 0)

const withBenefit = (left: Amount, { figure, range }: MunicipalBenefit, paid: Cents | undefined) => ({
  ...(figure.value !== undefined && { municipalBenefit: cents(figure.value) }),
  ...settle(
    { from: sumCents(left.value, cents(-range.to)), to: sumCents(left.value, cents(-range.from)) },
    paid,
    figure.unknown,
    [left, figure],
  ),
})

/** The whole calculation of one return, in the order of the law. */
export function declare(filing: Filing, law: IrsLaw): Declaration {
  const { kind, quotient, household } = filing
  const paid = paidOf(filing)
  const start = { kind, grossIncome: grossOf(filing), ...(paid !== undefined && { paid }) }
  const refused = needsAccounts(filing, law) ?? rentRatesMissing(filing, law)
  if (refused)
    return { ...start, unknown: refused, figures: [unknownAmount('taxable_income', incomeLabel, refused)] }
  const income = taxableIncome(filing, law)
  const table = regionalTable(law, filing.household.region).value
  const taxable = {
    taxableIncome: income.taxable,
    brackets: bracketsOf(table, income.withExempt, filing.quotient),
    minimumExistence: income.abated,
  }
  const collectable = collectableTax(income, filing, law)
  const { value, unknown = '' } = collectable
  if (value === undefined) return { ...start, ...taxable, unknown, figures: [income.figure, collectable] }
  const tax = { ...collectable, value: cents(value), unit: 'cents' } as const
  const credits = taxCredits(filing, income.taxable / quotient / 100, law)
  const left = afterCredits(tax, credits)
  const benefit = municipalBenefit(left.value, household.participation, law)
  const { figures, ...settled } = withBenefit(left, benefit, paid)
  return {
    ...start,
    ...taxable,
    collectable: tax.value,
    surcharge: surchargeIn(tax),
    credits: credits.value,
    ...settled,
    figures: [income.figure, ...figures],
  }
}
