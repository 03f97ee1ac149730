import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { integer, object } from 'shared-lib/contract/schema'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogueWith } from '../data/offers/partner-offers'
import type { EnergyAnswers } from '../rules/energy-answers'
import { householdOf } from '../rules/household'
import { noteWords } from '../rules/note-words'
import { rankOffers } from '../rules/rank-offers'
import type { OfferFilters } from '../rules/vocabulary'
import { energyLimits } from './energy.limits'
import { rankingAnswers } from './ranking-answers'
import { answers, filters, ranking } from './ranking-schemas'

interface EnergyRankingCall {
  readonly answers: EnergyAnswers
  readonly filters?: OfferFilters
  readonly limit?: number
  readonly offset?: number
}

/** The catalogue in the order of what this home would pay, and nothing else. */
function energyRanking(
  { answers: given, ...call }: EnergyRankingCall,
  today: string,
  offers?: PartnerOffers,
) {
  const usable = rankingAnswers(given)
  if ('problems' in usable) return usable
  const on = toIsoDate(today)
  const home = householdOf(usable.answers, on)
  const outcome = rankOffers(home, catalogueWith(offers), call.filters ?? {}, on)
  if (outcome.kind === 'not-covered') return { result: outcome }
  const { rows, ...rest } = outcome
  const { offset = 0, limit = rows.length } = call
  const { ownPrices: _, paidCents: _paid, isUseOfBill: _use, ...household } = home
  return {
    result: {
      ...rest,
      noteTexts: rest.notes.map((note) => noteWords(note, rest.catalogue)),
      offers: rows.slice(offset, offset + limit),
      total: rows.length,
      offset,
      household,
    },
  }
}

/** `POST /api/calculators/energy-ranking`. */
export const energyRankingCalculator: Calculator = {
  title: 'Energy ranking',
  called: 'Comparação de ofertas de energia',
  description:
    'Every offer of the catalogue in the order of what a home in mainland Portugal would pay in a year, with the bill of each, why it stands in its place and what was assumed. No commission comes in. Homes elsewhere get the reason why there is no number.',
  limits: energyLimits,
  input: object(
    { answers },
    {
      filters,
      limit: integer('Most offers to answer with; all when missing.', { minimum: 1, maximum: 1000 }),
      offset: integer('Offers to skip.', { minimum: 0, maximum: 100_000 }),
    },
  ),
  output: ranking,
  examples: [
    {
      title: 'A couple with electricity and gas in Lisbon',
      input: { answers: { energyType: 'dual', postalCode: '1000', inhabitants: 2 }, limit: 3 },
    },
    {
      title: 'A bi-hourly meter with today’s prices off the bill',
      input: {
        answers: {
          energyType: 'electricity',
          postalCode: '4000-001',
          contractedPower: 6.9,
          meter: 'bi',
          kwhOffPeak: 1400,
          kwhOutsideOffPeak: 2100,
          powerPrice: 0.36,
          offPeakPrice: 0.11,
          outsideOffPeakPrice: 0.21,
        },
        filters: { timeOption: 'bi', noGroups: true, noFirstMonths: true },
        limit: 5,
      },
    },
    {
      title: 'Natural gas for a family that knows its tier',
      input: {
        answers: {
          energyType: 'gas',
          municipality: 'Porto',
          gasTier: 2,
          kwhGas: 3407,
          currentProvider: 'GALP',
        },
      },
    },
    {
      title: 'Madeira: not covered',
      input: { answers: { energyType: 'electricity', postalCode: '9000' } },
    },
  ],
  calculate: energyRanking,
}
