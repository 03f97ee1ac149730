import { heldPeriods } from './held-periods'
import cases from './testing/held-periods.json'

it.each(cases.periods)('$words', ({ values, words }) => expect(heldPeriods(values)).toBe(words))
