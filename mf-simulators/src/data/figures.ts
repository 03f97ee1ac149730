import { creditFigures } from 'shared-lib/rules/credit/credit.figures'
import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import { irsFigures } from './irs.figures'
import { payrollFigures } from './payroll.figures'
import { propertyFigures } from './property.figures'

/** Every parameter of the calculators in words, for the public list. */
export const figures: readonly PublishedFigure[] = [
  ...payrollFigures,
  ...irsFigures,
  ...propertyFigures,
  ...creditFigures,
]
