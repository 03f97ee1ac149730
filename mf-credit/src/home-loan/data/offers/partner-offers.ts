import type { OfferKind, PartnerOffers } from 'shared-lib/contract/partner-offers'
import {
  count,
  euros,
  offerSchema,
  oneNamed,
  percent,
  text,
  titled,
  webPage,
} from 'shared-lib/import/catalogue-schema'
import type { CatalogueOffer } from 'shared-lib/rules/offers/catalogue'

/** An offer of a bank with its name and its day. Percent and euros, as an editor types them. */
export interface HomeLoanOffer extends CatalogueOffer {
  readonly bank: string
  readonly name: string
  readonly rateType: 'mixed' | 'variable' | 'fixed'
  /** Of the fixed part. */
  readonly tan?: number
  readonly fixedYears?: number
  /** With the products that it asks for, and without. */
  readonly spread?: number
  readonly spreadWithout?: number
  /** Before stamp duty. */
  readonly openingFees: number
  readonly registrationCosts: number
  readonly insurancePerMonth: number
  readonly productsPerMonth: number
  readonly products?: string
  readonly cashback?: number
  /** Share of the lower of price and valuation that it lends at most. */
  readonly maxShare?: number
  readonly page: string
}

/** Banks publish no price lists, so the ranking holds offers that editors enter, each with its source and its end. */
export const homeLoanOffers: Readonly<Record<'home-loan', OfferKind>> = {
  'home-loan': {
    title: 'Crédito habitação',
    schema: offerSchema(
      {
        bank: titled('Banco', text),
        name: titled('Nome da oferta', text),
        rateType: titled('Tipo de taxa', oneNamed({ mixed: 'Mista', variable: 'Variável', fixed: 'Fixa' })),
        openingFees: titled('Comissões iniciais sem imposto, €', euros),
        registrationCosts: titled('Registo da hipoteca, €', euros),
        insurancePerMonth: titled('Seguros exigidos, € por mês', euros),
        productsPerMonth: titled('Outros produtos exigidos, € por mês', euros),
        page: titled('Página da oferta', webPage),
      },
      {
        tan: titled('TAN da parte fixa, %', percent),
        fixedYears: titled('Anos de taxa fixa', count(1, 39)),
        spread: titled('Spread com produtos, pontos', percent),
        spreadWithout: titled('Spread sem produtos, pontos', percent),
        products: titled('Produtos exigidos', text),
        cashback: titled('Valor devolvido, €', euros),
        maxShare: titled('Financiamento máximo, % do valor', percent),
      },
    ),
  },
}

/** The host checked each by the schema above. */
export const offersOf = (offers: PartnerOffers | undefined): readonly HomeLoanOffer[] =>
  (offers?.['home-loan'] ?? []).map(({ offer }) => offer as unknown as HomeLoanOffer)
