import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { __camel__Calculator } from './__name__.calculator'

const answer = (body: object) => calculatorOf(__camel__Calculator).calculate(body, '2026-11-22')

it('takes euros and answers in cents', () =>
  expect(answer({ before: 50, after: 45 })).toMatchObject({ result: { yearly: 6000 } }))

it.each([
  ['before', { after: 45 }, 'Este campo é obrigatório'],
  ['before', { before: -1, after: 45 }, expect.stringContaining('Insere um valor entre')],
])('names %s', (field, body, message) => expect(answer(body)).toEqual({ problems: [{ field, message }] }))
