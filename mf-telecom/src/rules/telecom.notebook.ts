import { defineForm, type InputOf } from 'shared-lib/kit/form/form'
import { defineNotebook } from 'shared-lib/kit/notebook/notebook'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { andList } from 'shared-lib/rules/text/list-words'
import type { LoyaltyRules } from '../data/parameters/loyalty-law'
import { horizon } from './horizon'
import { exitAfter } from './package-order'
import { monthlyPrices, type PriceStep, withYearlyRise } from './price-path'
import { proposalFields } from './proposal.fields'
import { addedMonthly, addedParts, pricesTitle, proposedLacks, serviceNotes } from './proposed-services'
import type { Asked, Lack } from './services'
import { trueMonthOf, truePriceOf } from './true-price'

type Proposed = InputOf<typeof proposalFields>

const stepsOf = ({ price, promoMonths, laterPrice }: Proposed): readonly PriceStep[] =>
  promoMonths === undefined || laterPrice === undefined
    ? [{ monthly: price }]
    : [{ months: promoMonths, monthly: price }, { monthly: laterPrice }]

/** The price of each month; one rise after each whole year, since its day is not known. */
const pricesOf = (proposed: Proposed, months: number): readonly Cents[] =>
  withYearlyRise(
    monthlyPrices(stepsOf(proposed), months),
    { rate: proposed.yearlyRise ?? 0 },
    { startMonth: 1, riseMonth: 1 },
  )

const zero = cents(0)

/** With the services that are added each month: no rise of their price is announced. */
function totalOf(proposed: Proposed, asked: Asked, months: number): Cents {
  const { once = zero, equipment = zero, credits = zero } = proposed
  const monthly = sumCents(equipment, addedMonthly(proposed, asked))
  return truePriceOf(pricesOf(proposed, months), { once, equipment: monthly, credits }).total
}

/** How the price moves, in a sentence: usually in the small print of a leaflet. */
function priceNotes({ price, promoMonths, laterPrice }: Proposed): readonly string[] {
  if (promoMonths === undefined || laterPrice === undefined || laterPrice === price) return []
  const way = laterPrice > price ? 'Sobe' : 'Desce'
  return [
    `${way} de ${formatBriefEuro(price)} para ${formatBriefEuro(laterPrice)} ao ${promoMonths + 1}.º mês.`,
  ]
}

/** Highest cost of leaving after so many months. */
function exitOf(proposed: Proposed, monthsDone: number, rules: LoyaltyRules): Cents {
  const { lockMonths: loyaltyMonths = 0, perk } = proposed
  const contract = { loyaltyMonths, steps: stepsOf(proposed), ...(perk !== undefined && { benefit: perk }) }
  return exitAfter(contract, monthsDone, rules)
}

/** Months after which the cost of leaving is given. */
const exits = [3, 12, 18]

/** Cost of leaving before the end, in a sentence. */
function exitNotes(proposed: Proposed, rules: LoyaltyRules | undefined): readonly string[] {
  const within = exits.filter((month) => month < (proposed.lockMonths ?? 0))
  if (!rules || within.length === 0) return []
  const each = within.map(
    (month) => `${formatBriefEuro(exitOf(proposed, month, rules))} ao fim de ${month} meses`,
  )
  return [`Sair a meio custa, no máximo, ${andList(each)}.`]
}

const lackWords: Readonly<Record<Lack, string>> = {
  internet: 'internet em casa',
  speed: 'a velocidade que pediste',
  tv: 'televisão',
  voice: 'telefone fixo',
  sims: 'os cartões que pediste',
  data: 'os dados móveis que pediste',
}

/** Ticked in a new proposal: what the visitor asked for. */
export const beginsWith = ({ tv, voice, addSim }: Asked) => ({
  has: ['internet', ...(tv ? ['tv'] : []), ...(voice ? ['voice'] : []), ...(addSim ? ['mobile'] : [])].join(
    '.',
  ),
})

/** Proposals from shops and calls, by all that they cost in two years, held against the services asked for. */
export const telecomNotebook = (asked: Asked = {}, rules?: LoyaltyRules) =>
  defineNotebook({
    product: 'telecom',
    holder: 'Operadora',
    form: defineForm(proposalFields, [
      { names: ['price', 'promoMonths', 'laterPrice', 'once', 'lockMonths', 'has'] },
      {
        title: pricesTitle,
        names: ['internetPrice', 'tvPrice', 'voicePrice', 'mobilePrice'],
        folded: true,
      },
      {
        title: 'Mais detalhes',
        names: ['speed', 'cards', 'cardData', 'equipment', 'credits', 'perk', 'yearlyRise', 'until'],
        folded: true,
      },
    ]),
    cost(proposed) {
      const { once = zero, equipment = zero, credits = zero } = proposed
      const steady = monthlyPrices(stepsOf(proposed), horizon)
      const rise = sumCents(...pricesOf(proposed, horizon)) - sumCents(...steady)
      const total = totalOf(proposed, asked, horizon)
      return {
        cents: total,
        parts: [
          { key: 'monthly', title: 'Mensalidades', cents: sumCents(...steady) },
          { key: 'once', title: 'Ativação e instalação', cents: once },
          ...addedParts(proposed, asked, horizon),
          { key: 'equipment', title: 'Router e boxes', cents: equipment * horizon },
          { key: 'rise', title: 'Subidas', cents: rise },
          { key: 'credits', title: 'Descontos e ofertas', cents: -credits },
        ].filter(({ cents: amount, key }) => key === 'monthly' || amount !== 0),
        beside: [
          { title: 'por mês, com tudo', cents: trueMonthOf(total, horizon) },
          { title: 'em 12 meses', cents: totalOf(proposed, asked, 12) },
          { title: 'em 36 meses', cents: totalOf(proposed, asked, 36) },
        ],
        notes: [...serviceNotes(proposed, asked), ...priceNotes(proposed), ...exitNotes(proposed, rules)],
      }
    },
    lacks: (proposed) => proposedLacks(proposed, asked).map((lack) => lackWords[lack]),
    // Of two that cost the same, the one that is easier to leave; never the faster one, nor a brand.
    settles: (proposed) => (rules ? exitOf(proposed, 0, rules) : 0),
    costTitle: `Custo em ${horizon} meses`,
    counted: ['once'],
    breakEvenFields: ['price', 'laterPrice'],
    until: 'until',
  })
