import { loanAmount, tan, term } from 'shared-lib/kit/form/credit-fields'
import { choice, flag, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import {
  age,
  earlyRepaymentFields,
  extraCost,
  netMonthlyIncome,
  onDay,
  otherInstalments,
} from './credit.fields'

/** Inputs of a personal loan, as in `POST /api/calculators/loan`. */
export const loanForm = defineForm(
  {
    wantToBorrowBase: loanAmount({
      label: 'Quanto queres pedir',
      description: 'Amount lent, euros.',
      slider: { min: 1000, max: 50_000, step: 500 },
    }),
    wantToBorrowTime: term({
      label: 'Prazo',
      hint: '5 anos são 60 meses.',
      description: 'Term, months.',
      slider: { min: 12, max: 120, step: 6 },
    }),
    tan: tan({
      label: 'TAN',
      hint: 'A taxa de juro da proposta, sem impostos nem comissões.',
      description: 'Nominal yearly rate without stamp duty, percent.',
    }),
    loanType: withDefault(
      choice({
        label: 'Para que é o crédito',
        hint: 'Decide a TAEG máxima e o prazo recomendado.',
        description:
          'What the money is for; education: education, health or renewable energy, with proof. Decides the ceiling of the TAEG and the longest term.',
        options: {
          others: 'Outro fim',
          refurbishmentFurniture: 'Obras ou mobília',
          consolidatedCredit: 'Juntar créditos',
          carMc: 'Carro ou mota',
          education: 'Educação, saúde ou energias renováveis',
        },
        list: true,
      }),
      'others',
    ),
    vehicle: when(
      ({ loanType }) => loanType === 'carMc',
      optional(
        choice({
          label: 'O veículo é',
          description: 'How the vehicle is paid: needed for the ceiling of its TAEG.',
          options: {
            carNew: 'Novo, com reserva de propriedade ou outros',
            carUsed: 'Usado, com reserva de propriedade ou outros',
            leasingNew: 'Novo, em leasing ou ALD',
            leasingUsed: 'Usado, em leasing ou ALD',
          },
          list: true,
        }),
      ),
    ),
    rateType: withDefault(
      choice({
        label: 'Tipo de taxa',
        description: 'A variable rate is shocked in the effort test and has no early-repayment fee.',
        options: { fixed: 'Fixa', variable: 'Variável' },
      }),
      'fixed',
    ),
    openingFee: extraCost({
      label: 'Comissão de abertura, sem imposto',
      description: 'Fee at the start before stamp duty, euros.',
    }),
    monthlyFee: extraCost({
      label: 'Comissão por mês, sem imposto',
      description: 'Monthly fee before stamp duty, euros.',
    }),
    monthlyInsurance: extraCost({
      label: 'Seguro, por mês',
      description: 'Monthly insurance premium, euros.',
    }),
    isInsuranceRequired: flag({
      label: 'O seguro é obrigatório para teres o crédito',
      description: 'Required insurance is part of TAEG and MTIC; optional insurance is not.',
    }),
    netMonthlyIncome,
    otherInstalments,
    age: age({
      label: 'Idade',
      description: 'Completed years of the oldest borrower: income counts less after 70.',
    }),
    ...earlyRepaymentFields,
    earlyRepaymentFee: optional(
      percent({
        label: 'Comissão de reembolso do contrato',
        hint: 'Se não escreveres, contamos o máximo da lei.',
        description:
          'Early-repayment fee of the contract, percent of the capital repaid; the largest of the law by default: 0.5 in a fixed-rate period, 0.25 in the last year, none at a variable rate.',
        min: 0,
        max: 5,
      }),
    ),
    stampDutyOnUse: optional(
      percent({
        label: 'Imposto do selo sobre o montante',
        hint: 'Só se o teu contrato disser outro.',
        description:
          'Stamp duty on the use of the credit that the contract says, percent of the amount; needed for contracts of 2023 and 2024, whose rate is not confirmed.',
        min: 0,
        max: 10,
      }),
    ),
    contractDate: onDay({
      label: 'Data do contrato',
      description: 'Day of the contract, whose taxes and ceilings count; today by default.',
    }),
  },
  [
    { names: ['wantToBorrowBase', 'wantToBorrowTime'], decisive: true },
    { names: ['tan', 'loanType', 'vehicle'] },
    {
      title: 'Comissões e seguro',
      names: ['openingFee', 'monthlyFee', 'monthlyInsurance', 'isInsuranceRequired'],
      folded: true,
    },
    { title: 'Taxa de esforço', names: ['netMonthlyIncome', 'otherInstalments', 'age'], folded: true },
    {
      title: 'Reembolso antecipado',
      names: ['earlyRepayment', 'earlyRepaymentMonth', 'earlyRepaymentKeeps', 'earlyRepaymentFee'],
      folded: true,
    },
    { title: 'Taxa, imposto e data', names: ['rateType', 'stampDutyOnUse', 'contractDate'], folded: true },
  ],
  { wantToBorrowBase: '10000', wantToBorrowTime: '60', tan: '8,5' },
)
