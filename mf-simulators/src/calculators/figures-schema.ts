import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { list, number, object, oneOf, text } from 'shared-lib/contract/schema'

const unit = oneOf(
  ['cents', 'ratio', 'months', 'years', 'count'],
  'What the value counts. A ratio is a fraction: 0.115 is 11.5 %.',
)

/** `figures` of a result: every figure with its derivation. Parts nest without limit, so they are described once. */
export const figures: Schema = list(
  object(
    { id: text('Stable name.'), label: text('Portuguese.'), unit },
    {
      value: { type: 'number', description: 'In its unit; missing when it cannot be known.' },
      range: object(
        { low: number('The least, in the unit of the figure.'), high: number('The most, in the same unit.') },
        {},
        {
          description:
            'The lowest and the highest that it may be, in its unit, where it is not known better.',
        },
      ),
      formula: text('The rule with the numbers in it. Portuguese.'),
      law: text('Law and article.'),
      source: text('Where the values were read.'),
      period: text('What the rule was in force for. Portuguese.'),
      unknown: text('Why the value is not known. Portuguese.'),
      parts: {
        type: 'array',
        items: { type: 'object' },
        description: 'Figures of the same shape that this one is made of.',
      },
    },
  ),
  'Every figure with the formula, the numbers in it, the law and its parts.',
)
