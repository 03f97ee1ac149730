import { datedValueOn, type Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { Figure } from 'shared-lib/rules/figures/figure'
import type { WithholdingPeriod } from '../../data/parameters/payroll/withholding-tables'

const datedIn = <Value>(parameter: Parameter<Value>, period: WithholdingPeriod) =>
  datedValueOn(parameter, period.from)

/** The value in force in a withholding period; none of them changes within one. Undefined when unknown. */
export const valueIn = <Value>(parameter: Parameter<Value>, period: WithholdingPeriod): Value | undefined =>
  datedIn(parameter, period)?.value

/** Law and source of that value, for a figure. */
export function lawIn(
  parameter: Parameter<unknown>,
  period: WithholdingPeriod,
): Pick<Figure, 'law' | 'source' | 'period'> {
  return { law: parameter.law, period: period.label, source: datedIn(parameter, period)?.source }
}
