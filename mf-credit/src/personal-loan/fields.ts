import { choice, count, euros, optional, when, withDefault } from 'shared-lib/kit/form/fields'
import type { AnswersOf } from 'shared-lib/kit/form/form'
import { group } from 'shared-lib/kit/form/group'
import type { Values } from 'shared-lib/kit/form/input-field'
import { list } from 'shared-lib/kit/form/list'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
import { birthDate } from 'shared-lib/kit/form/person-fields'
import { employment, income, incomeOnCard, instalments } from './rules/borrower.fields'
import { purposeFields } from './rules/purpose.fields'

const forTwo = ({ creditFraction }: Values) => creditFraction === 'two'
const isConsolidation = ({ loanType }: Values) => loanType === 'consolidatedCredit'
const isPurchase = ({ loanType }: Values) => loanType === 'carMc' || loanType === 'refurbishmentFurniture'

/** Questions of the personal-loan funnel; those about a person's money come last. A field that has the words of its question is drawn without repeating them. */
export const personalLoanFields = {
  ...purposeFields,
  debts: when(
    isConsolidation,
    list({
      label: 'Créditos que queres juntar',
      hint: 'Os três valores estão no extrato de cada crédito.',
      description: 'Debts that the new loan pays off.',
      missing: 'Junta pelo menos um crédito',
      most: 6,
      of: group({
        label: 'Crédito',
        fields: {
          balance: euros({
            label: 'Falta pagar',
            description: 'Still owed, EUR.',
            missing: 'Insere quanto falta pagar',
            min: 1,
            max: 75_000,
          }),
          instalment: eurosPer({
            label: 'Prestação por mês',
            description: 'Paid each month, EUR.',
            missing: 'Insere a prestação',
            min: 1,
            max: 10_000,
          }),
          monthsLeft: count({
            label: 'Meses que faltam',
            unit: 'meses',
            description: 'Instalments left.',
            missing: 'Insere os meses que faltam',
            min: 1,
            max: 240,
          }),
        },
      }),
    }),
  ),
  wantToBorrowBase: when(
    (values) => !isConsolidation(values),
    euros({
      label: 'Quanto queres pedir',
      description: 'Amount lent, EUR; of a consolidation it is what the debts come to.',
      missing: 'Insere o montante',
      min: 200,
      max: 75_000,
      slider: { min: 1000, max: 30_000, step: 500 },
    }),
  ),
  addedCredit: when(
    isConsolidation,
    optional(
      euros({
        label: 'Dinheiro extra, além dessas dívidas',
        hint: 'Não escrevas nada se só queres juntar o que deves.',
        description: 'Lent on top of the debts, EUR.',
        min: 0,
        max: 75_000,
      }),
    ),
  ),
  entry: when(
    isPurchase,
    optional(
      euros({
        label: 'Quanto pagas do teu bolso',
        hint: 'A entrada, além do que queres pedir. Se não escreveres, contamos 0 €.',
        description: 'Own money in the purchase, beside what is lent, EUR.',
        min: 0,
        max: 1_000_000,
      }),
    ),
  ),
  wantToBorrowTime: count({
    label: 'Em quantos meses queres pagar',
    hint: '5 anos são 60 meses. Mais meses baixam a prestação e encarecem o crédito.',
    unit: 'meses',
    description: 'Term, months.',
    missing: 'Insere o prazo em meses',
    min: 6,
    max: 120,
    slider: { min: 12, max: 84, step: 6 },
    samples: ['60', '84'],
  }),
  creditFraction: withDefault(
    choice({
      label: 'Quantas pessoas pedem o crédito?',
      description: 'One or two borrowers.',
      options: {
        one: { label: 'Só eu', about: 'Contam o teu rendimento e as tuas prestações' },
        two: { label: 'Duas pessoas', about: 'Contam os rendimentos e as prestações das duas' },
      },
    }),
    'one',
  ),
  residentType: choice({
    label: 'Que tipo de residência tens em Portugal?',
    description: 'Residence of who asks.',
    missing: 'Escolhe o tipo de residência',
    columns: 1,
    options: {
      resident: 'Nacionalidade portuguesa, a viver em Portugal',
      community: 'Nacionalidade de um país da União Europeia, a viver em Portugal',
      permanent: 'Autorização de residência permanente',
      temporary: 'Autorização de residência temporária',
      nonResident: 'Não vivo em Portugal',
    },
  }),
  employmentStatus: employment('Qual é a tua situação profissional?'),
  employmentStatusSecond: when(forTwo, employment('E a da segunda pessoa?')),
  unpayedCredits: choice({
    label: 'Tens alguma prestação de crédito em atraso?',
    hint: 'Tua ou da segunda pessoa, se pedem a dois.',
    description: 'Credits in default.',
    missing: 'Diz se há prestações em atraso',
    columns: 3,
    options: { no: 'Não', yes: 'Sim', uncertain: 'Não tenho a certeza' },
  }),
  dateOfBirth: birthDate({
    label: 'Data de nascimento',
    description: 'Birth of the first person.',
    missing: 'Insere a tua data de nascimento',
  }),
  monthlyIncomeFirst: incomeOnCard('Rendimento líquido por mês'),
  monthlyExpensesFirst: instalments('Prestações de créditos que pagas por mês'),
  dateOfBirthSecond: when(
    forTwo,
    birthDate({
      label: 'Data de nascimento da segunda pessoa',
      description: 'Birth of the second person.',
      missing: 'Insere a data de nascimento da segunda pessoa',
    }),
  ),
  todayInstalment: optional(
    euros({
      label: 'Que prestação te propuseram?',
      hint: 'Por mês, para este montante e este prazo.',
      description: 'Instalment of a month of a proposal for this amount and term, EUR.',
      invalid: 'Escreve a prestação em euros, por exemplo 215,50',
      min: 1,
      max: 20_000,
      samples: ['215,50'],
    }),
  ),
  monthlyIncomeSecond: when(forTwo, income('Rendimento líquido da segunda pessoa, por mês')),
  monthlyExpensesSecond: when(forTwo, instalments('Prestações de créditos da segunda pessoa, por mês')),
}

export type PersonalLoanAnswers = AnswersOf<typeof personalLoanFields>
