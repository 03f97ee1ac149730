import { expectAddresses, expectStart } from 'shared-lib/kit/journey/expect-journey.testing'
import { __camel__Funnel } from './page/funnel/__name__.funnel'
import { __camel__Parts } from './product'
import { __camel__Notebook } from './rules/__name__.notebook'

const today = '2026-11-22'

it('declares every address of the journey in its layout, with its code', () =>
  expectAddresses(__camel__Parts, undefined, '/__address__', 'quando'))

it('leads to the first question without answers', () =>
  expectStart(__camel__Parts.guards[__camel__Funnel.name], '/__address__', 'quando'))

it('takes the proposals of the notebook along with a lead, counted again', () => {
  const answers = { when: 'now', zipcode: '1000-001' }
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  const proposals = [{ name: 'Exemplo', texts: { monthly: '10', joining: '5' }, cents: 1 }]
  expect(
    __camel__Parts.leads[__camel__Funnel.name]?.({ answers, ...contact, proposals }, today),
  ).toMatchObject({ lead: { answers, proposals: [{ name: 'Exemplo', place: 1, cents: 12_500 }] } })
  expect(__camel__Notebook.product).toBe(__camel__Funnel.name)
})
