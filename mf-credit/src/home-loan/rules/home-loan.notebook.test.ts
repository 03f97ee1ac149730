import { proposalProblems } from 'shared-lib/kit/notebook/notebook'
import { rankProposals } from 'shared-lib/kit/notebook/rank-proposals'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { type ComparedLoan, homeLoanNotebookFor } from './home-loan.notebook'

const loan: ComparedLoan = {
  amount: cents(200_000_00),
  months: 480,
  kept: 480,
  index: 0.02081,
  on: toIsoDate('2026-11-23'),
  housing: 'permanent',
  orderBy: 'totalRepayment',
}
// The three proposals of the worked case hl-021.
const mixed = (tan: string, years: string, spread: string, openingCosts: string) => ({
  proposedRate: 'mixed',
  proposedTan: tan,
  proposedFixedYears: years,
  proposedSpread: spread,
  openingCosts,
})
const texts = [
  { ...mixed('2', '1', '0,5', '1695,40'), cashback: '350', insurance: '27,16', products: '5,20' },
  { ...mixed('2,9', '2', '0,6', '1701,40'), cashback: '3333', insurance: '45,57', products: '5,20' },
  { ...mixed('3', '2', '0,8', '2251,17'), cashback: '2600', insurance: '34,40', products: '4,60' },
]
const ranked = (change: Partial<ComparedLoan>, all: readonly Readonly<Record<string, string>>[] = texts) =>
  rankProposals(
    homeLoanNotebookFor({ ...loan, ...change }),
    all.map((one, at) => ({ id: String(at + 1), name: `Exemplo ${'ABCDE'[at]}`, texts: one })),
  )
const costs = (change: Partial<ComparedLoan>) =>
  ranked(change).map(({ proposal, cost }) => [proposal.name.slice(-1), cost.cents / 100] as const)

it.each([
  { kept: 480, apart: [136_376.88, 150_026.72, 156_054.05] },
  { kept: 60, apart: [26_952.23, 28_156.17, 30_298.24] },
])('costs in $kept months what was worked out apart', ({ kept, apart }) => {
  const found = costs({ kept })
  expect(found.map(([name]) => name).join('')).toBe('ABC')
  for (const [at, euros] of apart.entries()) expect(Math.abs((found[at]?.[1] ?? 0) - euros)).toBeLessThan(3)
})

it('goes by the first payment where that is asked for', () =>
  expect(costs({ orderBy: 'monthlyRepayment' })).toEqual([
    ['A', 638.01],
    ['C', 754.97],
    ['B', 755.26],
  ]))

it('turns the order round with the years that the loan is kept', () => {
  const low = { proposedRate: 'variable', proposedSpread: '0,5', openingCosts: '3000', insurance: '10' }
  const cheap = { proposedRate: 'variable', proposedSpread: '1', openingCosts: '0', insurance: '10' }
  const first = (kept: number) => ranked({ kept }, [low, cheap])[0]?.proposal.name
  expect(first(12)).toBe('Exemplo B')
  expect(first(480)).toBe('Exemplo A')
})

it.each([
  [{}, ['proposedRate']],
  [{ proposedRate: 'fixed' }, ['proposedTan']],
  [{ proposedRate: 'variable' }, ['proposedSpread']],
  [{ proposedRate: 'mixed' }, ['proposedTan', 'proposedFixedYears', 'proposedSpread']],
])('of %j it asks %j', (given, asked) =>
  expect(
    proposalProblems(homeLoanNotebookFor(loan), { name: 'Exemplo', texts: given }).map(({ field }) => field),
  ).toEqual(asked),
)

it('lists what is not written down, and the spread at which the next one wins', () => {
  const [first] = ranked({}, [
    { proposedRate: 'variable', proposedSpread: '0,8' },
    { proposedRate: 'variable', proposedSpread: '0,9', openingCosts: '100', insurance: '1' },
  ])
  expect(first?.missing).toEqual(['Custos no início', 'Seguros por mês'])
  expect(first?.breakEven).toMatchObject({ field: 'proposedSpread', side: 'above' })
})
