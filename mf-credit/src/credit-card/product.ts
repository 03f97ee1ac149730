import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { readTexts } from 'shared-lib/kit/form/form'
import { textsOfAttributes } from 'shared-lib/kit/form/form-attributes'
import { verticalCodes } from 'shared-lib/kit/funnel/vertical-codes'
import { defineJourney, type JourneyParts } from 'shared-lib/kit/journey/define-journey'
import { withNotebook } from 'shared-lib/kit/journey/with-notebook'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cardCostCalculator } from './calculators/card-cost.calculator'
import { cardDebtCalculator } from './calculators/card-debt.calculator'
import { cardRankingCalculator } from './calculators/card-ranking.calculator'
import { cardTaegCalculator } from './calculators/card-taeg.calculator'
import { cardFigures } from './data/figures'
import { cardOffers } from './data/offers/partner-offers'
import { creditCardFunnel } from './page/funnel/credit-card.funnel'
import { creditCardGuard } from './page/funnel/credit-card.guard'
import { creditCardJourney } from './page/funnel/credit-card.journey'
import { notebookOfLead } from './page/funnel/credit-card.lead'
import { askedChange, askedWords } from './page/results/asked-words'
import { cardAnswer } from './page/results/card-answer'
import { cardResults } from './page/results/card-query'
import { checkCardLead, chosenCardFields, loadChosenCard } from './page/results/chosen-card'
import { loadCardResults } from './page/results/results.load'
import { tagCards } from './page/results/tag-cards.load'
import { cardCostContract } from './page/widgets/card-cost/card-cost.contract'
import { cardListContract } from './page/widgets/card-list/card-list.contract'
import { creditCardDetailsContract } from './page/widgets/credit-card-details/credit-card-details.contract'
import { creditCardResultsContract } from './page/widgets/credit-card-results/credit-card-results.contract'
import { creditCardSummaryContract } from './page/widgets/credit-card-summary/credit-card-summary.contract'
import { cardForm } from './rules/card.form'
import { uncountedNotebook } from './rules/credit-card.notebook'

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
      asked: askedWords,
      change: askedChange,
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
