import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { readTexts } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import type { Problem, RawAnswers } from 'shared-lib/kit/form/input-field'
import { carriedWords } from 'shared-lib/kit/funnel/carried-words'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { carriedAnswers, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import type { Carried } from 'shared-lib/kit/results/results-view'
import type { RulerDeclaration } from 'shared-lib/kit/results/ruler'
import type { AnswerChip } from 'shared-lib/kit/results/ui/answer-chips'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Region, regionOf } from 'shared-lib/rules/property/region'
import { catalogueWith } from '../../data/offers/partner-offers'
import {
  type FreeExitRules,
  freeExitRules,
  type LoyaltyRules,
  loyaltyRules,
} from '../../data/parameters/loyalty-law'
import { normalVat } from '../../data/parameters/normal-vat'
import { type PortabilityRules, portabilityRules } from '../../data/parameters/portability'
import { type SocialTariff, socialTariff } from '../../data/parameters/social-tariff'
import type { TelecomAnswers } from '../../fields'
import { horizon } from '../../rules/horizon'
import { type Outlook, outlookOf, type Tried } from '../../rules/outlook'
import { rankPackages } from '../../rules/package-ranking'
import type { Asked } from '../../rules/services'
import { socialTariffCost } from '../../rules/social-tariff-cost'
import { operatorStep, telecomFunnel } from '../funnel/telecom.funnel'
import { offerParameter } from '../funnel/telecom.journey'
import { type ExitKey, lettersOf } from './exit-letters'
import { type PackageList, packageList } from './packages.load'
import { besideForms, type PageForm } from './page-address'
import { riseWords } from './rise-words'
import { telecomResults } from './telecom-results'
import { telecomRuler } from './telecom-ruler'
import { type TodaysOperator, todaysOperator } from './todays-operator'
import { whatIfForm } from './what-if.form'

export interface HomePlace {
  readonly zipcode: string
  /** As in «o IVA da Madeira»; missing on the mainland, whose VAT published prices have. */
  readonly islands?: string
}

const islandsOf: Readonly<Partial<Record<Region, string>>> = { madeira: 'da Madeira', azores: 'dos Açores' }

function homeOf(zipcode: string | undefined): HomePlace | undefined {
  if (zipcode === undefined) return undefined
  const islands = islandsOf[regionOf(zipcode)]
  return { zipcode, ...(islands && { islands }) }
}

/** All content of the results page, from its address and the day: the same with script and without. */
export interface TelecomResults {
  readonly carried: Carried
  readonly answers: readonly AnswerChip[]
  readonly outlook?: Outlook
  readonly whatIf: { readonly texts: RawAnswers; readonly problems: readonly Problem[] }
  readonly rules?: LoyaltyRules
  readonly exits?: FreeExitRules
  /** By how much contracts rose this year. */
  readonly rises?: string
  readonly portability?: PortabilityRules
  readonly hasContract: boolean
  readonly operator: TodaysOperator
  /** Where the home is; missing before its postal code was given. */
  readonly home?: HomePlace
  /** The services that proposals are held against. */
  readonly asked: Asked
  readonly social?: SocialTariff & {
    readonly vat: number
    readonly twoYears: ReturnType<typeof socialTariffCost>
  }
  readonly packages: PackageList
  readonly ruler: RulerDeclaration
  /** By way out. */
  readonly letters?: Readonly<Record<ExitKey, string>>
  /** Answers that each form of the page sends along, so that no other one loses anything. */
  readonly beside: Readonly<Record<PageForm, Carried>>
}

/** With the operator before it was given too: whose line it is decides letters, rises and the tax. */
function answersOf(raw: RawAnswers): readonly AnswerChip[] {
  const answers = carriedWords(telecomFunnel, raw)
  const { slug, label } = operatorStep
  return answers.some((one) => one.slug === slug) ? answers : [...answers, { slug, label, answer: '' }]
}

function triedIn(texts: RawAnswers): { readonly tried: Tried; readonly problems: readonly Problem[] } {
  const reading = readTexts(whatIfForm, texts)
  if ('problems' in reading) return { tried: {}, problems: reading.problems }
  const { tryPrice: price, tryOnce: once, tryRise: rise } = reading.input
  return { tried: { price, once, rise }, problems: [] }
}

function socialOn(day: IsoDate, region: Region) {
  const tariff = tryValueOn(socialTariff, day)
  const vat = tryValueOn(normalVat, day)?.[region]
  if (!tariff || vat === undefined) return undefined
  return { ...tariff, vat, twoYears: socialTariffCost(tariff, vat, horizon, true) }
}

/** `/tv-net-voz/resultados`. */
export function loadResults({ query, today, offers }: RouteCall): TelecomResults {
  const day = toIsoDate(today)
  const raw = readQuery(telecomFunnel, query)
  const answers: TelecomAnswers = readAnswers(telecomFunnel, raw)
  const rules = tryValueOn(loyaltyRules, day)
  const exits = tryValueOn(freeExitRules, day)
  const texts = readAddress(whatIfForm, query)
  const { tried, problems } = triedIn(texts)
  const outlook = rules && outlookOf(answers, tried, rules, day)
  const operator = todaysOperator(answers)
  const { zipcode } = answers
  const home = homeOf(zipcode)
  const rises = riseWords(operator, day)
  const social = socialOn(day, regionOf(zipcode ?? ''))
  const portability = tryValueOn(portabilityRules, day)
  const hasContract = answers.currentProvider !== 'none'
  const carried = carriedAnswers(telecomFunnel, raw)
  const view = telecomResults.read(query, carried)
  const catalogue = catalogueWith(offers)
  const ranked = rankPackages(catalogue, answers, day)
  const best = ranked.find(({ lacks }) => lacks.length === 0)
  const ruler = telecomRuler(
    {
      hasContract,
      outlook,
      best,
      today: day,
      tried: tried.price,
      change: best && rules && outlookOf(answers, { price: best.trueMonth }, rules, day)?.tried,
    },
    telecomResults.step(view, detailsSlug, best && { [offerParameter]: best.offer.id }),
  )
  return {
    carried,
    answers: answersOf(raw),
    ...(outlook && { outlook }),
    whatIf: { texts, problems },
    ...(rules && { rules }),
    ruler,
    beside: besideForms(query),
    ...(exits && { exits, letters: lettersOf(exits, { operator: operator.name, zipcode }) }),
    ...(rises && { rises }),
    ...(portability && { portability }),
    hasContract,
    operator,
    ...(home && { home }),
    asked: answers,
    ...(social && { social }),
    packages: packageList(ranked, answers, view, catalogue, day),
  }
}
