import type { OfferWords } from 'shared-lib/results/row'

export const packageWords: OfferWords = {
  best: 'O pacote mais barato',
  bestThen: (month) => `O mais barato nos preços de ${month}`,
  bestFiltered: 'O mais barato com estes filtros',
  bestShort: 'o mais barato',
  want: 'Quero este pacote',
  ask: 'Pedir o preço de hoje',
  order: 'O lugar segue o custo por mês em 24 meses; nenhuma comissão entra na conta.',
  orderThen: () =>
    'São preços antigos, de imprensa: servem para teres uma ideia, não para contares com eles.',
}
