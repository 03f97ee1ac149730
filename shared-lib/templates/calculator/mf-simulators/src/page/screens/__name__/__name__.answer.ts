import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { __Name__Result as Result } from '../../../rules/__name__/__name__'
import { __camel__Headline } from './__name__-headline'
import { __Name__Result } from './__name__-result'

export const answer = defineAnswer<Result>({
  headline: __camel__Headline,
  Result: __Name__Result,
  example: 'Exemplo: 40 € hoje, 30 € depois.',
})
