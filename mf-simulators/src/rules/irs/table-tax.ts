import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { Region } from 'shared-lib/rules/property/region'
import type { RegionalCut, TaxTable } from '../../data/parameters/irs/tax-tables'
import { amountOf, eurosText, fromLaw, unknownAmount } from './amount'
import type { InForce, IrsLaw } from './irs-law'

type Rates = readonly (number | undefined)[]

/** The table of a region; from an unknown rate on, what rests on it is unknown too. */
export interface RegionalTable {
  readonly limits: readonly number[]
  readonly rates: Rates
  readonly averages: Rates
}

const to = (decimals: number, value: number) => Number(value.toFixed(decimals))

/** Average rates at each limit, with the five decimals that the law prints (16,692 % is 0.16692). */
export function averageRates(limits: readonly number[], rates: Rates): Rates {
  let tax: number | undefined = 0
  return limits.map((limit, index) => {
    const rate = rates[index]
    tax =
      tax === undefined || rate === undefined ? undefined : tax + (limit - (limits[index - 1] ?? 0)) * rate
    return tax === undefined ? undefined : to(5, tax / limit + 1e-12)
  })
}

function cutTable({ limits, rates }: TaxTable, { cuts, averages }: RegionalCut): RegionalTable {
  const regional = rates.map((rate, index) => {
    const cut = cuts[index]
    return cut === undefined ? undefined : to(6, rate * (1 - cut))
  })
  return { limits, rates: regional, averages: averages ?? averageRates(limits, regional) }
}

/** Azores and Madeira cut the rates of the mainland table and keep its limits. */
export function regionalTable(law: IrsLaw, region: Region): InForce<RegionalTable> {
  if (region === 'mainland') return law.table
  const cuts = region === 'azores' ? law.azoresRateCuts : law.madeiraRateCuts
  return {
    ...cuts,
    value: cutTable(law.table.value, cuts.value),
    law: `${law.table.law}; ${cuts.law}`,
    source: `${law.table.source}; ${cuts.source}`,
  }
}

const divided = (base: Cents, quotient: number) => formatNumber(base / quotient / 100, 3)

/**
 * CIRS, art. 68.º, n.º 2: the highest limit that fits times its average rate, the rest times the next rate; on the
 * income divided by the quotient, multiplied back. Unknown where the rate needed was not found.
 */
export function tableTax(table: InForce<RegionalTable>, base: Cents, quotient: number): Figure {
  const { limits, rates, averages } = table.value
  const euros = base / quotient / 100
  const fits = limits.findLastIndex((limit) => limit < euros)
  const limit = limits[fits] ?? 0
  const average = fits === -1 ? 0 : averages[fits]
  const rate = rates[fits + 1]
  const label = 'Imposto da tabela geral'
  if (average === undefined || rate === undefined)
    return unknownAmount(
      'table_tax',
      label,
      `Não conhecemos a taxa regional do ${rates.indexOf(undefined) + 1}.º escalão deste ano.`,
      fromLaw(table),
    )
  const lower = fits === -1 ? '' : `${eurosText(limit)} × ${formatRatio(average)} + `
  const rest = fits === -1 ? `${divided(base, quotient)}\u00a0€` : eurosText(to(3, euros - limit))
  const once = `${lower}${rest} × ${formatRatio(rate)}`
  return amountOf(
    'table_tax',
    label,
    cents(roundHalfUpToCent((limit * average + (euros - limit) * rate) * quotient)),
    {
      formula: quotient === 1 ? once : `${quotient} × (${once})`,
      ...fromLaw(table),
    },
  )
}
