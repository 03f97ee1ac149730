import { cents, either, integer, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { figures } from './figures-schema'

const between = (description: string) =>
  object({ from: cents('least.'), to: cents('most.') }, {}, { description })

const declaration = object(
  {
    kind: oneOf(
      ['single', 'couple', 'subject_a', 'subject_b'],
      'Whose return: the only one, the joint one, or the separate ones.',
    ),
    grossIncome: cents('everything earned by who is on the return, before anything comes off.'),
    figures,
  },
  {
    paid: cents('withholding and payments on account; missing when the withholding is not known.'),
    taxableIncome: cents('rendimento coletável, without what the youth exemption leaves out.'),
    brackets: list(
      object(
        {
          income: cents(
            'of the taxable income, exempt youth income included, the part that this rate is for.',
          ),
        },
        {
          upTo: cents('upper limit of the step; the last one has none.'),
          rate: { type: 'number', description: 'Fraction; missing where the region’s was not found.' },
        },
      ),
      'The steps (escalões) of the general table; of half of the income in a joint return.',
    ),
    minimumExistence: cents('taken off the income by the minimum existence (abatimento).'),
    collectable: cents('coleta: the tax before credits, surcharge included.'),
    surcharge: cents('the solidarity surcharge within the coleta.'),
    credits: cents('deduções à coleta, after their caps; may be more than the tax.'),
    municipalBenefit: cents('given back by the municipality; missing when its share is not known.'),
    netCollectable: cents('coleta líquida: after credits and the municipal benefit.'),
    balance: cents(
      'net collectable less what was paid; positive is to pay, negative is refunded; missing without `paid`.',
    ),
    netCollectableRange: between(
      'Between what the net collectable lies when it is not known; missing when not even that is.',
    ),
    unknown: text('Why an amount is missing. Portuguese.'),
  },
)

const comparison = object(
  {
    better: oneOf(['couple', 'separate', 'same'], 'The way of filing that costs less.'),
    figure: { type: 'object', description: 'The difference with its formula, as in `figures`.' },
  },
  {
    difference: cents('what the better way saves; missing when the municipality’s share is not known.'),
    differenceRange: between('Between what the better way saves, then.'),
  },
)

const change = object(
  {
    id: oneOf(
      ['dependent', 'health', 'income', 'rents'],
      'One more dependant over six, more health expenses, more income of the first person, or rents added to the other income instead of taxed apart (or the other way round).',
    ),
    step: integer('By how much the input grows: people, or cents; of rents, all of them.'),
  },
  {
    difference: cents(
      'what the household is better off (negative: worse), filing the better way; missing when unknown.',
    ),
  },
)

const region = oneOf(['mainland', 'azores', 'madeira'], 'Whose rates are used.')

const regionChange = object(
  {
    region,
    inputs: object(
      { region },
      {
        municipal_participation: {
          type: 'number',
          description: 'What the municipality keeps, percent, as in the result; missing when none was given.',
        },
      },
      { description: 'The inputs that change; `county` is left out with them.' },
    ),
  },
  {
    difference: cents(
      'what the household is better off (negative: worse), filing the better way; missing when unknown.',
    ),
    unknown: text('Why it is missing. Portuguese.'),
  },
)

const result = object(
  {
    kind: { const: 'result' },
    year: integer('Year of the income.'),
    region,
    declarations: list(declaration, 'One return, or for a couple the joint one and the two separate ones.'),
    notes: list(
      object({ id: text('Stable name.'), text: text('Portuguese.') }),
      'What was left out or rests on a rule that sources do not settle.',
    ),
    changes: list(change, 'What the IRS would be with one thing changed.'),
    otherRegions: list(regionChange, 'What it would be under the rates of the other two regions.'),
  },
  {
    municipality: text('Its name.'),
    comparison,
    needs: {
      const: 'municipal_participation',
      description: 'The input to give for the amounts that are missing: nothing is assumed.',
    },
  },
)

const unknown = object({ kind: { const: 'unknown' }, unknown: text('Why it is not known. Portuguese.') })

export const irsOutput = either('A result, or why there is none.', result, unknown)
