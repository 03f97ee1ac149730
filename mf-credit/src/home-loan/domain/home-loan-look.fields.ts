import { tenors } from 'shared-lib/credit/euribor/tenors'
import { choice, count, optional, percent, when, withDefault } from 'shared-lib/form/fields'

/** What the results are looked at with, besides the answers: how they are ordered, and the rate that is assumed. */
export const homeLoanLook = {
  orderBy: withDefault(
    choice({
      label: 'Ordenar as propostas por',
      description: 'monthlyRepayment: lowest monthly payment; totalRepayment: lowest total cost.',
      list: true,
      options: { totalRepayment: 'Menor custo total', monthlyRepayment: 'Menor pagamento por mês' },
    }),
    'totalRepayment',
  ),
  keptYears: optional(
    count({
      label: 'Anos até venderes ou mudares',
      hint: 'Vazio: até ao fim do prazo.',
      unit: 'anos',
      description: 'Years that the loan is kept, for the total cost; the whole term by default.',
      min: 1,
      max: 40,
    }),
  ),
  euribor: withDefault(
    choice({
      label: 'Euribor',
      description: 'Tenor of the index, months.',
      list: true,
      options: [
        [tenors[0], '3 meses'],
        [tenors[1], '6 meses'],
        [tenors[2], '12 meses'],
      ],
    }),
    6,
  ),
  spread: when(
    ({ rateType }) => rateType !== 'fixed',
    optional(
      percent({
        label: 'Spread',
        hint: 'Vazio: o médio dos contratos novos.',
        description: 'Percentage points on the index.',
        min: 0,
        max: 10,
      }),
    ),
  ),
  tan: when(
    ({ rateType }) => rateType !== 'variable',
    optional(
      percent({
        label: 'Taxa fixa (TAN)',
        hint: 'Vazio: a do mercado.',
        description: 'Nominal rate of the fixed part, percent.',
        min: 0,
        max: 15,
      }),
    ),
  ),
}
