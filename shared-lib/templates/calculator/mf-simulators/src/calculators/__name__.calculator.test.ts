import { calculatorOf } from 'shared-lib/form/calculator'
import { __camel__Calculator } from './__name__.calculator'

const answer = (body: object) => calculatorOf(__camel__Calculator).calculate(body, '2026-11-22')

it('takes euros and answers in cents', () =>
  expect(answer({ before: 50, after: 45 })).toMatchObject({ result: { yearly: 6000 } }))

it.each([
  { body: { after: 45 }, field: 'before', message: 'Este campo é obrigatório' },
  {
    body: { before: -1, after: 45 },
    field: 'before',
    message: expect.stringContaining('Insere um valor entre'),
  },
])('names $field', ({ body, field, message }) =>
  expect(answer(body)).toEqual({ problems: [{ field, message }] }),
)
