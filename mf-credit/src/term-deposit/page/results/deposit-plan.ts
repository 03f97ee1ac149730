import type { LeadSchema, RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { checkChosenOffer, type OfferNow } from 'shared-lib/kit/funnel/chosen-offer'
import { checkFlowLead, plainText } from 'shared-lib/kit/funnel/contact.answers'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { addressOf, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { detailsAddress } from 'shared-lib/kit/results/flow-links'
import { isHistoric } from 'shared-lib/kit/results/row'
import { differenceText } from 'shared-lib/kit/results/ruler'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { addDays } from 'shared-lib/rules/dates/calendar'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { priceAgeWords, priceMonth } from 'shared-lib/rules/offers/price-age-words'
import { catalogueWith } from '../../data/offers/partner-offers'
import { swedishGuarantee } from '../../data/parameters/deposit-rules'
import type { TermDepositAnswers } from '../../fields'
import { type RankedDeposit, rankDeposits } from '../../rules/rank-deposits'
import type { Saver } from '../../rules/saver'
import { saverOfAnswers } from '../../rules/saver-of-answers'
import { termDepositFunnel } from '../funnel/term-deposit.funnel'
import { offerParameter, todayName } from '../funnel/term-deposit.journey'
import { type DepositRow, depositRow } from './deposit-row'
import { briefEuro, renewalWords } from './deposit-words'
import { overWords, ownOf } from './own-money'

/** Days before the end by which to decide: most banks renew by themselves. */
const noticeDays = 10

/** A chosen deposit for the page that puts it into practice: words, cents and days. */
export interface DepositPlan {
  readonly row: DepositRow
  readonly amount: string
  readonly start: string
  readonly end: string
  readonly endOn: IsoDate
  readonly decideOn: IsoDate
  readonly decide: string
  readonly renewal: string
  readonly covered: string
  readonly ageWords: string
  /** Of the money now, in percent as it was typed. */
  readonly todayRate?: string
  /** Its gain against that, while its rate is one of today: `+44 € em 12 meses`. */
  readonly change?: string
  /** Addresses of the contact form with this deposit, and of the list. */
  readonly ask: string
  readonly results: string
}

interface Chosen {
  readonly saver: Saver
  readonly one: RankedDeposit
  readonly row: DepositRow
}

/** A deposit by its id, counted for these answers today; undefined where this saver cannot have it. */
function chosenDeposit(
  answers: TermDepositAnswers,
  offers: PartnerOffers | undefined,
  id: string,
  on: IsoDate,
): Chosen | undefined {
  const saver = saverOfAnswers(answers, on)
  const ranking = rankDeposits(saver, catalogueWith(offers), { without: [] }, on)
  const one = ranking.rows.find(({ offer }) => offer.id === id)
  return one && { saver, one, row: depositRow(one, ranking, saver, priceMonth(one.age, on)) }
}

/** What is gained over the money where it is; nothing is claimed with a rate that may be over. */
function changeOf({ saver, row }: Chosen, todayRate: string | undefined): string | undefined {
  if (isHistoric(row)) return undefined
  const gained = differenceText({ cents: row.main.cents - ownOf(todayRate, saver).cents })
  return gained && `${gained} ${overWords(saver)}`
}

/** `/depositos-a-prazo/resumo` with a chosen deposit, and the contact form: undefined without one. */
export function loadDepositPlan({ query, today, offers }: RouteCall): DepositPlan | undefined {
  const on = toIsoDate(today)
  const raw = readQuery(termDepositFunnel, query)
  const id = raw[offerParameter]
  const chosen = id ? chosenDeposit(readAnswers(termDepositFunnel, raw), offers, id, on) : undefined
  if (!chosen) return undefined
  const { saver, one, row } = chosen
  const change = changeOf(chosen, raw[todayName])
  const decideOn = addDays(one.end, -noticeDays)
  const limit = saver.guaranteeEur * 100 * saver.holders
  const sweden = one.offer.guaranteeCountry === 'SE' ? tryValueOn(swedishGuarantee, on) : undefined
  return {
    row,
    amount: briefEuro(saver.amount),
    start: formatDatePt(saver.start),
    end: formatDatePt(one.end),
    endOn: one.end,
    decideOn: decideOn > on ? decideOn : one.end,
    decide: formatDatePt(decideOn > on ? decideOn : one.end),
    renewal: renewalWords(one.offer),
    covered: sweden
      ? `até ${formatNumber(sweden)} coroas suecas, pelo fundo da Suécia`
      : saver.amount + one.netCents <= limit
        ? 'todo o montante e os juros'
        : `só até ${briefEuro(limit as typeof saver.amount)}`,
    ageWords: priceAgeWords(one.age, on).replace(/^preços/, 'taxa'),
    ...(raw[todayName] && { todayRate: raw[todayName] }),
    ...(change && { change }),
    ask: detailsAddress(termDepositFunnel, raw),
    results: addressOf(termDepositFunnel, termDepositFunnel.done, { ...raw, [offerParameter]: '' }),
  }
}

function offerNow(
  answers: TermDepositAnswers,
  offers: PartnerOffers | undefined,
  { id, todayRate, today }: { readonly id: string; readonly todayRate: unknown; readonly today: string },
): OfferNow | undefined {
  const chosen = chosenDeposit(answers, offers, id, toIsoDate(today))
  if (!chosen || chosen.row.main.cents < 0) return undefined
  const { row, one } = chosen
  return {
    ...row.evidence,
    id,
    name: `${one.offer.bank}, ${one.offer.name}`,
    cents: row.main.cents,
    change: changeOf(chosen, plainText(todayRate)),
  }
}

/** Checks an untrusted deposit lead: answers, contact and the chosen deposit, which is computed again. */
export const validateDepositLead: LeadSchema = (body, today, offers) => {
  const checked = checkFlowLead(termDepositFunnel, body, today)
  if ('problems' in checked) return checked
  const { answers, lead } = checked
  const given = isRecord(body) ? body.offer : undefined
  const chosen = checkChosenOffer(given, 'resultCents', (id) =>
    offerNow(answers as TermDepositAnswers, offers, { id, todayRate: Object(given)[todayName], today }),
  )
  return 'problems' in chosen ? chosen : { lead: { ...lead, ...chosen } }
}
