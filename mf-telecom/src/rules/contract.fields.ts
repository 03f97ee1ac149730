import { choice, count, euros, optional, withDefault } from 'shared-lib/kit/form/fields'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** Longest loyalty period that the law allows, in months. */
const longest = 24

/** A current contract, as on its bill: asked for in the funnel, and alone where only leaving is asked about. */
export const contractFields = {
  monthlyFee: eurosPer({
    label: 'Mensalidade',
    hint: 'O total da fatura num mês normal, com IVA.',
    description: 'Monthly price today, EUR with VAT.',
    min: 1,
    max: 1000,
    missing: 'Escreve quanto pagas por mês, por exemplo 45,99',
    invalid: 'Escreve a mensalidade em euros, entre 1 € e 1.000 €, por exemplo 45,99',
    samples: ['45,00', '29,99'],
  }),
  loyaltyPeriod: withDefault(
    choice({
      label: 'É a tua primeira fidelização nesta operadora?',
      description:
        'A first period; a later one on the line that was there; or a later one that brought a new line.',
      list: true,
      options: {
        first: 'Sim, é a primeira',
        renewalSameLine: 'Não: renovei, com a mesma ligação em casa',
        renewalNewLine: 'Não: renovei, com uma ligação nova em casa',
      },
    }),
    'first',
  ),
  loyaltyMonths: withDefault(
    choice({
      label: 'Duração da fidelização',
      description: 'Length of the loyalty period, months.',
      list: true,
      options: [
        [24, '24 meses'],
        [12, '12 meses'],
        [6, '6 meses'],
      ],
    }),
    longest,
  ),
  monthsLeft: optional(
    count({
      label: 'Meses que faltam',
      hint: 'A data do fim está na fatura.',
      description: 'Months of the loyalty period left.',
      unit: 'meses',
      min: 0,
      max: longest,
      invalid: `Escreve um número de meses, de 0 a ${longest}`,
    }),
  ),
  benefit: optional(
    euros({
      label: 'Valor da vantagem no contrato',
      hint: 'O que a operadora te deu em troca da fidelização: instalação, descontos. Sem ele, contamos só as mensalidades, e podes pagar menos.',
      description: 'Value of what the loyalty was given for, as the contract states it, EUR.',
      min: 0,
      max: 10_000,
      invalid: 'Escreve a vantagem em euros, por exemplo 240',
    }),
  ),
}
