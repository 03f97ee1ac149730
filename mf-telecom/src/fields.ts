import { choice, date, optional, when, withDefault } from 'shared-lib/kit/form/fields'
import type { AnswersOf } from 'shared-lib/kit/form/form'
import type { Values } from 'shared-lib/kit/form/input-field'
import { postalCode } from 'shared-lib/kit/form/postal-fields'
import { providerNames } from 'shared-lib/rules/providers/telecom-operators'
import { contractFields } from './rules/contract.fields'
import { speedFields } from './rules/speed.fields'

const operators: readonly (readonly [string, string])[] = Object.entries(providerNames)

const yesOrNo = [
  [true, 'Sim'],
  [false, 'Não'],
] as const

const isBound = ({ contractExpiry }: Values) => contractExpiry !== undefined && contractExpiry !== 'none'
const withBill = ({ hasBill }: Values) => hasBill === true
const withLoyalty = (values: Values) => withBill(values) && isBound(values)

const withSim = ({ addSim }: Values) => addSim === true

/** Questions of the telecom funnel. A field with the words of its question shows them once. */
export const telecomFields = {
  ...speedFields,
  tv: choice({
    label: 'Queres televisão?',
    description: 'Whether television comes with the package.',
    missing: 'Diz se queres televisão',
    options: yesOrNo,
  }),
  voice: choice({
    label: 'Queres telefone fixo?',
    description: 'Whether fixed voice comes with the package.',
    missing: 'Diz se queres telefone fixo',
    options: yesOrNo,
  }),
  addSim: choice({
    label: 'Queres juntar telemóveis ao pacote?',
    description: 'Whether mobile phone cards come with the package.',
    missing: 'Diz se queres cartões de telemóvel no pacote',
    options: [
      [true, 'Sim, com telemóveis'],
      [false, 'Não, só a casa'],
    ],
  }),
  numOfSim: when(
    withSim,
    withDefault(
      choice({
        label: 'Quantos cartões?',
        description: 'Mobile phone cards.',
        list: true,
        options: [
          [1, '1 cartão'],
          [2, '2 cartões'],
          [3, '3 cartões'],
          [4, '4 cartões'],
          [5, '5 cartões'],
        ],
      }),
      1,
    ),
  ),
  mobileData: when(
    withSim,
    withDefault(
      choice({
        label: 'Quantos dados móveis em cada um?',
        description:
          'GB a month on each card: 0 is little or none, 50 up to 50 GB, 1000 more than 50 GB or no limit, `unknown` not known.',
        list: true,
        options: [
          [0, 'Poucos ou nenhuns'],
          [50, 'Até 50 GB por mês'],
          [1000, 'Mais de 50 GB ou sem limite'],
          ['unknown', 'Não sei'],
        ],
      }),
      'unknown',
    ),
  ),
  currentProvider: choice({
    label: 'Operadora atual',
    description: 'Code of the operator, `other` or `none`.',
    missing: 'Escolhe a tua operadora ou «Nenhuma»',
    list: true,
    placeholder: 'Escolhe a operadora',
    options: [...operators, ['other', 'Outra'], ['none', 'Nenhuma']],
  }),
  zipcode: postalCode({
    label: 'Código postal',
    hint: 'A cobertura e as ofertas dependem da morada. Por exemplo, 1000-001.',
    description: 'Coverage and prices depend on the address.',
    missing: 'Insere o código postal da casa',
  }),
  contractExpiry: optional(
    choice({
      label: 'Quando acaba a tua fidelização?',
      hint: 'A data está na fatura: a lei obriga a operadora a mostrá-la.',
      description: 'Months until the loyalty period of today’s contract ends.',
      columns: 1,
      options: {
        none: 'Não tenho fidelização',
        under2: 'Acaba em menos de 2 meses',
        from2to4: 'Acaba daqui a 2 a 4 meses',
        over4: 'Faltam mais de 4 meses',
      },
    }),
  ),
  expirationDate: when(
    isBound,
    optional(
      date({
        label: 'Último dia da fidelização',
        hint: 'Está na fatura. Com ele, o custo de sair fica certo.',
        description: 'Last day of the loyalty period.',
      }),
    ),
  ),
  hasBill: optional(
    choice({
      label: 'Sabes quanto pagas hoje por mês?',
      description: 'Whether today’s price is known.',
      columns: 1,
      options: [
        [true, { label: 'Sim', about: 'Dizemos-te quanto custa sair e até que preço compensa mudar' }],
        [false, { label: 'Agora não', about: 'Podes juntar o valor depois, nos resultados' }],
      ],
    }),
  ),
  monthlyFee: when(withBill, contractFields.monthlyFee),
  loyaltyPeriod: when(withLoyalty, contractFields.loyaltyPeriod),
  loyaltyMonths: when(withLoyalty, contractFields.loyaltyMonths),
  monthsLeft: when(
    (values) => withLoyalty(values) && values.expirationDate === undefined,
    contractFields.monthsLeft,
  ),
  benefit: when(withLoyalty, contractFields.benefit),
}

export type TelecomAnswers = AnswersOf<typeof telecomFields>
export type ContractExpiry = NonNullable<TelecomAnswers['contractExpiry']>
