import { choice, type Step } from 'shared-lib/funnel/flow'
import type { __Name__Answers, When } from '../../domain/__name__-answers'

export const whenTexts: Readonly<Record<When, string>> = {
  now: 'Já',
  month: 'Neste mês',
  later: 'Mais tarde',
}

export const whenStep: Step<__Name__Answers> = {
  slug: 'quando',
  question: 'Quando queres tratar disto?',
  label: 'Quando',
  fields: { when: choice(['now', 'month', 'later'], { missing: 'Escolhe quando queres tratar disto' }) },
  summary: ({ when }) => (when ? whenTexts[when] : ''),
}
