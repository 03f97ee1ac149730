import { __camel__Funnel } from './page/funnel/__name__.funnel'
import { __camel__Parts } from './product'
import { __camel__Notebook } from './rules/__name__.notebook'

const today = '2026-11-22'

it('declares every address of the journey in its layout', () =>
  expect(__camel__Parts.routes.map(({ path, layout }) => `${layout} ${path}`)).toEqual([
    'funnel /__address__/simular',
    'funnel /__address__/simular/quando',
    'funnel /__address__/simular/dados-de-contacto',
    'funnel /__address__/simular/:step',
    'results /__address__/resultados',
    'contact /__address__/resumo',
    'contact /__address__/contacto',
  ]))

it.each(['/__address__/resultados', '/__address__/simular/dados-de-contacto', '/__address__/simular'])(
  'sends who opens %s without answers to the first question',
  (path) =>
    expect(__camel__Parts.guards[__camel__Funnel.name]?.({ path, query: '', today })).toEqual({
      redirect: '/__address__/simular/quando',
    }),
)

it('takes the proposals of the notebook along with a lead, counted again', () => {
  const answers = { when: 'now', zipcode: '1000-001' }
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  const proposals = [{ name: 'Exemplo', texts: { monthly: '10', joining: '5' }, cents: 1 }]
  expect(
    __camel__Parts.leads[__camel__Funnel.name]?.({ answers, ...contact, proposals }, today),
  ).toMatchObject({ lead: { answers, proposals: [{ name: 'Exemplo', place: 1, cents: 12_500 }] } })
  expect(__camel__Notebook.product).toBe(__camel__Funnel.name)
})
