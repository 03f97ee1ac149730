import type { InputOf } from 'shared-lib/kit/form/form'
import {
  type Judgement,
  judge,
  judgements,
  type ProposalVerdict,
  type Reason,
  verdictOf,
} from 'shared-lib/kit/proposal/verdict'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatShortEuro } from 'shared-lib/rules/money/euro'
import { catalogue } from '../data/offers/catalogue'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import { type TelecomBoundaries, telecomBoundaries } from '../data/parameters/verdict'
import { rankPackages } from './package-ranking'
import type { Asked } from './services'
import { truePrice } from './true-price'
import type { telecomVerdictFields } from './verdict.form'

export const telecomReasons = [
  'loyalty-above-maximum',
  'later-price-unknown',
  'cheaper-than-today',
  'near-today',
  'dearer-than-today',
  'near-published',
  'over-published',
  'true-month-above-price',
  'nothing-to-compare',
  'bound-after-promotion',
] as const

type TelecomProposal = InputOf<typeof telecomVerdictFields>

export interface TelecomVerdict extends ProposalVerdict {
  readonly trueMonthCents?: number | undefined
  readonly publishedCents?: number | undefined
}

const horizon = 24
const none = cents(0)
const reason = (code: (typeof telecomReasons)[number], sentence: string): Reason => ({ code, sentence })

const askedOf: Record<NonNullable<TelecomProposal['services']>, Asked> = {
  internet: {},
  internetTv: { tv: true },
  internetTvMobile: { tv: true, addSim: true },
}

/** True month of the cheapest published package with these services whose price is not history. */
const cheapest = (services: TelecomProposal['services'], on: IsoDate): Cents | undefined =>
  services &&
  rankPackages(catalogue, askedOf[services], on).find(
    ({ standing, lacks }) => standing !== 'historic' && lacks.length === 0,
  )?.trueMonth

interface Compared {
  readonly verdict: Exclude<Judgement, 'unknown'>
  readonly reason: Reason
}

function againstToday(month: Cents, today: Cents, boundaries: TelecomBoundaries): Compared {
  const verdict = judge(month / today - 1, boundaries.today)
  const [own, paid, change] = [month, today, cents(Math.abs(month - today))].map(formatBriefEuro)
  return {
    verdict,
    reason:
      verdict === 'fair'
        ? reason('near-today', `Em 24 meses pagas ${own} por mês: quase o mesmo que hoje (${paid}).`)
        : verdict === 'good'
          ? reason('cheaper-than-today', `Em 24 meses pagas ${own} por mês: menos ${change} do que hoje.`)
          : reason('dearer-than-today', `Em 24 meses pagas ${own} por mês: mais ${change} do que hoje.`),
  }
}

function againstPublished(month: Cents, published: Cents, boundaries: TelecomBoundaries): Compared {
  const verdict = judge(month / published - 1, boundaries.published)
  const more = formatBriefEuro(cents(Math.max(0, month - published)))
  return {
    verdict,
    reason:
      verdict === 'good'
        ? reason(
            'near-published',
            `Está ao nível do pacote publicado mais barato, ${formatBriefEuro(published)} por mês.`,
          )
        : reason('over-published', `Há um pacote publicado com menos ${more} por mês.`),
  }
}

const worst = (compared: readonly Compared[]): Compared | undefined =>
  compared.toSorted((one, two) => judgements.indexOf(two.verdict) - judgements.indexOf(one.verdict))[0]

function messageOf(
  { price, promotionMonths, priceAfter, paidToday }: TelecomProposal,
  month?: Cents,
): string {
  const steps =
    promotionMonths && priceAfter
      ? `${formatShortEuro(price)} por mês durante ${promotionMonths} meses e ${formatShortEuro(priceAfter)} depois`
      : `${formatShortEuro(price)} por mês`
  const target = paidToday && month && paidToday < month ? ` Hoje pago ${formatShortEuro(paidToday)}.` : ''
  const mean = month && month > price ? ` Em 24 meses, fica em ${formatBriefEuro(month)} por mês.` : ''
  return `Bom dia. Recebi a vossa proposta: ${steps}.${mean}${target} Conseguem manter os ${formatShortEuro(price)} durante toda a fidelização, sem custos de instalação? Enviem-me, por favor, o resumo do contrato. Obrigado.`
}

