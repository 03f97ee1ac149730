import type { LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { knownMonths, type PriceStep } from '../domain/price-path'
import { type PackageCosts, truePrice } from '../domain/true-price'

/** A package as programs send it, in EUR. */
export interface PackageInput {
  readonly monthlySteps: readonly { readonly months: number | null; readonly eur: number }[]
  readonly onceEur?: number
  readonly equipmentEurPerMonth?: number
  readonly creditsEur?: number
}

export const stepsOf = ({ monthlySteps }: PackageInput): readonly PriceStep[] =>
  monthlySteps.map(({ months, eur }) => ({
    monthly: roundHalfUpToCent(eur),
    ...(months !== null && { months }),
  }))

export const packageOf = (input: PackageInput): PackageCosts => ({
  steps: stepsOf(input),
  once: roundHalfUpToCent(input.onceEur ?? 0),
  equipment: roundHalfUpToCent(input.equipmentEurPerMonth ?? 0),
  credits: roundHalfUpToCent(input.creditsEur ?? 0),
})

/** Faults of price steps that a schema cannot say; `at` goes before the field's name. */
export function stepProblems(input: PackageInput, horizon: number, at = ''): readonly LeadProblem[] {
  const { monthlySteps } = input
  const open = monthlySteps.findIndex(({ months }) => months === null)
  if (open !== -1 && open < monthlySteps.length - 1)
    return [{ field: `${at}monthlySteps.${open}.months`, message: 'Só o último preço pode ficar sem fim' }]
  const known = knownMonths(stepsOf(input))
  if (known !== undefined && known < horizon)
    return [
      {
        field: `${at}monthlySteps`,
        message: `Falta o preço a partir do ${known + 1}.º mês: junta-o, com «months» a null`,
      },
    ]
  return truePrice(packageOf(input), horizon).total < 0
    ? [{ field: `${at}creditsEur`, message: 'Os descontos não podem passar do que se paga' }]
    : []
}
