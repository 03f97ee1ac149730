import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { calculatorOf } from 'shared-lib/form/calculator'
import { readTexts } from 'shared-lib/form/form'
import { textsOfAttributes } from 'shared-lib/form/form-attributes'
import { verticalCodes } from 'shared-lib/funnel/vertical-codes'
import { defineJourney, type JourneyParts } from 'shared-lib/journey/define-journey'
import { withNotebook } from 'shared-lib/journey/with-notebook'
import { cardCostCalculator } from './calculators/card-cost.calculator'
import { cardDebtCalculator } from './calculators/card-debt.calculator'
import { cardRankingCalculator } from './calculators/card-ranking.calculator'
import { cardTaegCalculator } from './calculators/card-taeg.calculator'
import { cardForm } from './domain/card.form'
import { uncountedNotebook } from './domain/credit-card.notebook'
import { cardFigures } from './figures/card.figures'
import { creditCardFunnel } from './funnel/credit-card.funnel'
import { creditCardGuard } from './funnel/credit-card.guard'
import { creditCardJourney } from './funnel/credit-card.journey'
import { notebookOfLead } from './funnel/credit-card.lead'
import { cardOffers } from './offers/partner-offers'
import { cardAnswer } from './results/card-answer'
import { cardResults } from './results/card-query'
import { checkCardLead, chosenCardFields, loadChosenCard } from './results/chosen-card'
import { loadCardResults } from './results/results.load'
import { tagCards } from './results/tag-cards.load'
import { cardCostContract } from './widgets/card-cost/card-cost.contract'
import { cardListContract } from './widgets/card-list/card-list.contract'
import { creditCardDetailsContract } from './widgets/credit-card-details/credit-card-details.contract'
import { creditCardResultsContract } from './widgets/credit-card-results/credit-card-results.contract'
import { creditCardSummaryContract } from './widgets/credit-card-summary/credit-card-summary.contract'

const journey = withNotebook(
  defineJourney({
    flow: creditCardFunnel,
    vertical: verticalCodes['credit-card'],
    widgets: {
      funnel: cardCostContract,
      details: creditCardDetailsContract,
      results: creditCardResultsContract,
      summary: creditCardSummaryContract,
    },
    words: {
      of: creditCardJourney.of,
      simulate:
        'Diz como pagas o cartão e vê o que te custa num ano e quanto pagar para acabares com a dívida.',
      details: 'Deixa o teu contacto e ligamos-te com as condições de hoje dos cartões.',
      results: {
        title: 'Quanto custa o teu cartão de crédito',
        description:
          'O custo de um ano como usas o cartão, quanto pagar para acabares com a dívida, e os cartões comparados.',
      },
    },
    results: { load: loadCardResults, parameters: cardResults.parameters, calculator: 'card-ranking' },
    chosen: { load: loadChosenCard, lead: checkCardLead, fields: chosenCardFields },
  }),
  uncountedNotebook,
  notebookOfLead,
)

/** The first answer of a tag, from what an editor filled in; none while that is not enough. */
function tagAnswer({ attributes, today }: TagCall) {
  const reading = readTexts(cardForm, textsOfAttributes(cardForm, attributes))
  return 'input' in reading ? cardAnswer(reading.input, toIsoDate(today)) : undefined
}

/** Everything that credit cards are to their micro-frontend. */
export const creditCardParts: JourneyParts = {
  ...journey,
  // The questions share the results page, which is the indexed one.
  routes: journey.routes.map(({ noIndex, ...route }) => {
    const leadsOn = route.path.startsWith(creditCardFunnel.path)
    const isHidden = leadsOn || (noIndex && route.path !== creditCardFunnel.done)
    return isHidden ? { ...route, noIndex: true } : route
  }),
  guards: { [creditCardFunnel.name]: creditCardGuard },
  calculators: {
    'card-cost': calculatorOf(cardCostCalculator),
    'card-debt': calculatorOf(cardDebtCalculator),
    'card-taeg': calculatorOf(cardTaegCalculator),
    'card-ranking': cardRankingCalculator,
  },
  figures: cardFigures,
  offers: cardOffers,
  widgets: [...journey.widgets, cardListContract],
  tagData: { [cardCostContract.tag]: tagAnswer, [cardListContract.tag]: tagCards },
}
