import type { Fault } from '../fault'

export const funnels: readonly Fault[] = [
  {
    name: 'a visitor may skip to the last question',
    file: 'shared-lib/src/kit/funnel/funnel-guard.ts',
    find: `if (open >= 0) return all.find((step) => step.slug === next || step.slug === slug)?.slug`,
    replace: `if (open >= 0 && slug === undefined) return next`,
    caughtBy: 'shared-lib/src/kit/funnel/funnel-guard.test.ts',
  },
  {
    name: 'the way back leads to the same question',
    file: 'shared-lib/src/kit/funnel/flow.ts',
    find: `return index > 0 ? steps[index - 1] : undefined`,
    replace: `return index > 0 ? steps[index] : undefined`,
    caughtBy: 'shared-lib/src/kit/funnel/flow.test.ts',
  },
  {
    name: 'an answer that came with the address is not filled in',
    file: 'shared-lib/src/kit/funnel/funnel-address.ts',
    find: `return text && text.length <= longestText(flow.fields[name]) ? [[name, text]] : []`,
    replace: `return text && text.length < 2 ? [[name, text]] : []`,
    caughtBy: 'shared-lib/src/kit/funnel/funnel-address.test.ts',
  },
  {
    name: 'a personal answer travels in the address',
    file: 'shared-lib/src/kit/funnel/funnel-address.ts',
    find: `.filter((asked) => !isPersonal(asked) && asked.step !== except)`,
    replace: `.filter((asked) => asked.step !== except)`,
    caughtBy: 'shared-lib/src/kit/funnel/funnel-address.test.ts',
  },
  {
    name: 'a question that does not apply keeps its answer',
    file: 'shared-lib/src/kit/funnel/flow.ts',
    find: `if (step.applies && !step.applies(answers)) return false`,
    replace: `if (step.applies && step.applies(answers)) return true`,
    caughtBy: 'shared-lib/src/kit/funnel/flow.test.ts',
  },
  {
    name: 'an answer that its day refuses is accepted',
    file: 'shared-lib/src/kit/funnel/flow.ts',
    find: `return refusal ? [{ field: name, message: refusal }] : []`,
    replace: `return refusal === '' ? [{ field: name, message: refusal }] : []`,
    caughtBy: 'shared-lib/src/kit/funnel/flow.test.ts',
  },
  {
    name: 'a lead is sent without the terms',
    file: 'shared-lib/src/kit/funnel/contact.answers.ts',
    find: `    this.tcConsent = body.tcConsent\n`,
    replace: `    this.tcConsent = body.tcConsent ?? true\n`,
    caughtBy: 'shared-lib/src/kit/funnel/lead-fields.test.ts',
  },
]
