import {
  count,
  euros,
  offerSchema,
  oneOf,
  percent,
  record,
  text,
  webPage,
} from 'shared-lib/import/catalogue-schema'
import { type OfferKind, type PartnerOffers, withPartnerOffers } from 'shared-lib/offers/partner-offers'
import { catalogue } from './catalogue'
import type { DepositCatalogue, DepositOffer } from './deposit-offer'

const titled = <Of extends object>(title: string, schema: Of) => ({ ...schema, title })

const rates = {
  type: 'array',
  minItems: 1,
  maxItems: 12,
  title: 'Taxas',
  items: {
    ...record(
      { tanb: titled('TANB, %', percent) },
      {
        months: titled('Prazo em meses', count(1, 120)),
        days: titled('Prazo em dias', count(1, 3_660)),
        minEur: titled('Montante mínimo desta taxa, €', euros),
        maxEur: titled('Montante máximo desta taxa, €', euros),
      },
    ),
    anyOf: [{ required: ['months'] }, { required: ['days'] }],
  },
}

/** One of both: time between two payments of interest. */
const period = {
  ...record({}, { months: titled('meses', count(1, 120)), days: titled('dias', count(1, 3_660)) }),
  minProperties: 1,
  maxProperties: 1,
}

const earlyWithdrawal = titled(
  'Levantar antes do fim',
  record(
    { kind: titled('o que acontece', oneOf('notAllowed', 'losesAll', 'losesPart', 'paysLess', 'unknown')) },
    {
      loses: titled('parte dos juros que se perde, de 0 a 1', { type: 'number', minimum: 0, maximum: 1 }),
      losesPeriod: titled('só se perdem os juros desde o último pagamento: tempo entre pagamentos', period),
      paysTanb: titled('TANB que se recebe em vez da do depósito, %', percent),
      note: titled('nota', text),
    },
  ),
)

const account = titled(
  'Conta à ordem que o depósito obriga a ter',
  record(
    {
      eurPerMonth: titled('€ por mês', euros),
      charged: titled('quando se paga', oneOf('always', 'never', 'below', 'later')),
    },
    {
      freeFromEur: titled('grátis a partir de, €', euros),
      freeMonths: titled('meses grátis', count(1, 120)),
    },
  ),
)

/** Deposits that editors keep beside the imported list: the members of its schema that a form can hold. */
export const depositOffers: Readonly<Record<'term-deposit', OfferKind>> = {
  'term-deposit': {
    title: 'Depósito a prazo',
    schema: offerSchema(
      {
        bank: titled('Banco', text),
        name: titled('Nome do depósito', text),
        rates,
        minEur: titled('Montante mínimo, €', euros),
        eligibility: titled(
          'Quem pode subscrever',
          oneOf('anyone', 'newCustomers', 'newMoney', 'existingCustomers', 'unknown'),
        ),
        earlyWithdrawal,
        interestPaid: titled(
          'Quando paga juros',
          oneOf('atStart', 'atMaturity', 'monthly', 'quarterly', 'halfYearly', 'yearly'),
        ),
        irsWithheldInPortugal: titled('Retém o imposto em Portugal', { type: 'boolean' }),
        guaranteeCountry: titled('País do fundo de garantia, duas letras', {
          type: 'string',
          pattern: '^[A-Z]{2}$',
        }),
        channel: titled('Como se faz', oneOf('branch', 'online', 'branchAndOnline')),
        page: titled('Página do depósito', webPage),
      },
      {
        maxEur: titled('Montante máximo, €', euros),
        maxAge: titled('Idade máxima', count(1, 120)),
        account,
        transferOutEur: titled('Transferência para outro banco, €', euros),
        renewsAtTanb: titled('TANB depois de renovar, %', percent),
        standardSheet: titled('FIN: endereço ou referência', text),
        note: titled('Nota', text),
      },
    ),
  },
}

/** The deposits that are ranked: the imported list, and what editors keep. */
export const catalogueWith = (offers: PartnerOffers | undefined): DepositCatalogue =>
  withPartnerOffers(
    catalogue,
    offers?.['term-deposit'],
    // The host checked it by the schema above, which is a part of the catalogue's.
    (offer) => offer as unknown as DepositOffer,
  )