/** What a promotion and its end come to, in words. */
function stepReasons(
  { price, promotionMonths = 0, priceAfter, loyaltyMonths }: TelecomProposal,
  month: Cents,
) {
  const bound = (loyaltyMonths ?? 0) - promotionMonths
  return [
    month > price &&
      reason(
        'true-month-above-price',
        `Em 24 meses pagas ${formatBriefEuro(month)} por mês, não ${formatBriefEuro(price)}.`,
      ),
    promotionMonths > 0 &&
      priceAfter !== undefined &&
      priceAfter > price &&
      bound > 0 &&
      reason(
        'bound-after-promotion',
        `Depois da promoção, tens mais ${bound} ${bound === 1 ? 'mês' : 'meses'} de fidelização a ${formatBriefEuro(priceAfter)}.`,
      ),
  ] as const
}

/** Whether a package is good, by what 24 months cost a month. Undefined on days without boundaries. */
export function judgeTelecom(proposal: TelecomProposal, on: IsoDate): TelecomVerdict | undefined {
  const { price, promotionMonths = 0, priceAfter, paidToday, services, loyaltyMonths = 0 } = proposal
  const boundaries = tryValueOn(telecomBoundaries, on)
  if (!boundaries) return undefined
  const alike = services ?? ''
  const longest = tryValueOn(loyaltyRules, on)?.maxMonths
  const illegal =
    longest !== undefined &&
    loyaltyMonths > longest &&
    reason(
      'loyalty-above-maximum',
      `Fidelização de ${loyaltyMonths} meses: a lei permite ${longest}, no máximo.`,
    )
  if (promotionMonths > 0 && promotionMonths < horizon && priceAfter === undefined) {
    const unknown = reason('later-price-unknown', 'Falta o preço depois da promoção: pede-o por escrito.')
    return verdictOf(illegal ? 'dear' : 'unknown', illegal ? [illegal, unknown] : [unknown], {
      alike,
      lacks: ['Preço depois da promoção'],
      message: messageOf(proposal),
    })
  }
  const steps =
    promotionMonths > 0 && priceAfter !== undefined
      ? [{ months: promotionMonths, monthly: price }, { monthly: priceAfter }]
      : [{ monthly: price }]
  const { total, trueMonth } = truePrice({ steps, once: none, equipment: none, credits: none }, horizon)
  const published = cheapest(services, on)
  const compared = [
    ...(paidToday === undefined ? [] : [againstToday(trueMonth, paidToday, boundaries)]),
    ...(published === undefined ? [] : [againstPublished(trueMonth, published, boundaries)]),
  ]
  const [risen, bound] = stepReasons(proposal, trueMonth)
  const main = worst(compared)
  const isRisen = trueMonth / price - 1 > boundaries.rise
  const alone =
    isRisen && risen
      ? risen
      : reason(
          'nothing-to-compare',
          `Em 24 meses pagas ${formatBriefEuro(trueMonth)} por mês. Para te dizermos se é boa, escreve quanto pagas hoje.`,
        )
  const first = illegal || main?.reason || alone
  const rest = [main?.reason, ...compared.map((one) => one.reason), risen, bound].filter(
    (one, at, all) => one && one !== first && all.indexOf(one) === at,
  )
  return verdictOf(illegal ? 'dear' : (main?.verdict ?? (isRisen ? 'dear' : 'unknown')), [first, ...rest], {
    totalCents: total,
    monthlyCents: trueMonth,
    trueMonthCents: trueMonth,
    publishedCents: published,
    alike,
    lacks: loyaltyMonths > 0 ? [] : ['Fidelização por confirmar'],
    order: trueMonth,
    ruler: {
      unit: 'cents',
      measure: 'Por mês, em 24 meses',
      own: trueMonth,
      marks: [
        ...(paidToday === undefined
          ? []
          : [{ role: 'typical' as const, label: 'Pagas hoje', value: paidToday }]),
        ...(published === undefined
          ? []
          : [{ role: 'best' as const, label: 'Pacote publicado', value: published }]),
        ...(compared.length > 0 || trueMonth === price
          ? []
          : [{ role: 'typical' as const, label: 'Anunciado', value: price }]),
      ],
    },
    message: messageOf(proposal, trueMonth),
  })
}
