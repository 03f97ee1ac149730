import { choice, count, date, euros, optional, percent, when, withDefault } from 'shared-lib/form/fields'
import { defineForm, type InputOf } from 'shared-lib/form/form'
import { type Cents, cents, sumCents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { defineNotebook } from 'shared-lib/notebook/notebook'
import { horizon } from '../domain/horizon'
import { monthlyPrices, type PriceStep, withYearlyRise } from '../domain/price-path'
import { trueMonthOf, truePriceOf } from '../domain/true-price'

const amount = { min: 0, max: 10_000 }
const monthlyAmount = { min: 0, max: 1000 }

const fields = {
  price: euros({
    ...monthlyAmount,
    label: 'Mensalidade no início',
    description: 'First monthly price, EUR with VAT.',
  }),
  promoMonths: optional(
    count({
      label: 'Durante quantos meses',
      hint: 'Vazio, se o preço não muda.',
      description: 'Months of the first price; missing where it does not change.',
      unit: 'meses',
      min: 1,
      max: 36,
    }),
  ),
  laterPrice: when(
    ({ promoMonths }) => promoMonths !== undefined,
    euros({
      ...monthlyAmount,
      label: 'Mensalidade depois disso',
      description: 'Monthly price after those months, EUR with VAT.',
      missing: 'Escreve a mensalidade que se segue',
    }),
  ),
  fits: withDefault(
    choice({
      label: 'Tem tudo o que pediste?',
      description: 'Whether it has all the services that were asked for.',
      list: true,
      options: { all: 'Sim, tem tudo', some: 'Não, falta-lhe alguma coisa' },
    }),
    'all',
  ),
  once: optional(
    euros({
      ...amount,
      label: 'Ativação e instalação',
      hint: 'O que pagas uma vez. Vazio, se a proposta não o diz.',
      description: 'Activation and installation, EUR.',
    }),
  ),
  equipment: optional(
    euros({
      ...monthlyAmount,
      label: 'Router e boxes, por mês',
      hint: 'O que se paga além da mensalidade.',
      description: 'Router and further boxes, EUR a month.',
    }),
  ),
  credits: optional(
    euros({
      ...amount,
      label: 'Descontos e ofertas',
      hint: 'Em vales ou meses grátis, ao todo.',
      description: 'Vouchers and months given in the first two years, EUR.',
    }),
  ),
  lockMonths: optional(
    choice({
      label: 'Fidelização da proposta',
      description: 'Loyalty period, months; 0 is none.',
      list: true,
      options: [
        [24, '24 meses'],
        [12, '12 meses'],
        [6, '6 meses'],
        [0, 'Sem fidelização'],
      ],
    }),
  ),
  yearlyRise: optional(
    percent({
      label: 'Subida por ano que queres experimentar',
      hint: 'Se o contrato sobe com a inflação. Contamos uma subida por cada ano completo.',
      description: 'Yearly rise that is tried, percent, after each 12 months.',
      min: 0,
      max: 30,
    }),
  ),
  until: optional(date({ label: 'Válida até', description: 'Last day of the proposal.' })),
}

type Proposed = InputOf<typeof fields>

const stepsOf = ({ price, promoMonths, laterPrice }: Proposed): readonly PriceStep[] =>
  promoMonths === undefined || laterPrice === undefined
    ? [{ monthly: price }]
    : [{ months: promoMonths, monthly: price }, { monthly: laterPrice }]

/** The price of each month; one rise after each whole year, since nobody says the day on which it starts. */
const pricesOf = (proposed: Proposed, months: number): readonly Cents[] =>
  withYearlyRise(
    monthlyPrices(stepsOf(proposed), months),
    { rate: proposed.yearlyRise ?? 0 },
    { startMonth: 1, riseMonth: 1 },
  )

const zero = cents(0)

function totalOf(proposed: Proposed, months: number): Cents {
  const { once = zero, equipment = zero, credits = zero } = proposed
  return truePriceOf(pricesOf(proposed, months), { once, equipment, credits }).total
}

/** How the price moves, in a sentence: what a leaflet says last. */
function priceNotes({ price, promoMonths, laterPrice }: Proposed): readonly string[] {
  if (promoMonths === undefined || laterPrice === undefined || laterPrice === price) return []
  const way = laterPrice > price ? 'Sobe' : 'Desce'
  return [`${way} de ${formatEuro(price)} para ${formatEuro(laterPrice)} ao ${promoMonths + 1}.º mês.`]
}

/** What people are offered in a shop or by phone, by all that it costs in two years. */
export const telecomNotebook = defineNotebook({
  product: 'telecom',
  form: defineForm(fields, [
    { names: ['price', 'promoMonths', 'laterPrice', 'once', 'lockMonths', 'fits'] },
    { title: 'Mais detalhes', names: ['equipment', 'credits', 'yearlyRise', 'until'], folded: true },
  ]),
  cost(proposed) {
    const { once = zero, equipment = zero, credits = zero } = proposed
    const steady = monthlyPrices(stepsOf(proposed), horizon)
    const rise = sumCents(...pricesOf(proposed, horizon)) - sumCents(...steady)
    const total = totalOf(proposed, horizon)
    return {
      cents: total,
      parts: [
        { key: 'monthly', title: 'Mensalidades', cents: sumCents(...steady) },
        { key: 'once', title: 'Ativação e instalação', cents: once },
        { key: 'equipment', title: 'Router e boxes', cents: equipment * horizon },
        { key: 'rise', title: 'Subidas', cents: rise },
        { key: 'credits', title: 'Descontos e ofertas', cents: -credits },
      ].filter(({ cents: amount, key }) => key === 'monthly' || amount !== 0),
      beside: [
        { title: 'por mês, com tudo', cents: trueMonthOf(total, horizon) },
        { title: 'em 12 meses', cents: totalOf(proposed, 12) },
        { title: 'em 36 meses', cents: totalOf(proposed, 36) },
      ],
      notes: priceNotes(proposed),
    }
  },
  lacks: ({ fits }) => (fits === 'some' ? ['um dos serviços que pediste'] : []),
  costTitle: `Custo em ${horizon} meses`,
  counted: ['once'],
  turns: ['price', 'laterPrice'],
  until: 'until',
})
