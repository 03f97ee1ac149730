import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { type Amount, amountOf, eurosText, fromLaw, sumText, unknownAmount } from './amount'
import type { Filing } from './household'
import type { IrsLaw } from './irs-law'
import { ofSpecialRate, rentTaxes } from './rents'
import { regionalTable, tableTax } from './table-tax'
import type { TaxableIncome } from './taxable-income'

/** Step 4: the tax of everything, times the part that is taxed. */
function youthTax(table: Amount, { taxable, withExempt }: TaxableIncome): Amount {
  if (taxable === withExempt) return table
  return amountOf(
    'tax_of_taxed_part',
    'Imposto da parte não isenta',
    timesCents(table.value, taxable / withExempt),
    {
      formula: `${formatEuro(table.value)} × ${formatEuro(taxable)} ÷ ${formatEuro(withExempt)}`,
      law: 'CIRS, art. 12.º-B',
      parts: [table],
    },
  )
}

/** Step 7: the additional rates on what lies above 80 000 € and 250 000 €. */
function solidaritySurcharge(taxable: Cents, { household, quotient }: Filing, law: IrsLaw): Amount {
  const tiers = household.region === 'azores' ? law.azoresSurcharge : law.surcharge
  const base = taxable / quotient / 100
  const parts = tiers.value.map(({ above, rate }, index) => {
    const until = tiers.value[index + 1]?.above ?? Number.POSITIVE_INFINITY
    return { rate, slice: Math.max(0, Math.min(base, until) - above) }
  })
  const taxed = parts.filter(({ slice }) => slice > 0)
  const euros = taxed.reduce((sum, { slice, rate }) => sum + slice * rate, 0)
  const once = taxed.map(({ slice, rate }) => `${eurosText(slice)} × ${formatRatio(rate)}`).join(' + ')
  return amountOf(
    'solidarity_surcharge',
    'Taxa adicional de solidariedade',
    roundHalfUpToCent(euros * quotient),
    {
      formula: quotient === 1 ? once : `${quotient} × (${once})`,
      ...fromLaw(tiers),
    },
  )
}

/** Alimony received that is not added to the other income. */
function alimonyTax(filing: Filing, law: IrsLaw): Amount {
  const { alimonyReceivedRate } = law
  const rate = ofSpecialRate(alimonyReceivedRate.value, filing, law)
  const apart = filing.subjects.filter((subject) => !subject.includeAlimony)
  const received = sumCents(...apart.map((subject) => subject.alimonyReceived))
  return amountOf('alimony_tax', 'Imposto da pensão de alimentos', timesCents(received, rate), {
    formula: `${formatEuro(received)} × ${formatRatio(rate)}`,
    ...fromLaw(alimonyReceivedRate),
  })
}

/** Steps 5 to 7: the tax before credits (coleta); unknown where a rate of the region was not found. */
export function collectableTax(income: TaxableIncome, filing: Filing, law: IrsLaw): Figure {
  const label = 'Coleta total'
  const table = tableTax(regionalTable(law, filing.household.region), income.withExempt, filing.quotient)
  const { value } = table
  if (value === undefined) return unknownAmount('collectable', label, table.unknown ?? '', { parts: [table] })
  const main = youthTax({ ...table, value: cents(value), unit: 'cents' }, income)
  const others = [
    solidaritySurcharge(income.taxable, filing, law),
    alimonyTax(filing, law),
    ...rentTaxes(filing, law),
  ]
  const more = others.filter((one) => one.value > 0)
  return amountOf('collectable', label, sumCents(main.value, ...more.map((one) => one.value)), {
    formula: sumText([main.value, ...more.map((one) => one.value)]),
    law: 'CIRS, art. 68.º e 68.º-A',
    parts: [main, ...more],
  })
}
