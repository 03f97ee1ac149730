import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, number, object, oneOf, text } from 'shared-lib/contract/schema'
import { newestValueOn, valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { fractionOf, percentOf } from 'shared-lib/money/rate'
import { aforroValue, treasuryInterest } from '../domain/state-savings'
import type { Region } from '../parameters/deposit-rules'
import { aforroBase, aforroTerms, treasuryTerms } from '../parameters/state-savings'
import { amount, percentAnswer, region, taxPercent } from './deposit-schemas'
import { problem, taxOf } from './deposit-tax'

interface CertificatesCall {
  readonly product: 'aforroF' | 'tesouro5'
  readonly amount: number
  readonly quarters?: number
  readonly years?: number
  readonly basePercent?: number
  readonly taxPercent?: number
  readonly region?: Region
}

function certificates(call: CertificatesCall, today: string) {
  const on = toIsoDate(today)
  const taxed = taxOf(call, on)
  if ('problems' in taxed) return taxed
  const principal = roundHalfUpToCent(call.amount)
  if (call.product === 'tesouro5') {
    if (call.quarters !== undefined)
      return problem('quarters', 'Os Certificados do Tesouro contam-se em anos (years)')
    const terms = valueOn(treasuryTerms, on)
    const { averageRate, ...paid } = treasuryInterest(
      principal,
      call.years ?? terms.rates.length,
      taxed.tax,
      terms,
    )
    return { result: { ...paid, averageGrossPercent: percentOf(averageRate) } }
  }
  if (call.years !== undefined)
    return problem('years', 'Os Certificados de Aforro contam-se em trimestres (quarters)')
  const newest = newestValueOn(aforroBase, on)
  const base = call.basePercent === undefined ? newest?.value : fractionOf(call.basePercent)
  if (base === undefined) return problem('basePercent', 'Não conhecemos a taxa base: indica-a')
  return {
    result: {
      ...aforroValue(principal, base, call.quarters ?? 4, taxed.tax, valueOn(aforroTerms, on)),
      basePercent: percentOf(base),
      ...(call.basePercent === undefined && newest && { baseMonth: newest.from.slice(0, 7) }),
    },
  }
}

/** `POST /api/calculators/savings-certificates`. */
export const savingsCertificatesCalculator: Calculator = {
  title: 'State savings certificates',
  called: 'Certificados de Aforro e do Tesouro',
  description:
    'What Certificados de Aforro series F (base rate held, premium of the year added, interest put back each quarter) and Certificados do Tesouro series 5 (interest paid out each year) leave after tax.',
  limits: [
    'A taxa base dos Certificados de Aforro muda todos os meses: conta-se sempre a mesma.',
    'Os trimestres contam-se iguais.',
  ],
  input: object(
    { product: oneOf(['aforroF', 'tesouro5'], 'Which certificate.'), amount },
    {
      quarters: integer('Whole quarters of `aforroF`; 4 when missing.', { minimum: 1, maximum: 60 }),
      years: integer('Whole years of `tesouro5`; 10 when missing.', { minimum: 1, maximum: 10 }),
      basePercent: number('Base rate of `aforroF`, percent; the newest known when missing.', {
        minimum: 0,
        maximum: 20,
      }),
      ...{ taxPercent, region },
    },
  ),
  output: object(
    {
      valueCents: cents('capital and net interest.'),
      netCents: cents('net interest.'),
    },
    {
      averageGrossPercent: percentAnswer('Mean yearly rate before tax (tesouro5)'),
      basePercent: percentAnswer('Base rate taken (aforroF)'),
      baseMonth: text('Month of that base rate, where it was not sent: the newest known.'),
    },
  ),
  examples: [
    {
      title: 'A year of Certificados de Aforro',
      input: { product: 'aforroF', amount: 10_000, basePercent: 2.5, quarters: 4, taxPercent: 28 },
    },
    {
      title: 'Certificados do Tesouro to the end',
      input: { product: 'tesouro5', amount: 10_000, years: 10, taxPercent: 28 },
    },
  ],
  calculate: certificates,
}
