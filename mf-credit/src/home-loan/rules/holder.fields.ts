import { choice, optional, when, withDefault } from 'shared-lib/kit/form/fields'
import type { InputField } from 'shared-lib/kit/form/input-field'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** The card's words for work, and ours. */
const work = { employed: 'privateFullTimeEmployment', fixedTerm: 'temporaryWorker' } as const
const workOf = (text: string) => work[text as keyof typeof work] ?? text
const cardOf = (text: string) => Object.entries(work).find(([, ours]) => ours === text)?.[0] ?? text

/** Income and other debts stay on the device until they are sent. */
const onDevice = <Value>(field: InputField<Value>): InputField<Value> => ({ ...field, personal: true })

/** The borrowers, and their income. */
export const holderFields = {
  employmentStatus: onDevice(
    optional(
      choice({
        label: 'Situação profissional',
        description: 'Of the first holder.',
        card: { entry: 'employmentStatus', fromCard: workOf, toCard: cardOf },
        list: true,
        placeholder: 'Escolhe a situação',
        options: {
          privateFullTimeEmployment: 'Contrato sem termo',
          temporaryWorker: 'Contrato a termo',
          selfEmployed: 'Trabalho por conta própria',
          student: 'Estudante',
          retired: 'Reformado',
          unemployed: 'Desempregado',
        },
      }),
    ),
  ),
  holders: choice({
    label: 'Quantos titulares?',
    description: 'Holders of the loan.',
    missing: 'Escolhe quantos titulares tem o crédito',
    options: [
      [1, 'Só eu'],
      [2, 'Duas pessoas'],
    ],
  }),
  netMonthlyIncome: onDevice(
    optional(
      eurosPer({
        label: 'Rendimento líquido mensal',
        hint: 'O que recebem ao todo os titulares, num mês normal.',
        description: 'Net monthly income of all holders, EUR.',
        // The income of one person is a start for the sum; that of two is not.
        card: {
          entry: 'netMonthlyIncome',
          fromCard: (text) => String(Number(text) / 100).replace('.', ','),
          onlyTakes: true,
        },
        min: 1,
        max: 20_000_000,
        samples: ['2600'],
      }),
    ),
  ),
  hasDuodecimals: onDevice(
    when(
      ({ netMonthlyIncome }) => netMonthlyIncome !== undefined,
      withDefault(
        choice({
          label: 'Já inclui os subsídios de férias e de Natal?',
          description: 'no: both come on top of the monthly income.',
          options: { yes: 'Sim', no: 'Não' },
        }),
        'yes',
      ),
    ),
  ),
  otherInstalments: onDevice(
    optional(
      eurosPer({
        label: 'Prestações de outros créditos, por mês',
        description: 'Instalments of other loans, EUR a month.',
        min: 0,
        max: 1_000_000,
        samples: ['180'],
      }),
    ),
  ),
}
