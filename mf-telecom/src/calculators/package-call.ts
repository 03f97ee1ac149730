import type { Problem } from 'shared-lib/kit/form/input-field'
import { knownMonths } from '../rules/price-path'
import { type PackageCosts, truePrice } from '../rules/true-price'
import type { PackageCall } from './call.fields'

export const packageOf = (call: PackageCall): PackageCosts => ({
  steps: call.monthlySteps.map(({ months, eur: monthly }) => ({ months, monthly })),
  once: call.onceEur,
  equipment: call.equipmentEurPerMonth,
  credits: call.creditsEur,
})

/** Faults of price steps that a field cannot see; `at` goes before the field's name. */
export function stepProblems(call: PackageCall, horizon: number, at = ''): readonly Problem[] {
  const { monthlySteps } = call
  const costs = packageOf(call)
  const open = monthlySteps.findIndex(({ months }) => months === undefined)
  if (open !== -1 && open < monthlySteps.length - 1)
    return [{ field: `${at}monthlySteps.${open}.months`, message: 'Só o último preço pode ficar sem fim' }]
  const known = knownMonths(costs.steps)
  if (known !== undefined && known < horizon)
    return [
      {
        field: `${at}monthlySteps`,
        message: `Falta o preço a partir do ${known + 1}.º mês: junta-o, com «months» a null`,
      },
    ]
  return truePrice(costs, horizon).total < 0
    ? [{ field: `${at}creditsEur`, message: 'Os descontos não podem passar do que se paga' }]
    : []
}
