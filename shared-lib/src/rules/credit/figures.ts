import type { Parameter } from '../dated/dated-parameter'
import { datedValueOn } from '../dated/dated-parameter'
import { formatDatePt } from '../dates/format-date'
import { type IsoDate, toIsoDate } from '../dates/iso-date'
import type { Figure } from '../figures/figure'
import { type Cents, cents } from '../money/cents'
import { formatEuro } from '../money/euro'
import { formatRatio } from '../money/format-ratio'

/** Members of a figure besides its name and value. */
export type Because = Pick<Figure, 'formula' | 'law' | 'source' | 'period' | 'unknown' | 'parts'>

const figureOf =
  (unit: Figure['unit']) =>
  (id: string, label: string, value: number | undefined, because: Because = {}): Figure => ({
    id,
    label,
    value,
    unit,
    ...because,
  })

export const money = figureOf('cents') as (
  id: string,
  label: string,
  value: Cents | undefined,
  because?: Because,
) => Figure
export const ratio = figureOf('ratio')
export const months = figureOf('months')
export const years = figureOf('years')

/** Law, source and time of the value in force on a day; the law alone when there is none. */
export function lawOf(parameter: Parameter<unknown>, on: IsoDate): Because {
  const found = datedValueOn(parameter, on)
  if (!found) return { law: parameter.law }
  const start = formatDatePt(toIsoDate(found.from))
  const period = found.to ? `de ${start} a ${formatDatePt(toIsoDate(found.to))}` : `desde ${start}`
  return { law: parameter.law, source: found.source, period }
}

/** Why a dated value is not known. */
export const unknownOn = (what: string, on: IsoDate): string =>
  `Não conhecemos ${what} em ${formatDatePt(on)}.`

/** `150.000,00 € a 3,187 % durante 360 meses` with the annuity that it goes into. */
export const annuityFormula = (capital: Cents, annualRate: number, count: number): string =>
  annualRate === 0
    ? `${formatEuro(capital)} ÷ ${count}`
    : `${formatEuro(capital)} × i ÷ (1 − (1 + i)^−${count}), i = ${formatRatio(annualRate)} ÷ 12`

/** An instalment with the stamp duty that is paid on top; unchanged without one. */
export function withDuty(figure: Figure, duty: Cents, interest: Cents, share: number): Figure {
  const { id, label, value = 0, formula, parts, ...because } = figure
  if (duty === 0) return figure
  return money(id, label, cents(value + duty), {
    ...because,
    formula: `${formatEuro(cents(value))} + ${formatEuro(duty)} de imposto do selo`,
    parts: [
      { ...figure, id: `${id}-before-duty`, label: `${label}, sem imposto` },
      money('duty', 'Imposto do selo sobre os juros do primeiro mês', duty, {
        formula: `${formatEuro(interest)} × ${formatRatio(share)}`,
      }),
    ],
  })
}
