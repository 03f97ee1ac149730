import { homeAmount, spread, tan } from 'shared-lib/kit/form/credit-fields'
import { choice, count, neededWhen, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import type { Values } from 'shared-lib/kit/form/input-field'
import { usualTenor } from 'shared-lib/rules/credit/parameters/tenors'
import { extraCost, fixedYears, housing, onDay, rateTypes, tenor } from './credit.fields'

const isVariableNow = ({ currentRateType }: Values) => currentRateType === 'variable'
const hasNewIndex = ({ rateType }: Values) => rateType !== 'fixed'
// A rate of its own goes before index plus spread.
const needsCurrentSpread = (values: Values) => isVariableNow(values) && values.currentTan === undefined
const needsSpread = ({ rateType, tan }: Values) =>
  rateType === 'mixed' || (rateType === 'variable' && tan === undefined)

/** Inputs of a home-loan transfer, as in `POST /api/calculators/home-loan-transfer`. */
export const homeLoanTransferForm = defineForm(
  {
    outstandingDebt: homeAmount({
      label: 'Capital em dívida',
      hint: 'Quanto falta pagar ao banco. Está no extrato do crédito.',
      description: 'Capital still owed, euros.',
      slider: { min: 20_000, max: 400_000, step: 5000 },
    }),
    monthsLeft: count({
      label: 'Meses que faltam',
      hint: '20 anos são 240 meses.',
      unit: 'meses',
      description: 'Instalments left of the loan as it is.',
      min: 1,
      max: 600,
    }),
    currentRateType: withDefault(
      choice({
        label: 'Taxa de agora',
        hint: 'Uma taxa mista que ainda está no período fixo é fixa.',
        description:
          'Rate in force now; a mixed loan in its fixed period is fixed. Decides the early-repayment fee.',
        options: { variable: 'Variável', fixed: 'Fixa' },
      }),
      'variable',
    ),
    currentTan: neededWhen(
      (values) => !isVariableNow(values),
      optional(
        tan({
          label: 'TAN de agora',
          hint: 'A taxa que pagas, do extrato. Numa taxa variável basta ela ou o spread.',
          description:
            'Rate in force now, percent; goes before index plus `currentSpread`. Needed when fixed.',
        }),
      ),
    ),
    currentSpread: when(
      needsCurrentSpread,
      spread({
        label: 'Spread de agora',
        hint: 'O que o banco soma à Euribor.',
        description: 'Percentage points on the newest index; needed without `currentTan`.',
      }),
    ),
    rateType: withDefault(
      choice({
        label: 'Taxa da proposta',
        description: 'Of the new loan. mixed: fixed for `fixedYears`, then index plus spread.',
        options: rateTypes,
      }),
      'variable',
    ),
    tan: neededWhen(
      ({ rateType }) => rateType !== 'variable',
      optional(
        tan({
          label: 'Taxa fixa da proposta (TAN)',
          hint: 'Na taxa variável não precisas de escrever.',
          description:
            'Rate of the new loan, percent: fixed, of the fixed period, or instead of index plus `spread`.',
        }),
      ),
    ),
    spread: when(
      needsSpread,
      spread({
        label: 'Spread da proposta',
        hint: 'O que o banco novo soma à Euribor.',
        description: 'Percentage points on the index of a variable or mixed new loan.',
        slider: { min: 0.3, max: 2, step: 0.05 },
      }),
    ),
    euriborType: {
      ...withDefault(
        tenor({
          label: 'Euribor',
          description: 'Tenor of the index, months; not read when both rates are fixed.',
        }),
        12,
      ),
      hint: 'A do crédito que tens; se a da proposta for outra, indica-a abaixo.',
      applies: (values: Values) => isVariableNow(values) || hasNewIndex(values),
    },
    currentMonthlyCosts: extraCost({
      label: 'Seguros e comissões de agora, por mês',
      description: 'Insurance and fees that go with the loan as it is, euros a month.',
    }),
    fixedYears,
    newEuriborType: when(
      hasNewIndex,
      optional(
        tenor({
          label: 'Euribor da proposta',
          description: 'Tenor of the new index, months; `euriborType` by default.',
        }),
      ),
    ),
    newMonths: optional(
      count({
        label: 'Prazo da proposta',
        hint: 'Se não escreveres, contamos os meses que faltam.',
        unit: 'meses',
        description: 'Months of the new loan; as many as are left by default.',
        min: 1,
        max: 480,
      }),
    ),
    newMonthlyCosts: extraCost({
      label: 'Seguros e comissões da proposta, por mês',
      description: 'Insurance and fees that go with the new loan, euros a month.',
    }),
    openingFees: extraCost({
      label: 'Comissões do banco novo, sem imposto',
      description: 'Fees of the new lender before stamp duty, euros.',
    }),
    registrationCosts: extraCost({
      label: 'Registos e escritura',
      hint: 'Muitos bancos pagam-nos: pergunta.',
      description: 'Registration and deed, euros.',
    }),
    otherCosts: extraCost({ label: 'Outros custos', description: 'Any other cost of the transfer, euros.' }),
    earlyRepaymentFee: optional(
      percent({
        label: 'Comissão de reembolso do contrato',
        hint: 'Se não escreveres, contamos o máximo da lei.',
        description: 'Early-repayment fee, percent of the debt; the largest that the law lets by default.',
        min: 0,
        max: 5,
      }),
    ),
    housing,
    transferDate: onDay({
      label: 'Data da transferência',
      description: 'Day of the transfer; today by default.',
    }),
  },
  [
    { names: ['outstandingDebt', 'spread'], decisive: true },
    {
      title: 'O crédito que tens',
      names: ['monthsLeft', 'currentRateType', 'currentSpread', 'currentTan'],
    },
    { title: 'A proposta do banco novo', names: ['rateType', 'euriborType', 'tan', 'fixedYears'] },
    {
      title: 'Outro prazo ou outra Euribor na proposta',
      names: ['newMonths', 'newEuriborType'],
      folded: true,
    },
    {
      title: 'Custos da transferência',
      names: ['registrationCosts', 'openingFees', 'otherCosts', 'earlyRepaymentFee'],
      folded: true,
    },
    {
      title: 'Seguros e comissões por mês',
      names: ['currentMonthlyCosts', 'newMonthlyCosts'],
      folded: true,
    },
    { title: 'Para que é a casa e data', names: ['housing', 'transferDate'], folded: true },
  ],
  {
    outstandingDebt: '120000',
    monthsLeft: '300',
    currentSpread: '1,4',
    spread: '0,7',
    euriborType: `${usualTenor}`,
  },
)
