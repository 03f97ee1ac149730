import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { amountOf } from '../irs/amount'
import { contributionOf, type QuarterlyDeclaration, quartersOf } from './contribution'
import { receiptWithholdingOf } from './receipt-withholding'
import { receiptsIrs } from './receipts-irs'
import type { SelfEmployedInput } from './self-employed-input'
import type { SelfEmployedLaw } from './self-employed-law'
import { type SelfEmployedNote, selfEmployedNotes } from './self-employed-notes'

const months = 12

/** A month, or a year, of receipts. Amounts that are not known are missing. */
interface ReceiptsPay {
  readonly receipts: Cents
  readonly socialSecurity: Cents
  readonly withholding?: Cents
  /** Left after both. */
  readonly net?: Cents
}

export interface SelfEmployedResult {
  readonly kind: 'result'
  readonly year: number
  readonly month: ReceiptsPay
  readonly annual: ReceiptsPay & {
    /** Added by the receipts to the tax of the year. */
    readonly irs?: Cents
    /** Of that tax, still to pay once the withholding counts; negative comes back. */
    readonly settlement?: Cents
    /** Of the receipts, after contributions and all of the tax. */
    readonly afterTax?: Cents
  }
  /** To keep each month for social security and for what the withholding leaves to pay. */
  readonly setAside?: Cents
  readonly quarters: readonly QuarterlyDeclaration[]
  /** Why there are no quarters. Portuguese. */
  readonly exempt?: string
  readonly unknown: readonly string[]
  readonly notes: readonly SelfEmployedNote[]
  readonly figures: readonly Figure[]
}

const known = ({ value }: Figure): Cents | undefined => (value === undefined ? undefined : cents(value))

function payOf(receipts: Cents, socialSecurity: Cents, withholding: Cents | undefined): ReceiptsPay {
  if (withholding === undefined) return { receipts, socialSecurity }
  const net = cents(receipts - socialSecurity - withholding)
  return { receipts, socialSecurity, withholding, net }
}

function settled(
  irs: Cents | undefined,
  withholding: Cents | undefined,
  pay: ReceiptsPay,
): Pick<SelfEmployedResult['annual'], 'irs' | 'afterTax' | 'settlement'> {
  if (irs === undefined) return {}
  return {
    irs,
    afterTax: cents(pay.receipts - pay.socialSecurity - irs),
    ...(withholding !== undefined && { settlement: cents(irs - withholding) }),
  }
}

const afterTaxFigure = ({ receipts, socialSecurity }: ReceiptsPay, irs: Figure, yearly: Figure): Figure[] =>
  irs.value === undefined
    ? [yearly, irs]
    : [
        amountOf('after_tax', 'Ficas com, no ano', cents(receipts - socialSecurity - irs.value), {
          formula: `${formatEuro(receipts)} − ${formatEuro(socialSecurity)} − ${formatEuro(cents(irs.value))}`,
          parts: [yearly, irs],
        }),
      ]

/** A year of even receipts: what clients keep back, what social security asks for and what the tax comes to. */
export function selfEmployed(input: SelfEmployedInput, law: SelfEmployedLaw): SelfEmployedResult {
  const contribution = contributionOf(input, law)
  const withheld = receiptWithholdingOf(input, law)
  const socialSecurity = cents(contribution.monthly * months)
  const irsFigure = receiptsIrs(input, socialSecurity, law)
  const [withholding, irs] = [known(withheld), known(irsFigure)]
  const annual = payOf(input.receipts, socialSecurity, withholding)
  const settlement = settled(irs, withholding, annual)
  const yearly = amountOf('social_security_year', 'Segurança Social do ano', socialSecurity, {
    formula: `${months} × ${formatEuro(contribution.monthly)}`,
    parts: [contribution.figure],
  })
  const { exempt, monthly } = contribution
  return {
    kind: 'result',
    year: input.year,
    month: payOf(
      timesCents(input.receipts, 1 / months),
      monthly,
      withholding === undefined ? undefined : timesCents(withholding, 1 / months),
    ),
    annual: { ...annual, ...settlement },
    ...(settlement.settlement !== undefined && {
      setAside: sumCents(monthly, timesCents(cents(Math.max(0, settlement.settlement)), 1 / months)),
    }),
    quarters: quartersOf(input, contribution),
    ...(exempt && { exempt }),
    unknown: [withheld, irsFigure].flatMap(({ unknown }) => unknown ?? []),
    notes: selfEmployedNotes(input, law),
    figures: [...afterTaxFigure(annual, irsFigure, yearly), withheld],
  }
}
