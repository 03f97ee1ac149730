import { funnelContract } from 'shared-lib/kit/journey/funnel.contract'
import { termDepositJourney } from '../../funnel/term-deposit.journey'

export const termDepositFunnelContract = funnelContract(termDepositJourney, {
  title: 'Comparador de depósitos a prazo',
  description: 'Pergunta quanto, até quando e em que condições, numa só página, e leva aos depósitos.',
  attributes: {
    amount: {
      type: 'integer',
      min: 1,
      max: 10_000_000,
      help: 'Montante já escrito, em euros; sem valor, é perguntado',
    },
    horizon: {
      type: 'choice',
      options: ['3', '6', '12', '24'],
      optionNames: { 3: '3 meses', 6: '6 meses', 12: '1 ano', 24: '2 anos' },
      help: 'Meses até precisar do dinheiro, já escolhidos; sem valor, são perguntados',
    },
  },
  minHeight: { small: 1500, wide: 1180 },
  missing: 'O comparador de depósitos não abriu aqui.',
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Com o montante e o prazo, num guia',
      attributes: { amount: '10000', horizon: '12', heading: 'Quanto rende o teu dinheiro?' },
    },
  ],
})
