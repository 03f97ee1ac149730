import { choice, count, euros, optional, percent, when, withDefault } from '../form/fields'
import { defineForm } from '../form/form'
import { extraCost, fixedYears, housing, onDay, rateTypes, spread, tan, tenor } from './credit.fields'

/** Inputs of a home-loan transfer, as in `POST /api/calculators/home-loan-transfer`. */
export const homeLoanTransferForm = defineForm(
  {
    outstandingDebt: euros({
      label: 'Capital em dívida',
      description: 'Capital still owed, euros.',
      min: 1000,
      max: 20_000_000,
    }),
    monthsLeft: count({
      label: 'Meses que faltam',
      unit: 'meses',
      description: 'Instalments left of the loan as it is.',
      min: 1,
      max: 600,
    }),
    currentRateType: withDefault(
      choice({
        label: 'Taxa atual',
        description:
          'Rate in force now; a mixed loan in its fixed period is fixed. Decides the early-repayment fee.',
        options: { variable: 'Variável', fixed: 'Fixa' },
      }),
      'variable',
    ),
    currentTan: optional(
      tan(
        'TAN atual',
        'Rate in force now, percent; goes before index plus `currentSpread`. Needed when fixed.',
      ),
    ),
    currentSpread: when(
      ({ currentRateType }) => currentRateType === 'variable',
      optional(spread('Spread atual', 'Percentage points on the newest index; needed without `currentTan`.')),
    ),
    euriborType: withDefault(tenor('Euribor atual', 'Tenor of the index, months.'), 12),
    currentMonthlyCosts: extraCost(
      'Seguros e comissões atuais, por mês',
      'Insurance and fees that go with the loan as it is, euros a month.',
    ),
    rateType: withDefault(
      choice({
        label: 'Taxa nova',
        description: 'Of the new loan. mixed: fixed for `fixedYears`, then index plus spread.',
        options: rateTypes,
      }),
      'variable',
    ),
    tan: optional(
      tan(
        'TAN nova',
        'Rate of the new loan, percent: fixed, of the fixed period, or instead of index plus `spread`.',
      ),
    ),
    spread: when(
      ({ rateType }) => rateType !== 'fixed',
      optional(spread('Spread novo', 'Percentage points on the index of a variable or mixed new loan.')),
    ),
    newEuriborType: optional(
      tenor('Euribor nova', 'Tenor of the new index, months; `euriborType` by default.'),
    ),
    fixedYears,
    newMonths: optional(
      count({
        label: 'Prazo novo',
        unit: 'meses',
        description: 'Months of the new loan; as many as are left by default.',
        min: 1,
        max: 480,
      }),
    ),
    newMonthlyCosts: extraCost(
      'Seguros e comissões novos, por mês',
      'Insurance and fees that go with the new loan, euros a month.',
    ),
    openingFees: extraCost(
      'Comissões do novo banco, sem imposto',
      'Fees of the new lender before stamp duty, euros.',
    ),
    registrationCosts: extraCost(
      'Registos e escritura',
      'Registration and deed, euros.',
      'Muitos bancos pagam-nos: pergunta.',
    ),
    otherCosts: extraCost('Outros custos', 'Any other cost of the transfer, euros.'),
    earlyRepaymentFee: optional(
      percent({
        label: 'Comissão de reembolso do contrato',
        hint: 'Sem a indicares, conta o máximo da lei.',
        description: 'Early-repayment fee, percent of the debt; the largest that the law lets by default.',
        min: 0,
        max: 5,
      }),
    ),
    housing,
    transferDate: onDay('Data da transferência', 'Day of the transfer; today by default.'),
  },
  [
    {
      title: 'O crédito que tens',
      names: [
        'outstandingDebt',
        'monthsLeft',
        'currentRateType',
        'currentTan',
        'currentSpread',
        'euriborType',
        'currentMonthlyCosts',
      ],
    },
    {
      title: 'O crédito novo',
      names: ['rateType', 'tan', 'spread', 'newEuriborType', 'fixedYears', 'newMonths', 'newMonthlyCosts'],
    },
    {
      title: 'Custos da transferência',
      names: [
        'openingFees',
        'registrationCosts',
        'otherCosts',
        'earlyRepaymentFee',
        'housing',
        'transferDate',
      ],
    },
  ],
)
