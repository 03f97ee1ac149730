import { choice } from 'shared-lib/kit/form/fields'
import type { AnswersOf } from 'shared-lib/kit/form/form'
import { postalCode } from 'shared-lib/kit/form/postal-fields'

/** Questions of the __name__ funnel. A field that has the words of its question is drawn without repeating them. */
export const __camel__Fields = {
  when: choice({
    label: 'Quando queres tratar disto?',
    hint: 'Escolhe o que mais se aproxima: serve só para te ligarmos na altura certa, e podes mudar esta resposta mais tarde.',
    description: 'When the visitor wants to see to it.',
    missing: 'Escolhe quando queres tratar disto',
    columns: 1,
    options: { now: 'Já', month: 'Neste mês', later: 'Mais tarde' },
  }),
  zipcode: postalCode({
    label: 'Código postal',
    hint: 'Por exemplo, 1000-001.',
    description: 'Where the visitor lives.',
    missing: 'Insere o código postal da casa',
  }),
}

export type __Name__Answers = AnswersOf<typeof __camel__Fields>
