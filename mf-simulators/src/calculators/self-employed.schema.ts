import { cents, either, integer, list, object, text } from 'shared-lib/contract/schema'
import { figures } from './figures-schema'
import { unknownReasons } from './payslip.schema'

const received = {
  receipts: cents('receipts without VAT.'),
  socialSecurity: cents('contributions.'),
}

const kept = {
  withholding: cents('IRS that clients keep back; missing where the rate is not known.'),
  net: cents('left after both.'),
}

const quarter = object({
  declaredIn: text('Month in which it is declared, until its last day: `YYYY-MM`.'),
  covers: text('Which months it tells of. Portuguese.'),
  paidIn: text('Months in which it is paid, from the 10th to the 20th. Portuguese.'),
  receipts: cents('receipts of the three months.'),
  monthly: cents('contribution of each month that follows.'),
})

const result = object(
  {
    kind: { const: 'result' },
    year: integer('Year of the receipts.'),
    month: object(received, kept, { description: 'An ordinary month.' }),
    annual: object(received, {
      ...kept,
      irs: cents('what the receipts add to the tax of the year.'),
      settlement: cents('of that tax, still to pay; negative comes back.'),
      afterTax: cents('left of the receipts after contributions and all of the tax.'),
    }),
    quarters: list(quarter, 'The four declarations of a year; empty for who is exempt.'),
    unknown: unknownReasons,
    notes: list(
      object({ id: text('Stable name.'), text: text('Portuguese.') }),
      'What a reader must know to trust the result.',
    ),
    figures,
  },
  {
    setAside: cents('to keep each month for contributions and for what the withholding leaves to pay.'),
    exempt: text('Why no contributions are due. Portuguese.'),
  },
)

const unknown = object({ kind: { const: 'unknown' }, unknown: text('Why it is not known. Portuguese.') })

/** Answer of `POST /api/calculators/self-employed`. */
export const selfEmployedOutput = either('A result, or why there is none.', result, unknown)
