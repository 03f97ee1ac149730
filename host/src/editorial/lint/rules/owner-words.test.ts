import { findingsOfRule, pageOf } from '../testing/lint-context'

const faults = findingsOfRule('owner-word')
const found = (title: string) => faults(pageOf({ component: 'call-out', title }))

it('takes the words that the site fills in, and braces that are none', () =>
  expect(found('Registo {empresa.registo-bdp}, {prazo.pedidos}, {telefone}')).toEqual([]))

it('reports an unknown word', () => {
  const what = expect.stringContaining('{empresa.regsto-bdp}')
  expect(found('Registo {empresa.regsto-bdp}')).toMatchObject([{ severity: 'error', what }])
})
