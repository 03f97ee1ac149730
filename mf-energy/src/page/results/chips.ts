import type { AssumptionChip, AssumptionWay } from 'shared-lib/kit/results/assumption-chip'
import { energyFields, powerText } from '../../fields'
import { asksGas } from '../../rules/asked'
import type { EnergyAnswers } from '../../rules/energy-answers'
import type { Household, RankedOffers } from '../../rules/vocabulary'
import { energyResults, type ResultsQuery, timeOptionNames } from './results-query'

type Asked = 'inhabitants' | 'contractedPower' | 'houseUsage' | 'gasTier'

/** The findings that decide the chips. */
interface Found {
  readonly answers: EnergyAnswers
  readonly household: Household
  readonly ranked: RankedOffers['ranked']
  readonly view: ResultsQuery
}

const chip = (
  name: Asked,
  label: string,
  value: unknown,
  words = (option: string, _value: string) => option,
): AssumptionChip => ({
  name,
  label,
  value: String(value),
  options: (energyFields[name].options ?? []).map((option) => ({
    value: option.value,
    label: words(option.label, option.value),
  })),
})

/** Not asked of a visitor with a bill, because it then changes nothing. */
const given = (name: Asked, label: string, value: unknown): AssumptionChip[] =>
  value === undefined ? [] : [chip(name, label, value)]

const withoutTier = 'Não sei o escalão de gás'

/** The answers that move the price most, as they were given or taken. */
export function chipsOf({ answers, household, ranked, view }: Found): readonly AssumptionChip[] {
  const estimated = `≈ ${powerText(household.kva)}`
  return [
    ...given('inhabitants', 'Pessoas em casa', answers.inhabitants),
    ...(ranked === 'gas'
      ? []
      : [
          chip(
            'contractedPower',
            'Potência contratada',
            answers.contractedPower ?? 'unknown',
            (words, value) => (value === 'unknown' ? estimated : words),
          ),
          {
            name: 'timeOption',
            label: 'Tarifa',
            value: view.chosen.timeOption,
            options: Object.entries(timeOptionNames).map(([value, label]) => ({ value, label })),
          },
        ]),
    ...(ranked === 'electricity'
      ? []
      : [
          chip('gasTier', 'Escalão de gás', answers.gasTier ?? 'unknown', (words, value) =>
            value === 'unknown' ? withoutTier : words,
          ),
        ]),
    ...given('houseUsage', 'Tempo em casa', answers.houseUsage),
  ]
}

/** Ways to what no short list answers: the bill, and the gas that was left out. */
export const waysOf = ({ answers, ranked, view }: Found): readonly AssumptionWay[] => [
  {
    words: 'Tenho a fatura',
    href: energyResults.question(view, ranked === 'gas' ? 'fatura-gas' : 'fatura-eletricidade'),
  },
  ...(answers.energyType === 'electricity' && asksGas({ ...answers, energyType: 'dual' })
    ? [
        {
          words: 'Juntar gás',
          href: energyResults.address(
            energyResults.withAnswer(
              // Pairs with gas are other offers than those that were put side by side.
              energyResults.withAnswer({ ...view, compare: [] }, 'energyType', 'dual'),
              'gasTier',
              'unknown',
            ),
          ),
        },
      ]
    : []),
]
