import { cents } from '../../money/cents'
import type { Cost, CostId } from './cost'
import { costDifference } from './deed-difference'

const line = (id: CostId, low: number, high = low): Cost => ({
  id,
  label: id,
  amount: { low: cents(low), high: cents(high) },
  because: {},
})
const missing = (id: CostId): Cost => ({ id, label: id, unknown: 'no price of that day', because: {} })

it.each<readonly [string, readonly Cost[], readonly Cost[], number | undefined]>([
  [
    'a line dearer and one cheaper',
    [line('imt', 100), line('notary', 50)],
    [line('imt', 130), line('notary', 40)],
    20,
  ],
  ['a line of the second alone', [], [line('notary', 70)], 70],
  ['a line of the first alone', [line('notary', 70)], [], -70],
  [
    'one uncertain in the same way',
    [line('imt', 1), line('notary', 7, 9)],
    [line('imt', 3), line('notary', 7, 9)],
    2,
  ],
  ['one with another highest', [line('notary', 7, 9)], [line('notary', 7, 8)], undefined],
  ['one with another lowest', [line('notary', 6, 9)], [line('notary', 7, 9)], undefined],
  ['one certain in the first alone', [line('notary', 7)], [line('notary', 7, 9)], undefined],
  ['one certain in the second alone', [line('notary', 7, 9)], [line('notary', 9)], undefined],
  ['one without an amount', [missing('imt')], [line('imt', 5)], undefined],
  [
    'one without an amount in both',
    [missing('imt'), line('notary', 5)],
    [missing('imt'), line('notary', 6)],
    1,
  ],
])('two bills with %s', (_, before, after, difference) =>
  expect(costDifference(before, after)).toBe(difference),
)
