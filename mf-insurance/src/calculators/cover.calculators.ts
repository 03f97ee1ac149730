import { flag, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { coverKeys, packageKeys, packages } from '../rules/covers'
import { missingCovers, orderQuotes } from '../rules/quotes-order'
import { payerOf, scenarioKeys } from '../rules/scenarios'
import { euros } from './call.fields'
import { coverLimits, noPrices } from './limits'

/** `POST /api/calculators/insurance-cover`. */
export const coverCalculator = openCalculator({
  title: 'Which accidents a package pays',
  called: 'Que acidentes paga cada seguro',
  description:
    'For each accident, in the order asked: whether a usual package of car and motorbike insurance pays it, and who does (`policy`, `other`: the other driver’s insurer or the guarantee fund, `nobody`). `paid` is true for `policy` alone.',
  limits: coverLimits,
  fields: {
    package: program.oneOf('Usual package.', packageKeys),
    scenarios: program.list('Accidents.', program.oneOf('Accident.', scenarioKeys), 50),
  },
  output: object({
    paid: list(flag('The package pays it.'), 'In the order of `scenarios`.'),
    payers: list(oneOf(['policy', 'other', 'nobody'], 'Who pays.'), 'In the order of `scenarios`.'),
    covers: list(oneOf(coverKeys, 'Cover of a motor policy.'), 'What the package holds.'),
  }),
  examples: [
    {
      title: 'Third party',
      input: {
        package: 'thirdParty',
        scenarios: ['my-fault-other-car', 'my-fault-my-car', 'glass', 'breakdown', 'my-fault-me-hurt'],
      },
    },
  ],
  calculate({ package: name, scenarios }) {
    const held = packages[name]
    const payers = scenarios.map((key) => payerOf(key, held))
    return { result: { paid: payers.map((payer) => payer === 'policy'), payers, covers: held } }
  },
})

const covers = (description: string) =>
  program.list(description, program.oneOf('Cover of a motor policy.', coverKeys), 30, 0)
const quote = program.group({
  id: program.json<string>('Of the quote.', { type: 'string', pattern: '^[\\w.-]{1,40}$' }),
  total: euros('Total of the year'),
  covers: covers('What the quote holds.'),
})

/** `POST /api/calculators/insurance-quotes`. */
export const quotesCalculator = openCalculator({
  title: 'Order of insurance quotes',
  called: 'Ordenar propostas de seguro',
  description:
    'Quotes that hold every cover asked for, by their total of the year; below them, whatever they cost, those that lack one, by their total. Equal totals stay in the order given.',
  limits: [noPrices],
  fields: {
    briefCovers: covers('What was asked of every insurer.'),
    quotes: program.list('Quotes.', quote, 50),
  },
  output: object({
    order: list(text('Id of a quote.'), 'The best first.'),
    missing: {
      type: 'object',
      description: 'Covers of the brief that a quote lacks, by its id; complete quotes are not named.',
      additionalProperties: list(oneOf(coverKeys, 'Cover of a motor policy.'), 'Missing covers.'),
    },
  }),
  examples: [
    {
      title: 'A cheap quote without glass',
      input: {
        briefCovers: ['liabilityMandatory', 'glass', 'travelAssistance'],
        quotes: [
          { id: 'a', total: 210, covers: ['liabilityMandatory', 'travelAssistance'] },
          { id: 'b', total: 238, covers: ['liabilityMandatory', 'glass', 'travelAssistance'] },
        ],
      },
    },
  ],
  calculate({ briefCovers, quotes }) {
    const twice = quotes.findIndex(({ id }, at) => quotes.findIndex((one) => one.id === id) < at)
    if (twice >= 0)
      return {
        problems: [{ field: `quotes.${twice}.id`, message: 'Cada proposta precisa de um nome só seu' }],
      }
    const read = quotes.map((quote) => ({ ...quote, cents: quote.total }))
    const missing = read.flatMap((quote) => {
      const lacks = missingCovers(briefCovers, quote)
      return lacks.length > 0 ? [[quote.id, lacks]] : []
    })
    return {
      result: {
        order: orderQuotes(briefCovers, read).map((quote) => quote.id),
        missing: Object.fromEntries(missing),
      },
    }
  },
})
