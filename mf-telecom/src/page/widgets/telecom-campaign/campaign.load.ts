import type { AttributesOf } from 'shared-lib/contract/attributes'
import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, isIsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { priceAge } from 'shared-lib/rules/offers/price-age'
import type { PriceStep } from '../../../rules/price-path'
import { truePrice } from '../../../rules/true-price'
import type { campaignAttributes } from './telecom-campaign.contract'

type Attributes = AttributesOf<typeof campaignAttributes>

/** Price of a campaign in words, as its page shows it. */
export interface CampaignPrice {
  /** Shown large: `24,99 € por mês`. */
  readonly first: string
  /** How it goes on, what is paid once and how long one is bound. */
  readonly lines: readonly string[]
  /** Cost of two years, and that by month, in a sentence; missing while the price after the promotion is not given. */
  readonly sum?: string
  /** From and until when. */
  readonly days: string
}

export interface CampaignData {
  /** Runs today; ended, or not begun; too old to be called a price of today. */
  readonly standing: 'open' | 'over' | 'coming'
  readonly price?: CampaignPrice
}

const horizon = 24
const euro = (eur: number) => formatBriefEuro(roundHalfUpToCent(eur))
const dayOf = (text: string | undefined): IsoDate | undefined => (isIsoDate(text) ? text : undefined)

/** Undefined where a promotion ends and the price after it is not given. */
function stepsOf({ price, priceMonths, laterPrice }: Attributes): readonly PriceStep[] | undefined {
  if (price === undefined) return undefined
  const monthly = roundHalfUpToCent(price)
  if (priceMonths === undefined) return [{ monthly }]
  return laterPrice === undefined
    ? undefined
    : [{ months: priceMonths, monthly }, { monthly: roundHalfUpToCent(laterPrice) }]
}

const loyaltyText = (loyalty: Attributes['loyalty']) => {
  if (loyalty === undefined) return []
  return [loyalty === '0' ? 'Sem fidelização' : `Fidelização de ${loyalty} meses`]
}

function linesOf(attributes: Attributes): readonly string[] {
  const { priceMonths, laterPrice, activation } = attributes
  const later =
    laterPrice === undefined ? 'depois, o preço não é indicado' : `depois, ${euro(laterPrice)} por mês`
  return [
    ...(priceMonths === undefined ? [] : [`Durante ${priceMonths} meses; ${later}`]),
    ...(activation === undefined
      ? ['Ativação e instalação: não indicado']
      : [
          activation === 0
            ? 'Sem custos de ativação nem de instalação'
            : `${euro(activation)} de ativação e instalação`,
        ]),
    ...loyaltyText(attributes.loyalty),
  ]
}

/** Whether the fee is in the sum, after its amount. */
function feeWords(activation: number | undefined): string {
  if (activation === undefined) return ', mais a ativação, se for cobrada'
  return activation > 0 ? ', com a ativação' : ''
}

function sumOf(attributes: Attributes): string | undefined {
  const steps = stepsOf(attributes)
  if (!steps) return undefined
  const { activation } = attributes
  const costs = { once: roundHalfUpToCent(activation ?? 0), equipment: cents(0), credits: cents(0) }
  const { total, trueMonth } = truePrice({ steps, ...costs }, horizon)
  return `Em ${horizon} meses pagas ${formatBriefEuro(total)}${feeWords(activation)}, ou seja, ${formatBriefEuro(trueMonth)} por mês.`
}

function priceStateOf(from: IsoDate | undefined, until: IsoDate | undefined, today: IsoDate) {
  if (from && from > today) return 'coming'
  if (until && until < today) return 'over'
  // Without an end it ages as every price does.
  return from && priceAge({ asOf: from, until }, today).standing === 'historic' && !until ? 'over' : 'open'
}

/** `tagData` of a campaign: the values of its attributes, and whether it runs on this day. */
export function campaignData({ attributes, today }: TagCall): CampaignData {
  const given = attributes as unknown as Attributes
  const [from, until] = [dayOf(given.from), dayOf(given.until)]
  const standing = priceStateOf(from, until, toIsoDate(today))
  // A price without the day from which it holds is no price.
  if (given.price === undefined || !from) return { standing }
  const sum = sumOf(given)
  const days = until
    ? `De ${formatDatePt(from)} a ${formatDatePt(until)}.`
    : `Preço indicado pela operadora a ${formatDatePt(from)}.`
  return {
    standing,
    price: { first: `${euro(given.price)} por mês`, lines: linesOf(given), ...(sum && { sum }), days },
  }
}
