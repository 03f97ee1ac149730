import { lintStory } from '../lint-story'
import { contextOf, pageOf } from '../testing/lint-context'

const found = (title: string) =>
  lintStory(pageOf({ component: 'call-out', title }), contextOf()).filter(({ rule }) => rule === 'owner-word')

it('takes the words that the site fills in, and braces that are none', () =>
  expect(found('Registo {empresa.registo-bdp}, {prazo.pedidos}, {telefone}')).toEqual([]))

it('tells a word that nobody knows', () =>
  expect(found('Registo {empresa.regsto-bdp}')).toEqual([
    expect.objectContaining({ severity: 'error', what: expect.stringContaining('{empresa.regsto-bdp}') }),
  ]))
