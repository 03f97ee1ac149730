import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { addressQuery, readAddress } from 'shared-lib/kit/form/form-address'
import { flowParameters, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { bookParameters } from 'shared-lib/kit/notebook/notebook-address'
import { besideForms } from 'shared-lib/kit/notebook/page-forms'
import type { Carried } from 'shared-lib/kit/results/results-view'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { minimumBankServices } from '../../data/parameters/card-rules'
import { cardForm } from '../../rules/card.form'
import { type CardDuties, cardDutiesOn } from '../../rules/card-charges'
import type { CardHabit } from '../../rules/card-year'
import { uncountedNotebook } from '../../rules/credit-card.notebook'
import { creditCardFunnel } from '../funnel/credit-card.funnel'
import { cardParameter } from '../funnel/credit-card.journey'
import { type CardReading, readCard } from './card-answer'
import { type CardList, cardList } from './card-list'
import { cardResults } from './card-query'

const forms = {
  questions: flowParameters(creditCardFunnel),
  list: cardResults.parameters,
  notebook: bookParameters(uncountedNotebook),
}

export type CardResultsData = CardReading & {
  readonly carried: Carried
  /** Answers that each form of the page sends along, so that no other one loses anything. */
  readonly beside: Readonly<Record<keyof typeof forms, Carried>>
  readonly list: CardList | undefined
  /** Day of the calculation, in words. */
  readonly made: string | undefined
  /** Stamp duties of the day, fractions. */
  readonly duties: CardDuties | undefined
  /** The most that an account with minimum bank services costs in a year, euros; undefined while it is not known. */
  readonly minimumServices: number | undefined
}

const none = cents(0)

/** Before any answer a year costs the annual fee, whatever the habit. */
export const nobody: CardHabit = {
  purchases: none,
  balance: none,
  payment: { kind: 'all' },
  cashTimes: 0,
  cash: none,
  foreign: none,
}

/** `/cartao-de-credito/resultados`: what the habit of the address costs, and the published cards for it. */
export function loadCardResults({ query, today, offers }: RouteCall): CardResultsData {
  const on = toIsoDate(today)
  const raw = readQuery(creditCardFunnel, query)
  const texts = addressQuery(cardForm, readAddress(cardForm, query))
  const carried = [...new URLSearchParams(texts)]
  const reading = readCard(query, on)
  const habit = reading.kind === 'answer' ? reading.answer.counted.habit : nobody
  return {
    ...reading,
    carried,
    beside: besideForms(query, { answers: carried, notebook: uncountedNotebook, forms }),
    list: cardList(habit, cardResults.read(query, carried), {
      on,
      partners: offers,
      chosenId: raw[cardParameter],
    }),
    made: formatDatePt(on),
    duties: cardDutiesOn(on),
    minimumServices: tryValueOn(minimumBankServices, on),
  }
}
