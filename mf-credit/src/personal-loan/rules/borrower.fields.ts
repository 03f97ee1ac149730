import { choice, euros } from 'shared-lib/kit/form/fields'
import { employment as employmentWords } from 'shared-lib/kit/household/employment'

export const employment = (label: string) =>
  choice({
    label,
    description: 'Employment of the person.',
    missing: 'Escolhe a situação profissional',
    columns: 1,
    options: employmentWords,
    card: { entry: 'employmentStatus' },
  })

export const income = (label: string) =>
  euros({
    label,
    hint: 'O que recebes por mês depois de impostos. Se recebes 14 meses, soma o ano e divide por 12.',
    description: 'Net income a month, a twelfth of the year, EUR.',
    missing: 'Insere o rendimento por mês',
    min: 1,
    max: 100_000,
  })

export const instalments = (label: string) =>
  euros({
    label,
    hint: 'Casa, carro, cartões e outros. Escreve 0 se não tens nenhum.',
    description: 'Instalments of loans that go on, a month, EUR.',
    missing: 'Insere o valor, ou 0 se não tens nenhum',
    min: 0,
    max: 100_000,
  })

/** Of the first person, which the household card keeps: cents there, euros here. */
export const incomeOnCard = (label: string) =>
  ({
    ...income(label),
    card: {
      entry: 'netMonthlyIncome',
      fromCard: (text: string) => String(Number(text) / 100).replace('.', ','),
      toCard: (text: string) => {
        const cents = euros({ label: '', min: 1, max: 100_000 }).parse(text)
        return cents === undefined ? undefined : String(cents)
      },
    },
  }) satisfies ReturnType<typeof income>
