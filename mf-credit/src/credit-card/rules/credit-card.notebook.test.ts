import { rankProposals } from 'shared-lib/kit/notebook/rank-proposals'
import { cents } from 'shared-lib/rules/money/cents'
import { cardNotebook } from './credit-card.notebook'

const habit = {
  purchases: cents(300_00),
  balance: cents(0),
  payment: { kind: 'all' as const },
  cashTimes: 2,
  cash: cents(100_00),
  foreign: cents(0),
}
const notebook = cardNotebook({ habit, duties: { onCharges: 0.04, onUse: 0.00141 }, highestTan: 0.1481 })
const ranked = (...texts: readonly Readonly<Record<string, string>>[]) =>
  rankProposals(
    notebook,
    texts.map((one, at) => ({ id: String(at + 1), name: `Exemplo ${at + 1}`, texts: one })),
  )

// 24 € × 1,04 + 2 × 3 € × 1,04 − 3.600 € × 1 %; and 2 × 3 € × 1,04.
it('puts the card first that costs less for this use, whatever its fee', () =>
  expect(
    ranked({ cardFee: '24', cardCashFee: '3', cardCashback: '1' }, { cardFee: '0', cardCashFee: '3' }).map(
      ({ proposal, cost }) => [proposal.name, cost.cents],
    ),
  ).toEqual([
    ['Exemplo 1', -4_80],
    ['Exemplo 2', 6_24],
  ]))

it('lists what is not written down, and counts the highest rate of the law for a missing one', () => {
  expect(ranked({ cardFee: '0' })[0]?.missing).toEqual([
    'TAN',
    'Comissão de cada levantamento, sem imposto',
    'Comissão noutra moeda',
  ])
  const carrying = cardNotebook({
    habit: { ...habit, cashTimes: 0, balance: cents(1000_00), payment: { kind: 'interest' } },
    duties: { onCharges: 0.04, onUse: 0.00141 },
    highestTan: 0.1481,
  })
  const [first] = rankProposals(carrying, [{ id: '1', name: 'Exemplo', texts: { cardFee: '0' } }])
  // Twelve months of 12,34 € of interest, 0,49 € of tax on it and 1,41 € on the use of credit.
  expect(first?.cost.cents).toBe(170_88)
})
