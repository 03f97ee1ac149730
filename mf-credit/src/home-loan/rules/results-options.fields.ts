import { index, spread, tan } from 'shared-lib/kit/form/credit-fields'
import { choice, count, euros, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import { tenors, usualTenor } from 'shared-lib/rules/credit/parameters/tenors'

/** Ways of looking at the results, besides the answers: their order, and the rate that is assumed. */
export const resultsOptions = {
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
      hint: 'Se não escreveres, contamos até ao fim do prazo.',
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
    usualTenor,
  ),
  otherEuribor: when(
    ({ rateType }) => rateType !== 'fixed',
    optional(
      index({
        label: 'Outra Euribor',
        hint: 'Em vez da média mais recente.',
        description: 'An index of one’s own, percent, instead of the newest average.',
      }),
    ),
  ),
  spread: when(
    ({ rateType }) => rateType !== 'fixed',
    optional(
      spread({
        label: 'Spread',
        hint: 'Se não escreveres, contamos o médio dos contratos novos.',
        description: 'Percentage points on the index.',
      }),
    ),
  ),
  tan: when(
    ({ rateType }) => rateType !== 'variable',
    optional(
      tan({
        label: 'Taxa fixa (TAN)',
        hint: 'Se não escreveres, contamos a do mercado.',
        description: 'Nominal rate of the fixed part, percent.',
      }),
    ),
  ),
}

/** A variable rate as one figure; asked where the others are. */
export const variableTan = when(
  ({ rateType }) => rateType === 'variable',
  optional(
    tan({
      label: 'TAN, se não sabes o spread',
      hint: 'Em vez da Euribor e do spread.',
      description: 'Nominal rate of a variable loan, percent, instead of index plus spread.',
    }),
  ),
)

const cost = (label: string, hint: string, description: string) =>
  optional(euros({ label, hint, description, min: 0, max: 1_000_000 }))

const usual = 'Se não escreveres, contamos o habitual.'
const none = 'Se não escreveres, contamos 0 €.'

const startCosts = {
  openingFees: cost(
    'Comissões do banco, sem imposto',
    usual,
    'Fees at the start before stamp duty, EUR; the usual ones by default.',
  ),
  registrationCosts: cost(
    'Registo da hipoteca',
    usual,
    'Taxes and fees of registering the mortgage, EUR; the usual ones by default.',
  ),
}

/** Costs of a loan that is to come, besides its interest. */
export const newLoanCosts = {
  ...startCosts,
  monthlyInsurance: cost(
    'Seguros exigidos, por mês',
    usual,
    'Premium of the insurance that the lender requires, EUR a month; the usual one by default.',
  ),
  monthlyFee: cost(
    'Comissões por mês, sem imposto',
    none,
    'Monthly fees before stamp duty, EUR; none by default.',
  ),
}

/** Costs of leaving, and those that go with both loans each month. */
export const existingLoanCosts = {
  ...startCosts,
  otherCosts: cost('Outros custos de mudar', none, 'Any other cost of a transfer, EUR; none by default.'),
  earlyRepaymentFee: optional(
    percent({
      label: 'Comissão de reembolso do contrato',
      hint: 'Se não escreveres, contamos o máximo da lei.',
      description:
        'Early-repayment fee of the contract, percent of the debt; the largest of the law by default.',
      min: 0,
      max: 5,
    }),
  ),
  currentMonthlyCosts: cost(
    'Seguros e comissões de agora, por mês',
    none,
    'Insurance and fees of the loan as it is, EUR a month; none by default.',
  ),
  newMonthlyCosts: cost(
    'Seguros e comissões da proposta, por mês',
    none,
    'Insurance and fees of the new loan, EUR a month; none by default.',
  ),
}

/** Everything that the address of the results may hold besides the answers. */
export const optionFields = { ...resultsOptions, variableTan, ...newLoanCosts, ...existingLoanCosts }
