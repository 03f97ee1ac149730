import { cents, list, number, object, text } from 'shared-lib/contract/schema'
import { figures } from './figures-schema'
import {
  pastTables,
  payslip,
  periodUsed,
  region,
  ribbonStep,
  sentences,
  unknownReasons,
  whatIfOf,
} from './payslip.schema'

const table = object({
  id: text('Number of the withholding table; `M23-` marks Madeira’s tables of 2023.'),
  title: text('Whom it is for. Portuguese.'),
  law: text('The order that approves it.'),
  checked: text('How far it was checked. Portuguese.'),
})

const rounded = object({}, { withholding: cents('IRS of the month.'), net: cents('net of the month.') })

/** Answer of `POST /api/calculators/net-salary`. */
export const netSalaryOutput = object(
  {
    period: periodUsed,
    year: payslip,
    month: payslip,
    halfMonth: payslip,
    week: payslip,
    day: payslip,
    hour: payslip,
    roundings: object({ each: rounded, total: rounded, cents: rounded }),
    marginalEuro: object(
      { gross: cents('one more euro of monthly wage, and what follows it.') },
      {
        withholding: cents('more IRS, to the cent.'),
        socialSecurity: cents('more contributions.'),
        net: cents('more net.'),
        companyCost: cents('more cost for the company.'),
      },
    ),
    oneMoreDependent: whatIfOf({}),
    otherRegions: list(whatIfOf({ region }), 'The same pay in the other two regions.'),
    ribbon: list(ribbonStep, 'The same pay in every withholding period held, oldest first.'),
    unknown: unknownReasons,
    notes: sentences('What a reader must know to trust the result.'),
    figures,
  },
  {
    table,
    effectiveRate: number(
      'Withholding on the month’s taxable pay by euro of it, before IRS Jovem, a fraction.',
    ),
    tableRate: number(
      'Rate of the row of the table, a fraction, before what the row deducts: not what one more euro bears, which is `marginalEuro`.',
    ),
    pastTables,
  },
)
