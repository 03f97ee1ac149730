import { cents, object, text } from 'shared-lib/contract/schema'
import { type Outcome, openCalculator } from 'shared-lib/kit/form/calculator'
import type { InputOf } from 'shared-lib/kit/form/form'
import * as program from 'shared-lib/kit/form/program-fields'
import { newestValueOn, valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentOf } from 'shared-lib/rules/money/rate'
import { aforroBase, aforroTerms, treasuryTerms } from '../data/parameters/state-savings'
import { aforroValue, treasuryInterest } from '../rules/state-savings'
import { amount, region, taxOfInterest } from './call.fields'
import { percentAnswer } from './deposit-schemas'
import { problem, taxOf } from './deposit-tax'

const fields = {
  product: program.oneOf('Which certificate.', ['aforroF', 'tesouro5']),
  amount,
  quarters: program.optional(program.count('Whole quarters of `aforroF`; 4 when missing.', 60)),
  years: program.optional(program.count('Whole years of `tesouro5`; 10 when missing.', 10)),
  basePercent: program.optional(
    program.percent('Base rate of `aforroF`, percent; the newest known when missing.', 20),
  ),
  taxPercent: taxOfInterest(),
  region,
}

function certificates({ amount: principal, ...call }: InputOf<typeof fields>, on: IsoDate): Outcome<object> {
  const taxed = taxOf(call, on)
  if ('problems' in taxed) return taxed
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
  const base = call.basePercent ?? newest?.value
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
export const savingsCertificatesCalculator = openCalculator({
  title: 'State savings certificates',
  called: 'Certificados de Aforro e do Tesouro',
  description:
    'What Certificados de Aforro series F (base rate held, premium of the year added, interest put back each quarter) and Certificados do Tesouro series 5 (interest paid out each year) leave after tax.',
  limits: [
    'A taxa base dos Certificados de Aforro muda todos os meses: conta-se sempre a mesma.',
    'Os trimestres contam-se iguais.',
  ],
  fields,
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
})
