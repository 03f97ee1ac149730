import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, roundHalfUpToCent, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { contributionExemption, declaredAdjustment } from '../../data/parameters/payroll/self-employed'
import { amountOf, eurosText, fromLaw } from '../irs/amount'
import type { SelfEmployedInput } from './self-employed-input'
import type { SelfEmployedLaw } from './self-employed-law'

/** Contribution of a month, on receipts that are the same every month. */
interface Contribution {
  /** Part of a month that counts: `rendimento relevante`. */
  readonly relevant: Cents
  /** Part of that which contributes. */
  readonly base: Cents
  readonly monthly: Cents
  /** Nothing is due, nor declared; why. Portuguese. */
  readonly exempt?: string
  readonly figure: Figure
}

const months = 12
const payments = 14

const paysEnough = ({ otherIncome }: SelfEmployedInput, { exemption, irs }: SelfEmployedLaw) =>
  otherIncome / 100 / payments >= exemption.jobIas * irs.ias.value

/** Part of a month's income, in euros, that does not contribute next to a job. */
const exemptWithJob = (input: SelfEmployedInput, law: SelfEmployedLaw) =>
  input.beside === 'job' && paysEnough(input, law) ? law.exemption.besideJobIas * law.irs.ias.value : 0

function exemptionOf(input: SelfEmployedInput, relevant: number, law: SelfEmployedLaw): string | undefined {
  if (input.activityYear === 'first')
    return `Nos primeiros ${law.exemption.firstMonths} meses de atividade não pagas Segurança Social nem entregas declarações.`
  if (input.beside === 'pension') return 'Quem recebe pensão não paga Segurança Social pelos recibos.'
  const free = exemptWithJob(input, law)
  return free > 0 && relevant <= free
    ? `Com o teu emprego, não pagas Segurança Social pelos recibos até ${eurosText(free)} de rendimento relevante por mês.`
    : undefined
}

const label = 'Segurança Social por mês'

/** A third of what counts of a quarter, moved by the declaration, up to a limit, by the rate, at least a minimum. */
export function contributionOf(input: SelfEmployedInput, law: SelfEmployedLaw): Contribution {
  const { rate, relevantShare, capIas, minimum } = law.irs.selfEmployedContributions.value
  const share = input.kind === 'goods' ? law.goodsShare : relevantShare
  const month = timesCents(input.receipts, 1 / months)
  const relevant = timesCents(input.receipts, share / months)
  const exempt = exemptionOf(input, relevant / 100, law)
  if (exempt) {
    const figure = amountOf('social_security', label, cents(0), {
      formula: exempt,
      law: contributionExemption.law,
    })
    return { relevant, base: cents(0), monthly: cents(0), exempt, figure }
  }
  const free = roundHalfUpToCent(exemptWithJob(input, law))
  const cap = roundHalfUpToCent(capIas * law.irs.ias.value)
  const moved = timesCents(relevant, 1 + input.adjustment)
  const base = cents(Math.max(0, Math.min(moved, cap) - free))
  const due = timesCents(base, rate)
  const least = roundHalfUpToCent(minimum)
  const monthly = cents(Math.max(due, least))
  const parts: Figure[] = [
    amountOf('relevant_income', 'Rendimento relevante por mês', relevant, {
      formula: `${formatEuro(month)} × ${formatRatio(share)}`,
      ...fromLaw(law.irs.selfEmployedContributions),
    }),
    amountOf('contribution_base', 'Base de incidência', base, {
      formula: [
        formatEuro(relevant),
        ...(input.adjustment === 0 ? [] : [` × ${formatRatio(1 + input.adjustment)}`]),
        `, até ${formatEuro(cap)}`,
        ...(free === 0 ? [] : [`, menos ${formatEuro(free)} que não contam com o teu emprego`]),
      ].join(''),
      law: input.adjustment === 0 ? fromLaw(law.irs.selfEmployedContributions).law : declaredAdjustment.law,
    }),
  ]
  const figure = amountOf('social_security', label, monthly, {
    formula: `${formatEuro(base)} × ${formatRatio(rate)}, no mínimo ${formatEuro(least)}`,
    ...fromLaw(law.irs.selfEmployedContributions),
    parts,
  })
  return { relevant, base, monthly, figure }
}

/** Declared until the last day of the month; its amount is paid in the three after it, from the 10th to the 20th. */
const declarations = [
  { month: 1, covers: 'outubro a dezembro do ano anterior', paid: 'fevereiro, março e abril' },
  { month: 4, covers: 'janeiro a março', paid: 'maio, junho e julho' },
  { month: 7, covers: 'abril a junho', paid: 'agosto, setembro e outubro' },
  { month: 10, covers: 'julho a setembro', paid: 'novembro, dezembro e janeiro' },
] as const

export interface QuarterlyDeclaration {
  /** `2026-04`. */
  readonly declaredIn: string
  readonly covers: string
  readonly paidIn: string
  readonly receipts: Cents
  readonly monthly: Cents
}

/** The four of a year on even receipts; none for the exempt. */
export const quartersOf = (
  { year, receipts }: SelfEmployedInput,
  { monthly, exempt }: Contribution,
): readonly QuarterlyDeclaration[] =>
  exempt
    ? []
    : declarations.map(({ month, covers, paid }) => ({
        declaredIn: `${year}-${String(month).padStart(2, '0')}`,
        covers,
        paidIn: paid,
        receipts: timesCents(receipts, 1 / declarations.length),
        monthly,
      }))
