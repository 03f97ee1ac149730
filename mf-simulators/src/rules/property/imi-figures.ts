import { datedValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { formatDatePt, formatMonthPt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { imiFamilyDeductions, imiInstalments, imiRuralRate } from '../../data/parameters/property/imi'
import type { ImiBill, ImiInput, ImiResult } from './imi-outcome'

type TaxedImi = Omit<ImiResult, 'figures'>

const lastDay = ({ taxYear }: TaxedImi) => toIsoDate(`${taxYear}-12-31`)

const periodOf = ({ taxYear }: TaxedImi) => `imposto de ${taxYear}, a pagar em ${taxYear + 1}`

function rateFigure({ rate, municipality }: TaxedImi): Figure {
  const label = {
    visitor: 'Taxa que indicaste',
    municipality: `Taxa de ${municipality}`,
    law: 'Taxa dos prédios rústicos',
  }[rate.from]
  const value = { id: 'rate', label, value: rate.value, unit: 'ratio', law: imiRuralRate.law } as const
  return { ...value, ...(rate.source !== undefined && { source: rate.source }) }
}

/** Tax value × rate. */
export const imiFigure = ({ vpt }: ImiInput, taxed: TaxedImi): Figure => ({
  id: 'imi',
  label: 'IMI antes de deduções',
  value: taxed.imi,
  unit: 'cents',
  formula: `${formatEuro(vpt)} × ${formatRatio(taxed.rate.value)}`,
  law: 'CIMI, art. 112.º, n.º 1',
  period: periodOf(taxed),
  parts: [{ id: 'vpt', label: 'Valor patrimonial tributário', value: vpt, unit: 'cents' }, rateFigure(taxed)],
})

const people = (dependents: number) =>
  dependents === 1 ? '1 dependente' : dependents === 3 ? '3 ou mais dependentes' : `${dependents} dependentes`

function deductionFigure({ dependents }: ImiInput, taxed: TaxedImi, bill: ImiBill): Figure {
  const source = datedValueOn(imiFamilyDeductions, lastDay(taxed))?.source
  return {
    id: 'family-deduction',
    label: `Dedução por ${people(dependents)}`,
    value: bill.deduction,
    unit: 'cents',
    formula: `${formatEuro(bill.deduction)}, só na habitação própria e permanente`,
    law: imiFamilyDeductions.law,
    ...(source !== undefined && { source }),
  }
}

function instalmentFigures(taxed: TaxedImi, { amount, instalments }: ImiBill): Figure[] {
  const source = datedValueOn(imiInstalments, lastDay(taxed))?.source
  return instalments.map((one) => ({
    id: `instalment-${one.month}`,
    label: `Prestação de ${formatMonthPt(toIsoDate(`${one.month}-01`))}`,
    value: one.amount,
    unit: 'cents',
    formula: `${formatEuro(amount)} ÷ ${instalments.length}`,
    law: imiInstalments.law,
    period: `até ${formatDatePt(one.until)}`,
    ...(source !== undefined && { source }),
  }))
}

const billLabel = (taxed: TaxedImi, index: number) =>
  taxed.bills.length === 1
    ? 'IMI a pagar'
    : index === 0
      ? 'IMI a pagar, se o município não der a dedução'
      : 'IMI a pagar, se o município der a dedução'

/** Payment for each of the bills, with its deduction and instalments. */
export const billFigures = (input: ImiInput, taxed: TaxedImi): Figure[] =>
  taxed.bills.map((bill, index) => ({
    id: index === 0 ? 'bill' : 'bill-with-deduction',
    label: billLabel(taxed, index),
    value: bill.amount,
    unit: 'cents',
    formula:
      bill.deduction === 0
        ? formatEuro(taxed.imi)
        : `${formatEuro(taxed.imi)} − ${formatEuro(bill.deduction)}`,
    law: 'CIMI, arts. 112.º e 112.º-A',
    period: periodOf(taxed),
    parts: [
      ...(bill.deduction === 0 ? [] : [deductionFigure(input, taxed, bill)]),
      ...instalmentFigures(taxed, bill),
    ],
  }))
