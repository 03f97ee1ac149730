import { choice, date, euros, flag, when, withDefault } from 'shared-lib/kit/form/fields'
import type { AnswersOf } from 'shared-lib/kit/form/form'
import { regionNames, regionOf } from 'shared-lib/rules/property/region'

/** The first year that is too far to plan for, 11 years on: the catalogue's deposits end long before. */
const tooLate = (today: string) => String(Number(today.slice(0, 4)) + 11)

const needOn = date({
  label: 'Em que dia?',
  description: 'Day on which the money is needed.',
  missing: 'Indica o dia',
  samples: ['2027-06-30'],
})

/** Questions of the deposit funnel, all on one page. */
export const termDepositFields = {
  amount: euros({
    label: 'Quanto queres pôr a render?',
    description: 'Amount to deposit, EUR',
    missing: 'Indica quanto queres pôr a render',
    min: 1,
    max: 10_000_000,
  }),
  horizon: choice({
    label: 'Quando precisas do dinheiro?',
    description: 'Months until the money is needed, or `date` with `needOn`.',
    missing: 'Escolhe quando precisas do dinheiro',
    columns: 2,
    options: [
      ['3', 'Daqui a 3 meses'],
      ['6', 'Daqui a 6 meses'],
      ['12', 'Daqui a 1 ano'],
      ['24', 'Daqui a 2 anos'],
      ['date', 'Noutro dia'],
    ],
  }),
  needOn: when(({ horizon }) => horizon === 'date', {
    ...needOn,
    refuse: (day, today) =>
      day <= today || day >= tooLate(today) ? 'Indica um dia nos próximos 10 anos' : undefined,
  }),
  mayLock: choice({
    label: 'Podes deixar o dinheiro preso até lá?',
    description: 'Can do without the money until the end.',
    missing: 'Escolhe se podes deixar o dinheiro preso',
    options: [
      [true, 'Sim, até lá não preciso dele'],
      [false, 'Não, quero poder levantá-lo'],
    ],
  }),
  origin: choice({
    label: 'Aceitas mudar o dinheiro de banco?',
    description:
      'Which deposits the saver may have: at a new bank, with money from another bank, or neither.',
    missing: 'Escolhe se aceitas mudar de banco',
    columns: 1,
    options: {
      newBank: 'Sim, abro conta num banco novo',
      newMoney: 'Só entre bancos onde já tenho conta',
      sameBank: 'Não, fica no banco onde está',
    },
  }),
  region: withDefault(
    choice({
      label: 'Onde vives?',
      columns: 3,
      hint: 'Nas ilhas, o imposto é mais baixo.',
      description: 'Residence: decides the tax on interest.',
      options: regionNames,
      card: { entry: 'postalCode', fromCard: regionOf, onlyTakes: true },
    }),
    'mainland',
  ),
  upTo30: flag({ label: 'Tenho até 30 anos', description: 'Is at most 30 years old.' }),
  twoHolders: flag({
    label: 'Com dois titulares',
    description: 'Two people hold the deposit.',
  }),
}

export type TermDepositAnswers = AnswersOf<typeof termDepositFields>
