import { bookWords } from 'shared-lib/kit/notebook/proposal-words'
import { rankProposals } from 'shared-lib/kit/notebook/rank-proposals'
import { personalLoanNotebook } from './personal-loan.notebook'

const loan = { loanAmount: '10000', loanMonths: '60' }
const ranked = (...texts: readonly Readonly<Record<string, string>>[]) =>
  rankProposals(
    personalLoanNotebook,
    texts.map((one, at) => ({ id: String(at + 1), name: `Exemplo ${at + 1}`, texts: { ...loan, ...one } })),
  )
const order = (rows: ReturnType<typeof ranked>) => rows.map(({ proposal }) => proposal.name)

it('puts the lowest TAEG first, not the lowest TAN', () => {
  const rows = ranked(
    { tan: '8,9', openingFee: '0' },
    { tan: '7,9', openingFee: '390' },
    { tan: '8,4', openingFee: '100' },
  )
  expect(order(rows)).toEqual(['Exemplo 3', 'Exemplo 1', 'Exemplo 2'])
  expect(rows.map(({ cost }) => cost.cents)).toEqual([12_658_30, 12_705_65, 12_809_54])
  expect(rows[0]?.breakEven?.field).toBe('tan')
})

it('goes by what is paid in all where the loans are not alike, and explains it', () => {
  const rows = ranked({ tan: '7', loanMonths: '84' }, { tan: '9', loanMonths: '24' })
  expect(order(rows)).toEqual(['Exemplo 2', 'Exemplo 1'])
  expect(bookWords(rows)).toMatch(/^Os montantes ou os prazos são diferentes/)
})

it('has parts that add up to what is paid', () => {
  const [one] = ranked({ tan: '9', openingFee: '100', monthlyCharge: '5' })
  expect(one?.cost.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(one?.cost.cents)
})

it('lists what is not written down', () =>
  expect(ranked({ tan: '9' })[0]?.missing).toEqual([
    'Comissão de abertura sem imposto',
    'Outros custos obrigatórios por mês',
  ]))
