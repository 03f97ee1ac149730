import { count, euros, oneNamed, percent, text, titled, webPage } from 'shared-lib/import/catalogue-schema'

/** Members of every card, with the words that editors read. Rates in percent a year; money in euros; an unknown one is left out. */
export const cardMembers = {
  provider: titled('Banco ou emissor', text),
  name: titled('Nome do cartão', text),
  taeg: titled('TAEG, %', percent),
  annualFeeEur: titled('Anuidade sem imposto, €', euros),
}

export const optionalMembers = {
  tan: titled('TAN, %', percent),
  network: titled('Rede', oneNamed({ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' })),
  category: titled(
    'Tipo',
    oneNamed({
      classic: 'Clássico',
      cashback: 'Com reembolso',
      travel: 'Viagens',
      premium: 'Premium',
      student: 'Estudantes',
    }),
  ),
  creditLimitEur: titled('Limite, até, €', euros),
  interestFreeDays: titled('Dias sem juros, no máximo', count(0, 100)),
  minimumPayment: titled('Pagamento mínimo, como diz o contrato', text),
  feeCondition: titled('De que depende a anuidade', text),
  benefit: titled('Vantagem', text),
  cashbackPercent: titled('Reembolso das compras, %', percent),
  cashbackCapEur: titled('Reembolso por ano, no máximo, €', euros),
  cashFeeEur: titled('Comissão de cada levantamento sem imposto, €', euros),
  cashFeePercent: titled('Mais uma parte do levantamento, %', percent),
  foreignFeePercent: titled('Comissão noutra moeda sem imposto, %', percent),
  page: titled('Página do cartão', webPage),
  fin: titled('FIN: endereço', webPage),
}
