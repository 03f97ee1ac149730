import { homeAmount, index, spread, tan } from 'shared-lib/kit/form/credit-fields'
import {
  choice,
  count,
  euros,
  flag,
  neededWhen,
  optional,
  percent,
  when,
  withDefault,
} from 'shared-lib/kit/form/fields'
import type { Values } from 'shared-lib/kit/form/input-field'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
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
  tenor,
} from './credit.fields'

const hasIndex = ({ rateType }: Values) => rateType !== 'fixed'
/** A rate of its own goes before index plus spread. */
const needsSpread = ({ rateType, tan }: Values) =>
  rateType === 'mixed' || (rateType === 'variable' && tan === undefined)
const hasIncome = ({ netMonthlyIncome }: Values) => netMonthlyIncome !== undefined

/** Inputs of a home loan, without the detail of the schedule. */
export const homeLoanFields = {
  propertyValue: optional(
    homeAmount({
      label: 'Preço da casa',
      hint: 'Para sabermos que parte dele o banco pode financiar.',
      description: 'Price of the property, euros: for loan to value and the State’s guarantee.',
    }),
  ),
  wantToBorrow: neededWhen(
    ({ netMonthlyIncome, borrowingPercentage }) =>
      netMonthlyIncome === undefined && borrowingPercentage === undefined,
    optional(
      euros({
        label: 'Montante do crédito',
        hint: 'Não sabes? Indica o teu rendimento: dizemos-te quanto podes pedir.',
        slider: { min: 50_000, max: 500_000, step: 5000 },
        description:
          'Amount to borrow, euros; or `borrowingPercentage` of `propertyValue`; or, with `netMonthlyIncome` alone, the most that it allows.',
        min: 1000,
        max: 20_000_000,
      }),
    ),
  ),
  borrowingPercentage: when(
    ({ wantToBorrow }) => wantToBorrow === undefined,
    optional(
      percent({
        label: 'Percentagem do preço a pedir',
        hint: 'Em vez do montante.',
        description: 'Share of `propertyValue` to borrow, percent; read when `wantToBorrow` is missing.',
        min: 1,
        max: 100,
      }),
    ),
  ),
  wantToBorrowTime: neededWhen(
    ({ termMonths }) => termMonths === undefined,
    optional(
      count({
        label: 'Prazo',
        hint: 'Se não for certo em anos, indica os meses mais abaixo.',
        unit: 'anos',
        slider: { min: 5, max: 40, step: 1 },
        description: 'Term, years; or `termMonths`. The loan may not end after the oldest borrower is 75.',
        min: 1,
        max: 40,
      }),
    ),
  ),
  termMonths: optional(
    count({
      label: 'Prazo em meses',
      hint: 'Em vez dos anos: 26 anos e 5 meses são 317.',
      unit: 'meses',
      description: 'Term, months; goes before `wantToBorrowTime`.',
      min: 12,
      max: 480,
    }),
  ),
  rateType: withDefault(
    choice({
      label: 'Tipo de taxa',
      description: 'mixed: fixed for `fixedYears`, then index plus spread.',
      options: rateTypes,
    }),
    'variable',
  ),
  tan: neededWhen(
    ({ rateType }) => rateType !== 'variable',
    optional(
      tan({
        label: 'Taxa fixa (TAN)',
        hint: 'Na taxa variável, somamos a Euribor ao spread.',
        description:
          'Nominal yearly rate, percent: of a fixed loan, of the fixed period of a mixed one, or of a variable one instead of index plus `spread`.',
      }),
    ),
  ),
  spread: when(
    needsSpread,
    spread({
      label: 'Spread',
      hint: 'O que o banco soma à Euribor. Está na proposta.',
      description: 'Percentage points on the index of a variable or mixed loan.',
    }),
  ),
  // At a fixed rate its value plays no part, so it is not asked.
  euriborType: {
    ...withDefault(
      tenor({ label: 'Euribor', description: 'Tenor of the index, months; not read at a fixed rate.' }),
      12,
    ),
    applies: hasIndex,
  },
  otherEuribor: when(
    hasIndex,
    optional(
      index({
        label: 'Outra Euribor',
        hint: 'Em vez da média mais recente.',
        description: 'An index of one’s own instead of the average of the month before, percent.',
      }),
    ),
  ),
  fixedYears,
  housing,
  age: age({
    label: 'Idade',
    hint: 'A do titular mais velho. Para o prazo máximo.',
    description: 'Completed years of a borrower: for the longest term and the guarantee.',
  }),
  secondAge: age({
    label: 'Idade do segundo titular',
    hint: 'Conta a do mais velho; a garantia pública olha para as duas.',
    description: 'Completed years of a second borrower; the oldest counts.',
  }),
  netMonthlyIncome,
  hasDuodecimals: {
    ...withDefault(
      choice({
        label: 'O rendimento já inclui os subsídios?',
        hint: 'Sim, se os recebes em duodécimos ou se já os contaste.',
        description:
          'no: holiday and Christmas pay come on top (14 months a year), and a twelfth of the year counts.',
        options: { yes: 'Sim', no: 'Não' },
      }),
      'yes',
    ),
    applies: hasIncome,
  },
  otherInstalments,
  isRetired: flag({
    label: 'Já reformado',
    description: 'Income counts in full after 70 for who is retired already.',
  }),
  valuation: optional(
    homeAmount({
      label: 'Avaliação do banco',
      hint: 'Conta o menor valor entre ela e o preço.',
      description: 'Valuation, euros; the lower of it and the price counts.',
    }),
  ),
  openingFees: extraCost({
    label: 'Comissões iniciais, sem imposto',
    hint: 'Dossiê, avaliação, formalização.',
    description: 'Fees at the start before stamp duty, euros.',
  }),
  registrationCosts: extraCost({
    label: 'Registo da hipoteca',
    description: 'Taxes and fees of registering the mortgage, euros.',
  }),
  monthlyFee: extraCost({
    label: 'Comissões por mês, sem imposto',
    hint: 'Por exemplo, a da conta que o banco exige.',
    description: 'Monthly fees before stamp duty, euros.',
  }),
  monthlyInsurance: extraCost({
    label: 'Seguros exigidos, por mês',
    hint: 'Vida e multirriscos: entram na TAEG.',
    description: 'Monthly premium of the insurance that the lender requires, euros.',
  }),
  taxableIncome: optional(
    eurosPer({
      label: 'Rendimento coletável anual',
      hint: 'Dos titulares, na última nota de liquidação do IRS.',
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
  assessmentDate: onDay({
    label: 'Data da avaliação',
    description: 'Day on which the lender assesses the application, whose rules count; today by default.',
  }),
}
