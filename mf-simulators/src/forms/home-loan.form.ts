import { choice, count, euros, flag, optional, percent, when, withDefault } from '../form/fields'
import { defineForm } from '../form/form'
import {
  age,
  earlyRepaymentFields,
  extraCost,
  fixedYears,
  housing,
  netMonthlyIncome,
  onDay,
  otherInstalments,
  rateTypes,
  spread,
  tan,
  tenor,
} from './credit.fields'

/** Inputs of a home loan, as in `POST /api/calculators/home-loan`. */
export const homeLoanForm = defineForm(
  {
    propertyValue: optional(
      euros({
        label: 'Preço da casa',
        description: 'Price of the property, euros: for loan to value and the State’s guarantee.',
        min: 1000,
        max: 20_000_000,
      }),
    ),
    wantToBorrow: optional(
      euros({
        label: 'Montante do crédito',
        hint: 'Sem ele, e com o teu rendimento, calculamos o máximo que podes pedir.',
        description:
          'Amount to borrow, euros; or `borrowingPercentage` of `propertyValue`; or, with `netMonthlyIncome` alone, the most that it allows.',
        min: 1000,
        max: 20_000_000,
      }),
    ),
    borrowingPercentage: when(
      ({ wantToBorrow }) => wantToBorrow === undefined,
      optional(
        percent({
          label: 'Ou percentagem do preço',
          description: 'Share of `propertyValue` to borrow, percent; read when `wantToBorrow` is missing.',
          min: 1,
          max: 100,
        }),
      ),
    ),
    wantToBorrowTime: count({
      label: 'Prazo',
      unit: 'anos',
      description: 'Term, years. The loan may not end after the oldest borrower is 75.',
      min: 1,
      max: 40,
    }),
    rateType: withDefault(
      choice({
        label: 'Tipo de taxa',
        description: 'mixed: fixed for `fixedYears`, then index plus spread.',
        options: rateTypes,
      }),
      'variable',
    ),
    tan: optional(
      tan(
        'TAN',
        'Nominal yearly rate, percent: of a fixed loan, of the fixed period of a mixed one, or of a variable one instead of index plus `spread`.',
      ),
    ),
    spread: when(
      ({ rateType }) => rateType !== 'fixed',
      optional(spread('Spread', 'Percentage points on the index of a variable or mixed loan.')),
    ),
    euriborType: withDefault(tenor('Euribor', 'Tenor of the index, months.'), 12),
    otherEuribor: optional(
      percent({
        label: 'Outra Euribor',
        hint: 'Em vez da média mais recente.',
        description: 'An index of one’s own instead of the average of the month before, percent.',
        min: -2,
        max: 20,
      }),
    ),
    fixedYears,
    housing,
    age: age('Idade', 'Completed years of a borrower: for the longest term and the guarantee.'),
    secondAge: age('Idade do segundo titular', 'Completed years of a second borrower; the oldest counts.'),
    netMonthlyIncome,
    hasDuodecimals: withDefault(
      choice({
        label: 'O rendimento já inclui os subsídios?',
        hint: 'Sim, se os recebes em duodécimos ou se já os contaste.',
        description:
          'no: holiday and Christmas pay come on top (14 months a year), and a twelfth of the year counts.',
        options: { yes: 'Sim', no: 'Não' },
      }),
      'yes',
    ),
    otherInstalments,
    isRetired: flag({
      label: 'Já reformado',
      description: 'Income counts in full after 70 for who is retired already.',
    }),
    valuation: optional(
      euros({
        label: 'Avaliação do banco',
        description: 'Valuation, euros; the lower of it and the price counts.',
        min: 1000,
        max: 20_000_000,
      }),
    ),
    openingFees: extraCost('Comissões iniciais, sem imposto', 'Fees at the start before stamp duty, euros.'),
    registrationCosts: extraCost('Registos', 'Taxes and fees of registering the mortgage, euros.'),
    monthlyFee: extraCost('Comissões por mês, sem imposto', 'Monthly fees before stamp duty, euros.'),
    monthlyInsurance: extraCost(
      'Seguros exigidos, por mês',
      'Monthly premium of the insurance that the lender requires, euros.',
    ),
    taxableIncome: optional(
      euros({
        label: 'Rendimento coletável anual',
        hint: 'Dos titulares, para a garantia pública.',
        description: 'Yearly taxable income of the borrowers, euros: for the State’s guarantee.',
        min: 0,
        max: 10_000_000,
      }),
    ),
    isFirstHome: flag({
      label: 'É a primeira casa, não tens outra e não deves ao Estado',
      description:
        'First own permanent home, no other home owned, guarantee never used, no tax or social-security debt.',
    }),
    ...earlyRepaymentFields,
    assessmentDate: onDay(
      'Data da avaliação',
      'Day on which the lender assesses the application, whose rules count; today by default.',
    ),
  },
  [
    {
      names: [
        'propertyValue',
        'wantToBorrow',
        'borrowingPercentage',
        'wantToBorrowTime',
        'rateType',
        'tan',
        'spread',
        'euriborType',
        'fixedYears',
        'housing',
      ],
    },
    {
      title: 'Tu e o teu rendimento',
      names: ['age', 'secondAge', 'netMonthlyIncome', 'hasDuodecimals', 'otherInstalments', 'isRetired'],
    },
    {
      title: 'Custos do crédito',
      names: ['openingFees', 'registrationCosts', 'monthlyFee', 'monthlyInsurance'],
      folded: true,
    },
    {
      title: 'Garantia pública para jovens',
      names: ['taxableIncome', 'isFirstHome'],
      folded: true,
    },
    {
      title: 'Reembolso antecipado',
      names: ['earlyRepayment', 'earlyRepaymentMonth', 'earlyRepaymentKeeps'],
      folded: true,
    },
    {
      title: 'Avaliação, Euribor e data',
      names: ['valuation', 'otherEuribor', 'assessmentDate'],
      folded: true,
    },
  ],
)
