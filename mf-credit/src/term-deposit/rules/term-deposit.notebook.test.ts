import { rankProposals } from 'shared-lib/kit/notebook/rank-proposals'
import { cents } from 'shared-lib/rules/money/cents'
import { depositNotebookFor } from './term-deposit.notebook'

const ranked = (...texts: readonly Readonly<Record<string, string>>[]) =>
  rankProposals(
    depositNotebookFor(cents(250_000), 0.28),
    texts.map((one, at) => ({ id: String(at + 1), name: `Exemplo ${at + 1}`, texts: one })),
  )

it('puts first what leaves most in a year, whatever its rate', () =>
  // 2.500 × 2,5 % × 365/360 = 63,37 gross, 45,63 net, less 12 × 4,99; 1,8 % leaves 32,85.
  expect(
    ranked(
      { ownRate: '2,5', ownMonths: '6', ownAccount: '4,99' },
      { ownRate: '1,8', ownMonths: '12', ownAccount: '0' },
    ).map(({ proposal, cost }) => [proposal.name, cost.cents]),
  ).toEqual([
    ['Exemplo 2', 3_285],
    ['Exemplo 1', -1_425],
  ]))

it('counts the transfer as often as the deposit ends in a year', () =>
  expect(
    ranked({ ownRate: '2', ownMonths: '3', ownTransfer: '1,50' })[0]?.cost.parts.find(
      ({ key }) => key === 'transfer',
    )?.cents,
  ).toBe(-600))

it('lists what is not written down', () =>
  expect(ranked({ ownRate: '2', ownMonths: '12' })[0]?.missing).toEqual(['Conta à ordem, por mês']))
