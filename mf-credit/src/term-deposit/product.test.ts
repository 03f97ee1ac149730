import { expectAddresses, expectStart } from 'shared-lib/kit/journey/expect-journey.testing'
import { termDepositFunnel } from './page/funnel/term-deposit.funnel'
import { loadDepositPlan } from './page/results/deposit-plan'
import { termDepositParts } from './product'

const today = '2026-11-23'
const answers = { amount: 10_000, horizon: '12', mayLock: true, origin: 'newBank', region: 'mainland' }
const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
const lead = (more: object) =>
  termDepositParts.leads[termDepositFunnel.name]?.({ answers, ...contact, ...more }, today)

it('declares every address of the journey in its layout, with its code', () =>
  expectAddresses(termDepositParts, 'TD', '/depositos-a-prazo', 'poupanca'))

it('leads to the first question without answers', () =>
  expectStart(termDepositParts.guards[termDepositFunnel.name], '/depositos-a-prazo', 'poupanca'))

it('leads from a sent form straight to the deposits', () =>
  expect(
    termDepositParts.guards[termDepositFunnel.name]?.({
      path: termDepositFunnel.path,
      query: 'enviado=poupanca&amount=2500&horizon=6&mayLock=true&origin=sameBank&region=azores',
      today,
    }),
  ).toEqual({
    redirect:
      '/depositos-a-prazo/resultados?amount=2500&horizon=6&mayLock=true&origin=sameBank&region=azores',
  }))

it('counts the chosen deposit again, and reports the sum that the visitor saw where it differs', () => {
  const query = 'amount=10000&horizon=12&mayLock=true&origin=newBank'
  const plan = loadDepositPlan({ path: '', query: `${query}&oferta=td-bai-naomob`, today })
  const offer = { id: 'td-bai-naomob', name: 'BAI', resultCents: 99_999, asOf: '2026-10-01' }
  expect(lead({ offer })).toMatchObject({
    lead: {
      offer: { id: 'td-bai-naomob', resultCents: plan?.row.main.cents, shown: { resultCents: 99_999 } },
    },
  })
  expect(lead({ offer: { ...offer, id: 'td-invented' } })).toMatchObject({
    problems: [{ field: 'offer.id' }],
  })
})

it('repeats the gain over the money where it is, while the rate is one of today', () => {
  const query = 'amount=10000&horizon=12&mayLock=true&origin=newBank&todayRate=1%2C5&oferta=td-bai-naomob'
  const changes = (day: string) => {
    const plan = loadDepositPlan({ path: '', query, today: day })
    const { row, todayRate } = plan ?? {}
    const offer = { id: 'td-bai-naomob', name: 'BAI', resultCents: row?.main.cents, asOf: '2026-10-01' }
    const sent = termDepositParts.leads['term-deposit']?.(
      { answers, ...contact, offer: { ...offer, todayRate } },
      day,
    )
    return [plan?.change, Object(sent).lead?.offer.change]
  }
  const words = expect.stringMatching(/^\+\d+\s€ em 12 meses$/)
  expect(changes('2026-10-10')).toEqual([words, words])
  expect(changes('2027-10-10')).toEqual([undefined, undefined])
})

it('makes no plan of a deposit that the answers leave out', () => {
  const query = 'amount=10000&horizon=3&mayLock=false&origin=sameBank&oferta=td-bai-naomob'
  expect(loadDepositPlan({ path: '', query, today })).toBeUndefined()
  expect(loadDepositPlan({ path: '', query: 'oferta=<script>', today })).toBeUndefined()
})

it('returns the day ten days before the end, and what the guarantee covers', () => {
  const of = (query: string) =>
    loadDepositPlan({
      path: '',
      query: `horizon=12&mayLock=true&origin=newBank&oferta=td-bai-naomob&${query}`,
      today,
    })
  expect(of('amount=10000')).toMatchObject({
    endOn: '2027-11-23',
    decideOn: '2027-11-13',
    covered: 'todo o montante e os juros',
  })
  expect(of('amount=99000')?.covered).toBe('só até 100.000\u00a0€')
  expect(of('amount=99000&twoHolders=true')?.covered).toBe('todo o montante e os juros')
})

it('takes the proposals of the notebook along with a lead, counted for its own amount and tax', () => {
  const proposals = [
    { name: 'Banco Exemplo', texts: { ownRate: '2', ownMonths: '12', ownAccount: '0' }, cents: 1 },
  ]
  // 10.000 × 2 % × 365/360 = 202,78 gross, less 56,78 of tax.
  expect(lead({ proposals })).toMatchObject({
    lead: { proposals: [{ name: 'Banco Exemplo', place: 1, cents: 14_600 }] },
  })
})
