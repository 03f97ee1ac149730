import { choice, choices, count, date, euros, optional, percent, when } from 'shared-lib/kit/form/fields'
import type { Values } from 'shared-lib/kit/form/input-field'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** Services that a package may hold. */
export const services = {
  internet: 'Internet em casa',
  tv: 'Televisão',
  voice: 'Telefone fixo',
  mobile: 'Telemóvel',
} as const

export type Service = keyof typeof services

const includes =
  (service: Service) =>
  ({ has }: Values): boolean =>
    Array.isArray(has) && has.includes(service)

const amount = { min: 0, max: 10_000 }
const monthlyAmount = { min: 0, max: 1000 }

/** Price of one service: a part of the price where the proposal includes it, more on top of the price where it does not. */
const priceOf = (service: Service, hint?: string) =>
  optional(
    euros({
      ...monthlyAmount,
      ...(hint && { hint }),
      label: `${services[service]}, por mês`,
      description: `What this service costs, EUR a month: a part of the price where it is included, on top of it where it is not (${service}).`,
    }),
  )

/** Fields of a proposal: its cost, and its services. */
export const proposalFields = {
  price: eurosPer({
    ...monthlyAmount,
    label: 'Mensalidade no início',
    description: 'First monthly price, EUR with VAT.',
  }),
  promoMonths: optional(
    count({
      label: 'Durante quantos meses',
      hint: 'Só se o preço muda.',
      description: 'Months of the first price; missing where it does not change.',
      unit: 'meses',
      min: 1,
      max: 36,
    }),
  ),
  laterPrice: when(
    ({ promoMonths }) => promoMonths !== undefined,
    eurosPer({
      ...monthlyAmount,
      label: 'Mensalidade depois disso',
      description: 'Monthly price after those months, EUR with VAT.',
      missing: 'Escreve a mensalidade que se segue',
    }),
  ),
  has: optional(
    choices({
      label: 'O que inclui',
      description: 'Services of the proposal; nothing ticked is not known.',
      columns: 1,
      options: services,
    }),
  ),
  speed: when(
    includes('internet'),
    optional(
      count({
        label: 'Velocidade da internet',
        hint: 'A anunciada para descarregar, se a proposta a diz.',
        description: 'Advertised download speed, Mbps.',
        unit: 'Mbps',
        min: 1,
        max: 100_000,
      }),
    ),
  ),
  cards: when(
    includes('mobile'),
    optional(count({ label: 'Cartões de telemóvel', description: 'Mobile phone cards.', min: 1, max: 10 })),
  ),
  cardData: when(
    includes('mobile'),
    optional(
      choice({
        label: 'Dados em cada cartão',
        description: 'GB a month on each card, in the steps that the funnel asks for.',
        list: true,
        options: [
          [0, 'Poucos ou nenhuns'],
          [50, '50 GB'],
          [1000, 'Mais de 50 GB ou sem limite'],
        ],
      }),
    ),
  ),
  internetPrice: priceOf(
    'internet',
    'Do que está incluído, a parte da mensalidade; do que não está, quanto custa juntar.',
  ),
  tvPrice: priceOf('tv'),
  voicePrice: priceOf('voice'),
  mobilePrice: priceOf('mobile'),
  once: optional(
    euros({
      ...amount,
      label: 'Ativação e instalação',
      hint: 'O que pagas uma vez, se a proposta o diz.',
      description: 'Activation and installation, EUR.',
    }),
  ),
  equipment: optional(
    eurosPer({
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
  perk: when(
    ({ lockMonths }) => typeof lockMonths === 'number' && lockMonths > 0,
    optional(
      euros({
        ...amount,
        label: 'Valor da vantagem da fidelização',
        hint: 'Está no resumo do contrato. Baixa o custo de sair a meio.',
        description: 'Value of what the loyalty is given for, EUR.',
      }),
    ),
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
