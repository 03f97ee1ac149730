import { choice, date, optional, when } from 'shared-lib/form/fields'
import type { AnswersOf } from 'shared-lib/form/form'
import type { Values } from 'shared-lib/form/input-field'
import { postalCode } from 'shared-lib/form/postal-fields'
import { providerNames } from 'shared-lib/providers/telecom-operators'

const operators: readonly (readonly [string, string])[] = Object.entries(providerNames)

const withSim = ({ addSim }: Values) => addSim === true

/** What the telecom funnel asks. A question's field that bears its words is drawn without saying them twice. */
export const telecomFields = {
  downloadSpeed: choice({
    label: 'Que velocidade de internet queres em casa?',
    hint: 'É a velocidade anunciada para descarregar. Se tens dúvidas, vê na fatura a que tens hoje.',
    description: 'Download speed in Mbps, one of the tiers sold.',
    missing: 'Escolhe a velocidade da internet',
    options: [
      [200, { label: 'Até 200 Mbps', about: 'Navegar, videochamadas e séries em dois ou três ecrãs' }],
      [500, { label: 'Até 500 Mbps', about: 'Teletrabalho e vários ecrãs ao mesmo tempo' }],
      [1000, { label: 'Até 1 Gbps', about: 'Muitos equipamentos ligados, jogos e ficheiros grandes' }],
    ],
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
    choice({
      label: 'Quantos cartões?',
      description: 'Mobile phone cards.',
      missing: 'Escolhe quantos cartões queres',
      columns: 3,
      options: [
        [1, '1 cartão'],
        [2, '2 cartões'],
        [3, '3 cartões'],
        [4, '4 cartões'],
        [5, '5 cartões'],
      ],
    }),
  ),
  mobileData: when(
    withSim,
    choice({
      label: 'Quantos dados móveis em cada um?',
      description:
        'GB a month on each card, as an upper bound: 0 is calls only, 1000 more than 50 GB or no limit.',
      missing: 'Escolhe os dados de cada cartão',
      columns: 1,
      options: [
        [0, 'Só chamadas, sem dados'],
        [50, 'Até 50 GB por mês'],
        [1000, 'Mais de 50 GB por mês'],
      ],
    }),
  ),
  contractExpiry: choice({
    label: 'Quando acaba a tua fidelização?',
    hint: 'A data está na fatura: a lei obriga a operadora a mostrá-la.',
    description: 'Months until the loyalty period of today’s contract ends.',
    missing: 'Escolhe quando acaba a fidelização',
    columns: 1,
    options: {
      none: 'Não tenho fidelização',
      under2: 'Acaba em menos de 2 meses',
      from2to4: 'Acaba daqui a 2 a 4 meses',
      over4: 'Faltam mais de 4 meses',
    },
  }),
  expirationDate: when(
    ({ contractExpiry }) => contractExpiry !== undefined && contractExpiry !== 'none',
    optional(
      date({
        label: 'Último dia da fidelização',
        hint: 'Se souberes o dia certo, escolhemos melhor a altura de te ligar.',
        description: 'Last day of the loyalty period.',
      }),
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
}

export type TelecomAnswers = AnswersOf<typeof telecomFields>
export type ContractExpiry = NonNullable<TelecomAnswers['contractExpiry']>
