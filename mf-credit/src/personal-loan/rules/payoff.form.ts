import { choice, count, euros, optional, withDefault } from 'shared-lib/kit/form/fields'
import { type AnswersOf, defineForm } from 'shared-lib/kit/form/form'

/** Questions of the results about paying a loan back before its end. */
export const payoffForm = defineForm({
  payoffAmount: optional(
    euros({
      label: 'Quanto pagas de uma vez',
      hint: 'Se não escreveres, contamos tudo o que falta.',
      description: 'Capital repaid early, EUR; all that is owed by default.',
      min: 1,
      max: 75_000,
    }),
  ),
  payoffAfter: optional(
    count({
      label: 'Depois de que prestação',
      hint: 'Se não escreveres, contamos o meio do prazo.',
      description: 'Instalment after which it is repaid; the middle of the term by default.',
      min: 1,
      max: 119,
    }),
  ),
  payoffKeeps: withDefault(
    choice({
      label: 'Se pagares só uma parte',
      description: 'What stays as it was: the instalment (the loan ends sooner) or the term.',
      options: { instalment: 'Acabo mais cedo', term: 'Baixo a prestação' },
    }),
    'instalment',
  ),
})

export type PayoffAsked = AnswersOf<(typeof payoffForm)['fields']>
