import { type CallChannel, type CallPreferences, callProblems } from '../../rules/calls/call-preferences'
import type { IsoDate } from '../../rules/dates/iso-date'
import type { LeadProblem } from '../../rules/validation/problem'
import type { RawAnswers } from './flow'

/** Fields of the form, by the member of the lead they fill. */
const fields = {
  'call.channel': 'callChannel',
  'call.slot.day': 'callDay',
  'call.slot.from': 'callHours',
  'call.maxAttempts': 'callAttempts',
} as const

export const callFields = Object.values(fields)

/** `10-13` */
export const hoursText = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}-${to}`

/** The form's texts as a lead carries them; undefined when nothing was chosen: by telephone, as soon as possible. */
export function callOf(texts: RawAnswers): CallPreferences | undefined {
  const { callChannel, callDay, callHours = '', callAttempts } = texts
  if (!callChannel && !callDay && !callAttempts) return undefined
  const [from = 0, to = 0] = callHours.split('-').map(Number)
  return {
    channel: (callChannel || 'phone') as CallChannel,
    ...(callDay && { slot: { day: callDay as IsoDate, from, to } }),
    ...(callAttempts && { maxAttempts: Number(callAttempts) }),
  }
}

/** Problems of the lead under the names that the form's own fields have. */
export const asFormProblems = (problems: readonly LeadProblem[]): readonly LeadProblem[] =>
  problems.map((problem) => ({
    ...problem,
    field: fields[problem.field as keyof typeof fields] ?? problem.field,
  }))

/** Faults of the chosen time at this moment: it may have passed since. */
export const callTextProblems = (texts: RawAnswers, now: Date) =>
  asFormProblems(callProblems(callOf(texts), now))
