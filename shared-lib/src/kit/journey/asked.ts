import type { LeadSchema } from '../../contract/define-micro-frontend'
import { isRecord } from '../../contract/is-record'
import { type IsoDate, toIsoDate } from '../../rules/dates/iso-date'
import { answerTexts } from '../funnel/contact.answers'
import { type Flow, type RawAnswers, readAnswers } from '../funnel/flow'
import type { Asked } from '../funnel/lead-progress'

/** How a product puts a request into words. */
export interface AskedWords {
  /** In plain words and without anything personal: `um crédito pessoal de 10.000 € em 48 meses`. */
  asked(answers: object): string
  /** The difference to what the visitor has, where no offer is chosen: `−24 €/mês`; undefined where nothing is saved. */
  change?(answers: object, on: IsoDate): string | undefined
}

/** What these answers ask for, as the form, the confirmation and the page of a request repeat it. */
export function askedOf(flow: Flow, words: AskedWords, raw: RawAnswers, today: string): Asked {
  const answers = readAnswers(flow, raw)
  const change = words.change?.(answers, toIsoDate(today))
  return { asked: words.asked(answers), ...(change && { change }) }
}

/** A lead with what it asks for, once nothing is wrong with it. The difference of a chosen offer is in the offer. */
export const withAsked =
  (flow: Flow, words: AskedWords, lead: LeadSchema): LeadSchema =>
  (body, today, offers) => {
    const checked = lead(body, today, offers)
    if ('problems' in checked) return checked
    const { answers, offer } = checked.lead
    const { asked, change } = askedOf(flow, words, answerTexts(flow, isRecord(answers) ? answers : {}), today)
    return { lead: { ...checked.lead, asked, ...(change && !offer && { change }) } }
  }
