import type { BoxFilters } from 'shared-lib/kit/form/box-filters'
import type { OfferFilters } from './vocabulary'

type Filter = keyof OfferFilters

/** Boxes of the first view that keep offers out; a ticked box lets them in. */
export const openingBoxes = {
  groups: {
    filter: 'noGroups',
    opens: true,
    label: 'Preços para sócios, certas idades ou clientes de outra empresa',
    description: 'Leave out prices for members, ages or customers of somebody else.',
  },
  tiedService: {
    filter: 'noTiedService',
    opens: true,
    label: 'Ofertas que obrigam a outro serviço',
    description: 'Leave out prices tied to another service.',
  },
  firstMonths: {
    filter: 'noFirstMonths',
    opens: true,
    label: 'Promoções que acabam ao fim de alguns meses',
    description: 'Leave out prices that end after some months.',
  },
  loyalty: {
    filter: 'noLoyalty',
    opens: true,
    label: 'Ofertas com fidelização',
    description: 'Leave out what is known to bind.',
  },
  indexed: {
    filter: 'noIndexed',
    opens: true,
    label: 'Preços que mudam com o mercado (indexados)',
    description: 'Leave out prices that follow the market.',
  },
} as const satisfies BoxFilters<string, Filter>

/** Boxes that narrow the list. */
export const narrowingBoxes = {
  renewable: {
    filter: 'renewableOnly',
    label: 'Com eletricidade 100 % renovável',
    description: 'Only electricity from renewable sources.',
  },
  noDirectDebit: {
    filter: 'noDirectDebit',
    label: 'Que não obrigam a débito direto',
    description: 'Leave out what needs direct debit.',
  },
  noEBill: {
    filter: 'noEBill',
    label: 'Que não obrigam a fatura eletrónica',
    description: 'Leave out what needs electronic bills.',
  },
  noNewCustomers: {
    filter: 'noNewCustomers',
    label: 'Que não são só para novos clientes',
    description: 'Leave out prices for new customers only.',
  },
  noDoubtful: {
    filter: 'noDoubtful',
    label: 'Sem preços a confirmar',
    description: 'Leave out offers with doubtful data.',
  },
  regulated: {
    filter: 'regulatedOnly',
    label: 'Do mercado regulado',
    description: 'Only the regulated tariff.',
  },
} as const satisfies BoxFilters<string, Filter>

export const filterBoxes = { ...openingBoxes, ...narrowingBoxes }
export type FilterBox = keyof typeof filterBoxes
