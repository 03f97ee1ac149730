import type { OfferWords } from 'shared-lib/kit/results/row'

export const packageWords: OfferWords = {
  bestShort: 'o mais barato',
  want: 'Quero este pacote',
  ask: 'Pedir o preço de hoje',
  order:
    'Primeiro os que têm tudo o que pediste, por custo em 24 meses. Ninguém paga para aparecer primeiro.',
  orderThen: () =>
    'Primeiro os que têm tudo o que pediste, do mais barato para o mais caro. São preços antigos: confirma o de hoje.',
}
