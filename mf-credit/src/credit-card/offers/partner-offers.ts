import { count, euros, offerSchema, oneOf, percent, text, webPage } from 'shared-lib/import/catalogue-schema'
import type { Catalogue } from 'shared-lib/offers/catalogue'
import { type OfferKind, type PartnerOffers, withPartnerOffers } from 'shared-lib/offers/partner-offers'
import { type CardOffer, cardCatalogue } from './catalogue'

const titled = <Of extends object>(title: string, schema: Of) => ({ ...schema, title })

/** Cards that editors keep beside the imported list; an empty list of facts says that they are not known. */
export const cardOffers: Readonly<Record<'credit-card', OfferKind>> = {
  'credit-card': {
    title: 'Cartão de crédito',
    schema: offerSchema(
      {
        provider: titled('Banco ou emissor', text),
        name: titled('Nome do cartão', text),
        taeg: titled('TAEG, %', percent),
        annualFeeEur: titled('Anuidade sem imposto, €', euros),
      },
      {
        tan: titled('TAN, %', percent),
        network: titled('Rede', oneOf('visa', 'mastercard', 'amex')),
        category: titled('Tipo', oneOf('classic', 'cashback', 'travel', 'premium', 'student')),
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
      },
    ),
  },
}

/** The cards that are ranked: the imported list, and what editors keep. */
export const cardsWith = (offers: PartnerOffers | undefined): Catalogue<CardOffer> =>
  withPartnerOffers(
    cardCatalogue,
    offers?.['credit-card'],
    // The host checked it by the schema above, which is a part of the catalogue's.
    (offer) => offer as unknown as CardOffer,
  )
