import { cents, roundHalfUpToCent, timesCents } from 'shared-lib/rules/money/cents'
import { selfEmployedContributions } from '../../data/parameters/irs/contributions'
import { ias as iasParameter } from '../../data/parameters/payroll/ias'
import { receiptWithholding } from '../../data/parameters/payroll/self-employed'
import { withholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import { noPay } from '../payroll/payment'
import { type Payslip, payslipOf } from '../payroll/payslip'
import { valueIn } from '../payroll/value-in'
import type { Offer, Person } from './offer'

const months = 12

/** A year of receipts for services, and why amounts are missing. */
interface SelfEmployedYear {
  readonly year: Payslip
  readonly unknown: readonly string[]
}

/** Contributions of a month on even receipts: a share of them up to a limit, at least a minimum. */
function contributions(yearly: number, { firstYear }: Offer, { period }: Person): number | undefined {
  if (firstYear) return 0
  const dated = withholdingPeriod(period)
  const rule = valueIn(selfEmployedContributions, dated)
  const ias = valueIn(iasParameter, dated)
  if (!rule || ias === undefined) return undefined
  const base = Math.min((yearly / months) * rule.relevantShare, rule.capIas * ias)
  return Math.max(base * rule.rate, rule.minimum)
}

function withholdingRate({ region, period, youthIrs, invalidity }: Person): number | string {
  if (region !== 'mainland') return 'Não conhecemos a retenção dos recibos verdes das regiões autónomas.'
  if (youthIrs || invalidity !== 'not_invalid')
    return 'Não temos a retenção dos recibos verdes com IRS Jovem ou com deficiência.'
  const dated = withholdingPeriod(period)
  return valueIn(receiptWithholding, dated) ?? `Não temos a retenção dos recibos verdes ${dated.label}.`
}

/** Receipts of services under the simplified regime, without VAT; twelve even months, no subsidies and no meal allowance. */
export function selfEmployedYear(offer: Offer, person: Person): SelfEmployedYear {
  const receipts = offer.context === 'yearly' ? offer.wage : cents(offer.wage * months)
  const rate = withholdingRate(person)
  const monthly = contributions(receipts / 100, offer, person)
  return {
    year: payslipOf({
      ...noPay,
      wage: receipts,
      ...(typeof rate === 'number' && { withholding: timesCents(receipts, rate) }),
      ...(monthly !== undefined && {
        socialSecurity: cents(months * roundHalfUpToCent(monthly)),
      }),
      companySocialSecurity: cents(0),
    }),
    unknown: [
      ...(typeof rate === 'string' ? [rate] : []),
      ...(monthly === undefined
        ? ['Não temos as contribuições dos trabalhadores independentes desse ano.']
        : []),
    ],
  }
}
