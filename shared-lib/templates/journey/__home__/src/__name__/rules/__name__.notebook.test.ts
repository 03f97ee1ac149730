import { rankProposals } from 'shared-lib/kit/notebook/rank-proposals'
import { __camel__Notebook } from './__name__.notebook'

const ranked = (...texts: readonly Readonly<Record<string, string>>[]) =>
  rankProposals(
    __camel__Notebook,
    texts.map((one, at) => ({ id: String(at + 1), name: `Exemplo ${at + 1}`, texts: one })),
  )

it('puts the proposal that costs less in a year first, whatever its price by the month', () =>
  expect(
    ranked({ monthly: '10', joining: '50' }, { monthly: '12' }).map(({ proposal, cost }) => [
      proposal.name,
      cost.cents,
    ]),
  ).toEqual([
    ['Exemplo 2', 14_400],
    ['Exemplo 1', 17_000],
  ]))

it('names what was not written down', () =>
  expect(ranked({ monthly: '10' })[0]?.missing).toEqual(['Custos iniciais']))
