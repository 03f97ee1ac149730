import type { Schema } from '../../contract/define-micro-frontend'
import { cents, list, number, object, oneOf, text } from '../../contract/schema'
import { judgements } from './verdict'

type Members = Readonly<Record<string, Schema>>

/** Output of a calculator that judges a proposal: the members that all products share, and its own optional ones. */
export const verdictSchema = (reasons: readonly string[], own: Members): Schema =>
  object(
    {
      verdict: oneOf(judgements, '`unknown` where the figures given do not allow a verdict.'),
      sentence: text('The main reason, Portuguese.'),
      reasons: list(
        object({ code: oneOf(reasons, 'Kind of reason.'), sentence: text('Portuguese.') }),
        'The main one first.',
      ),
      lacks: list(text('Portuguese.'), 'What the proposal does not give or does not say.'),
      alike: text('Two proposals can be ordered where this is the same.'),
      message: text('A message to the company, Portuguese.'),
    },
    {
      ruler: object({
        unit: oneOf(['cents', 'ratio'], 'Of all its values; a ratio of 0.12 is 12 %.'),
        measure: text('What a value is, Portuguese.'),
        own: number('Value of the proposal.'),
        marks: list(
          object({
            role: oneOf(['typical', 'best', 'limit'], 'What the value is.'),
            label: text('Portuguese.'),
            value: number('Value.'),
          }),
          'What the proposal is compared with.',
        ),
      }),
      totalCents: cents('all that is paid.'),
      monthlyCents: cents('paid each month.'),
      order: number('The lower the better, among proposals that are alike.'),
      ...own,
    },
  )
