import { index, spread } from 'shared-lib/kit/form/credit-fields'
import { choice, count, euros, month, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** Inputs of the Euribor change, as in `POST /api/calculators/euribor`. */
export const euriborForm = defineForm(
  {
    initialFinancing: euros({
      label: 'Quanto pediste ao banco',
      hint: 'O montante no início do contrato, não o que deves hoje.',
      description: 'Amount lent at the start, euros.',
      min: 1000,
      max: 10_000_000,
      slider: { min: 20_000, max: 400_000, step: 5000 },
    }),
    loanDuration: count({
      label: 'Prazo do contrato',
      hint: 'O prazo todo, desde o início: 30 anos são 360 meses.',
      unit: 'meses',
      description: 'Months of the whole contract.',
      min: 1,
      max: 600,
    }),
    startMonth: month({
      label: 'Mês em que assinaste o contrato',
      hint: 'Contamos a primeira prestação no mês seguinte.',
      description:
        'Month of the contract, `YYYY-MM` or `MM/YYYY`, before today’s; the first instalment falls a month later.',
    }),
    euriborType: choice({
      label: 'Euribor do contrato',
      hint: 'É também de quantos em quantos meses a prestação é revista.',
      description: 'Tenor of the index, months: also the step of the reviews.',
      options: [
        [3, '3 meses'],
        [6, '6 meses'],
        [12, '12 meses'],
      ],
    }),
    currentSpread: spread({
      label: 'Spread',
      hint: 'A margem do banco, que se soma à Euribor. Está no contrato e no extrato.',
      description: 'Percentage points added to the index (0.85 is 0.85 %); taken as the same all along.',
    }),
    familyBudget: optional(
      eurosPer({
        label: 'Rendimento líquido do agregado, por mês',
        hint: 'Para saberes a taxa de esforço.',
        description: 'Net monthly income of the household, euros: for the effort rates.',
        min: 1,
        max: 1_000_000,
      }),
    ),
    otherEuribor: optional(
      index({
        label: 'E se a Euribor fosse…',
        hint: 'Para veres como ficaria a próxima prestação.',
        description: 'An index of one’s own for the simulated instalment, percent.',
        slider: { min: -0.5, max: 6, step: 0.05 },
      }),
    ),
  },
  [
    { names: ['initialFinancing', 'otherEuribor'], decisive: true },
    { names: ['loanDuration', 'startMonth', 'euriborType', 'currentSpread', 'familyBudget'] },
  ],
  {
    initialFinancing: '150000',
    loanDuration: '360',
    startMonth: '09/2022',
    euriborType: '12',
    currentSpread: '1',
  },
)
