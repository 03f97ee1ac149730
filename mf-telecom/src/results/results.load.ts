import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { datedValueOn, tryValueOn } from 'shared-lib/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import { readTexts } from 'shared-lib/form/form'
import { readAddress } from 'shared-lib/form/form-address'
import type { Problem, RawAnswers } from 'shared-lib/form/input-field'
import { readAnswers } from 'shared-lib/funnel/flow'
import { carriedAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import type { Carried } from 'shared-lib/results/results-view'
import { type Outlook, outlookOf, type Tried } from '../domain/outlook'
import type { Asked } from '../domain/services'
import { socialTariffCost } from '../domain/social-tariff-cost'
import type { TelecomAnswers } from '../domain/telecom.fields'
import { telecomFunnel } from '../funnel/telecom.funnel'
import { catalogueWith } from '../offers/partner-offers'
import { type FreeExitRules, freeExitRules, type LoyaltyRules, loyaltyRules } from '../parameters/loyalty-law'
import { type PortabilityRules, portabilityRules } from '../parameters/portability'
import { inflationClause } from '../parameters/price-rise'
import { type SocialTariff, socialTariff } from '../parameters/social-tariff'
import { type ExitKey, lettersOf } from './exit-letters'
import { type PackageList, packageList } from './packages.load'
import { besideForms, type PageForm } from './page-address'
import { type Verdict, verdictOf } from './verdict-words'
import { whatIfForm } from './what-if.form'

/** All that the results page says, from its address and the day: the same with script and without. */
export interface TelecomResults {
  readonly carried: Carried
  readonly outlook?: Outlook
  readonly whatIf: { readonly texts: RawAnswers; readonly problems: readonly Problem[] }
  readonly rules?: LoyaltyRules
  readonly exits?: FreeExitRules
  /** Inflation of the year before, by which contracts that say so rose this year. */
  readonly inflation?: { readonly year: string; readonly rate: number }
  readonly portability?: PortabilityRules
  readonly hasContract: boolean
  /** What proposals are held against. */
  readonly asked: Asked
  readonly social?: SocialTariff & { readonly twoYears: ReturnType<typeof socialTariffCost> }
  readonly packages: PackageList
  readonly verdict: Verdict
  /** By way out. */
  readonly letters?: Readonly<Record<ExitKey, string>>
  /** What each form of the page sends along, so that no other one loses anything. */
  readonly beside: Readonly<Record<PageForm, Carried>>
}

function triedIn(texts: RawAnswers): { readonly tried: Tried; readonly problems: readonly Problem[] } {
  const reading = readTexts(whatIfForm, texts)
  if ('problems' in reading) return { tried: {}, problems: reading.problems }
  const { tryPrice: price, tryOnce: once, tryRise: rise } = reading.input
  return { tried: { price, once, rise }, problems: [] }
}

const socialOn = (day: IsoDate) => {
  const tariff = tryValueOn(socialTariff, day)
  return tariff && { ...tariff, twoYears: socialTariffCost(tariff, 24, true) }
}

function inflationOn(day: IsoDate) {
  const found = datedValueOn(inflationClause, day)
  return found && { year: found.from.slice(0, 4), rate: found.value }
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
  const [inflation, social, portability] = [
    inflationOn(day),
    socialOn(day),
    tryValueOn(portabilityRules, day),
  ]
  const hasContract = answers.currentProvider !== 'none'
  const carried = carriedAnswers(telecomFunnel, raw)
  return {
    carried,
    ...(outlook && { outlook }),
    whatIf: { texts, problems },
    ...(rules && { rules }),
    verdict: verdictOf({ hasContract, ...(outlook && { outlook }) }),
    beside: besideForms(query),
    ...(exits && { exits, letters: lettersOf(exits) }),
    ...(inflation && { inflation }),
    ...(portability && { portability }),
    hasContract,
    asked: answers,
    ...(social && { social }),
    packages: packageList(answers, query, carried, catalogueWith(offers), day),
  }
}
