import { optional, percent } from 'shared-lib/kit/form/fields'

export const todayRate = optional(
  percent({
    label: 'Quanto rende hoje o teu dinheiro?',
    hint: 'A TANB do depósito onde está. À ordem, quase sempre 0 %.',
    description: 'Gross yearly rate of where the money is now, percent; 0 when missing.',
    invalid: 'Escreve a taxa em percentagem, por exemplo 1,5',
    min: 0,
    max: 15,
    samples: ['1,5'],
  }),
)
