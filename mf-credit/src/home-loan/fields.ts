import { homeAmount, tan } from 'shared-lib/kit/form/credit-fields'
import { choice, count, neededWhen, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import type { AnswersOf } from 'shared-lib/kit/form/form'
import type { Values } from 'shared-lib/kit/form/input-field'
import { bankNames } from 'shared-lib/rules/providers/banks'
import { askedShare } from './data/parameters/share'
import { holderFields } from './rules/holder.fields'
import { purposeFields } from './rules/purpose.fields'

/** There is a loan already, with this bank or another. */
const hasLoan = ({ loanType }: Values) => loanType === 'transfer' || loanType === 'remortgage'
const banks = Object.entries(bankNames)

/** The newest bounds: the same for every day that a visitor can ask on. */
const share = askedShare.values.at(-1)?.value ?? { least: 0.01, most: 1 }

/** Questions of the home-loan funnel. A field that has the words of its question is drawn without repeating them. */
export const homeLoanFields = {
  ...purposeFields,
  buyingCycle: when(
    ({ loanType }) => loanType === 'acquisition',
    choice({
      label: 'Em que ponto está a compra?',
      description: 'How far the purchase is.',
      missing: 'Escolhe em que ponto está a compra',
      columns: 1,
      options: {
        looking: 'Ando à procura de casa',
        offer: 'Já fiz uma proposta',
        negotiating: 'Estou a negociar o preço',
        buy: 'Está acordada: falta o crédito',
      },
    }),
  ),
  constructionCycle: when(
    ({ loanType }) => loanType === 'construction',
    choice({
      label: 'Em que ponto está a obra?',
      description: 'How far the building is; submited: the project is with the municipality.',
      missing: 'Escolhe em que ponto está a obra',
      columns: 1,
      options: {
        search: 'Procuro terreno ou projeto',
        submited: 'O projeto está na câmara',
        projectApproved: 'O projeto está aprovado',
        budgetApproved: 'O orçamento está aprovado',
      },
    }),
  ),
  propertyValue: homeAmount({
    label: 'Preço da casa',
    hint: 'Se ainda não a escolheste, quanto pensas gastar.',
    description: 'Price of the home, EUR; of a loan that exists, what the home is worth.',
    missing: 'Insere o valor da casa',
    samples: ['250000'],
  }),
  wantToBorrow: neededWhen(
    ({ borrowingPercentage }) => borrowingPercentage === undefined,
    optional(
      homeAmount({
        label: 'Montante do crédito',
        hint: 'Ou a percentagem do valor da casa: basta um dos dois.',
        description: 'Amount to borrow, or debt of a loan that exists, EUR; or `borrowingPercentage`.',
        missing: 'Insere o montante ou a percentagem',
        samples: ['200000'],
      }),
    ),
  ),
  borrowingPercentage: when(
    (values) => !hasLoan(values),
    optional(
      percent({
        label: 'Percentagem do valor da casa',
        description:
          'Share of `propertyValue` to borrow, percent; in place of `wantToBorrow`, or equal to it.',
        decimals: 2,
        min: share.least * 100,
        max: share.most * 100,
        samples: ['80'],
      }),
    ),
  ),
  valuation: when(
    (values) => !hasLoan(values),
    optional(
      homeAmount({
        label: 'Avaliação do banco',
        hint: 'Se já a tens: conta o menor dos dois valores.',
        description:
          'What the lender says that the home is worth, EUR; the lower of it and the price counts.',
        samples: ['190000'],
      }),
    ),
  ),
  wantToBorrowTime: count({
    label: 'Prazo',
    unit: 'anos',
    description: 'Years, or years left of a loan that exists; the oldest holder is at most 75 at the end.',
    missing: 'Insere o prazo em anos',
    min: 1,
    max: 40,
    samples: ['35'],
  }),
  wantToBorrowMonths: optional(
    count({
      label: 'E meses',
      unit: 'meses',
      description: 'Months besides the years of `wantToBorrowTime`.',
      min: 0,
      max: 11,
      samples: ['5'],
    }),
  ),
  age: count({
    label: 'Idade do titular mais velho',
    hint: 'O prazo máximo depende dela.',
    unit: 'anos',
    description: 'Completed years of the oldest holder.',
    missing: 'Insere a idade do titular mais velho',
    min: 18,
    max: 74,
    samples: ['34'],
  }),
  currentRateType: when(
    hasLoan,
    withDefault(
      choice({
        label: 'Que taxa tens hoje?',
        hint: 'Uma taxa mista que ainda está no período fixo é fixa.',
        description: 'Rate in force now: decides the early-repayment fee.',
        options: { variable: 'Variável', fixed: 'Fixa' },
      }),
      'variable',
    ),
  ),
  currentTan: when(
    hasLoan,
    tan({
      label: 'TAN que pagas hoje',
      hint: 'Está no extrato do crédito: a Euribor e o spread somados.',
      description: 'Nominal rate of the loan as it is, percent.',
      missing: 'Insere a TAN do teu crédito',
      samples: ['4.1'],
    }),
  ),
  currentBank: when(
    hasLoan,
    choice({
      label: 'Banco do teu crédito',
      description: 'Code of the lender, or `other`.',
      missing: 'Escolhe o teu banco',
      list: true,
      placeholder: 'Escolhe o banco',
      options: [...banks, ['other', 'Outro, que não está na lista']],
    }),
  ),
  rateType: choice({
    label: 'Que taxa preferes?',
    description: 'mixed: fixed for `fixedYears`, then index plus spread.',
    missing: 'Escolhe o tipo de taxa',
    columns: 1,
    options: {
      mixed: { label: 'Mista', about: 'Fixa nos primeiros anos, variável depois: a mais contratada' },
      variable: { label: 'Variável', about: 'Euribor mais spread: sobe e desce' },
      fixed: { label: 'Fixa', about: 'A mesma prestação até ao fim' },
    },
  }),
  fixedYears: when(
    ({ rateType }) => rateType === 'mixed',
    withDefault(
      count({
        label: 'Anos de taxa fixa',
        unit: 'anos',
        description: 'Years at the fixed rate of a mixed loan.',
        min: 1,
        max: 39,
        samples: ['3'],
      }),
      3,
    ),
  ),
  ...holderFields,
}

export type HomeLoanAnswers = AnswersOf<typeof homeLoanFields>
