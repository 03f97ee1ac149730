import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { readTexts } from 'shared-lib/kit/form/form'
import { addressQuery } from 'shared-lib/kit/form/form-address'
import { textsOfAttributes } from 'shared-lib/kit/form/form-attributes'
import type { TagOffers } from 'shared-lib/kit/results/tag-offers'
import type { Chip } from 'shared-lib/kit/ui/chips/chips'
import type { ShownRate } from 'shared-lib/rules/credit/display-duties/display-duties'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { cardForm } from '../../rules/card.form'
import { habitFrom } from '../../rules/card-input'
import { paidWords, usageWords } from '../../rules/card-words'
import { creditCardJourney } from '../funnel/credit-card.journey'
import { cardList } from './card-list'
import { cardResults } from './card-query'
import { cardRow } from './card-row'
import { nobody } from './results.load'

/** The first cards for one way of using them, each with its rate as the law requires. */
export interface TagCards extends TagOffers {
  readonly rates: Readonly<Record<string, ShownRate>>
}

/** A tag has words only: the amount of a chip is one of them. */
const conditionOf = ({ words, amount }: Chip) =>
  amount ? `${words}: ${formatBriefEuro(cents(amount.cents))}` : words

/** Data of `qp-card-list`: the results page's own list, for the use that an editor filled in. */
export function tagCards({ attributes, today, offers }: TagCall): TagCards {
  const texts = textsOfAttributes(cardForm, attributes)
  const reading = readTexts(cardForm, texts)
  const input = 'input' in reading ? reading.input : undefined
  const habit = input ? habitFrom(input) : nobody
  const query = input ? addressQuery(cardForm, texts) : ''
  const list = cardList(habit, cardResults.read('', []), {
    on: toIsoDate(today),
    partners: offers,
    chosenId: undefined,
  })
  const shown = list?.rows.slice(0, Number(attributes.limit)) ?? []
  return {
    kind: 'tag',
    offers: shown.map((card) => {
      const { id, place, provider, title, main, chips, doubts } = cardRow(card)
      return {
        id,
        provider,
        main,
        name: title,
        conditions: [...chips.map(conditionOf), ...doubts],
        ...(place !== undefined && { place }),
      }
    }),
    rates: Object.fromEntries(shown.map(({ offer, rate }) => [offer.id, rate])),
    intro: input
      ? `Quanto custa um ano com cada cartão, por exemplo com ${usageWords(input)}. ${paidWords(input)}.`
      : 'Quanto custa um ano com cada cartão a quem paga sempre tudo: só a anuidade.',
    notes: [],
    ...(list ? { source: list, ageWords: list.ageWords } : { none: 'Hoje não temos cartões para mostrar.' }),
    links: {
      same: query ? `${creditCardJourney.done}?${query}` : creditCardJourney.done,
      other: creditCardJourney.done,
    },
  }
}
