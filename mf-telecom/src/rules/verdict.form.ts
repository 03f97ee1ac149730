import { choice, count, euros, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

const price = { min: 0.01, max: 1000 }
const months = { unit: 'meses', min: 0, max: 60 }

/** The three figures of a proposal, and what it may be compared with. */
export const telecomVerdictFields = {
  price: eurosPer({
    label: 'Preço por mês',
    description: 'Price of the first month, EUR with VAT.',
    missing: 'Escreve o preço da proposta',
    ...price,
  }),
  promotionMonths: optional(
    count({
      label: 'Meses de promoção',
      hint: 'Só se o preço muda.',
      description: 'Months that this price holds; 0 or nothing where it does not change.',
      ...months,
    }),
  ),
  priceAfter: optional(
    euros({ label: 'Preço depois', description: 'Price after the promotion, EUR with VAT.', ...price }),
  ),
  paidToday: optional(
    eurosPer({
      label: 'Quanto pagas hoje por mês',
      description: 'Paid a month today, EUR with VAT.',
      ...price,
    }),
  ),
  services: optional(
    choice({
      label: 'O que inclui',
      description: 'Services of the proposal, to find published packages that have them.',
      list: true,
      options: {
        internet: 'Internet',
        internetTv: 'Internet e TV',
        internetTvMobile: 'Internet, TV e telemóvel',
      },
    }),
  ),
  loyaltyMonths: optional(
    count({ label: 'Fidelização', description: 'Length of the loyalty period, months.', ...months }),
  ),
}

export const telecomVerdictForm = defineForm(telecomVerdictFields, [
  { names: ['price', 'promotionMonths', 'priceAfter'] },
  {
    title: 'Para comparar melhor',
    names: ['paidToday', 'services', 'loyaltyMonths'],
    folded: true,
  },
])
