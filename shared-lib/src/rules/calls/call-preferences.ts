import { addDays } from '../dates/calendar'
import { type IsoDate, isIsoDate, lisbonClock } from '../dates/iso-date'
import { isWorkingDay } from '../dates/public-holidays'
import type { LeadProblem } from '../validation/problem'

export const callChannels = ['phone', 'whatsapp', 'sms'] as const

export type CallChannel = (typeof callChannels)[number]

/** Hours of the clock in Lisbon on one working day, e.g. 10 to 13. */
export interface CallSlot {
  readonly day: IsoDate
  readonly from: number
  readonly to: number
}

/** When and how the person wants to be called. */
export interface CallPreferences {
  readonly channel: CallChannel
  /** Undefined: as soon as possible. */
  readonly slot?: CallSlot | undefined
  /** Undefined: as many as it takes. */
  readonly maxAttempts?: number | undefined
}

/** Calls are made on working days between these hours of the clock in Lisbon. */
export const callHours = { from: 10, to: 19 } as const

/** How far ahead a call may be asked for. */
const daysAhead = 30

export const mostAttempts = 5

type Clock = ReturnType<typeof lisbonClock>

const isOver = ({ day, to }: CallSlot, { today, hour }: Clock) => day < today || (day === today && hour >= to)

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= callHours.from && Number(value) <= callHours.to

const words = {
  channel: 'Escolhe chamada, WhatsApp ou SMS',
  day: 'Escolhe um dia útil dos próximos 30 dias',
  hours: 'Escolhe um horário entre as 10h e as 19h',
  over: 'Esse horário já passou: escolhe outro',
  attempts: `Escolhe de 1 a ${mostAttempts} tentativas`,
} as const

type Members = Readonly<Record<string, unknown>>

function slotProblem(slot: unknown, clock: Clock): LeadProblem | undefined {
  const { day, from, to } = Object(slot) as Members
  const isDay = isIsoDate(day) && isWorkingDay(day) && day <= addDays(clock.today, daysAhead)
  if (!isDay) return { field: 'call.slot.day', message: words.day }
  if (!isHour(from) || !isHour(to) || from >= to) return { field: 'call.slot.from', message: words.hours }
  return isOver({ day, from, to }, clock) ? { field: 'call.slot.from', message: words.over } : undefined
}

/** Faults of untrusted preferences at this moment, by the path of the member; none for undefined. */
export function callProblems(call: unknown, now: Date): readonly LeadProblem[] {
  if (call === undefined) return []
  const { channel, slot, maxAttempts } = Object(call) as Members
  const isCount = Number.isInteger(maxAttempts) && Number(maxAttempts) >= 1
  const slotIsWrong = slot === undefined ? undefined : slotProblem(slot, lisbonClock(now))
  return [
    ...(callChannels.some((known) => known === channel)
      ? []
      : [{ field: 'call.channel', message: words.channel }]),
    ...(slotIsWrong ? [slotIsWrong] : []),
    ...(maxAttempts === undefined || (isCount && Number(maxAttempts) <= mostAttempts)
      ? []
      : [{ field: 'call.maxAttempts', message: words.attempts }]),
  ]
}

/** Preferences in which `callProblems` finds none, with no other member than their own. */
export function readCall(call: unknown): CallPreferences | undefined {
  if (call === undefined) return undefined
  const { channel, slot, maxAttempts } = call as CallPreferences
  return {
    channel,
    ...(slot && { slot: { day: slot.day, from: slot.from, to: slot.to } }),
    ...(maxAttempts !== undefined && { maxAttempts }),
  }
}

/** Hours of a day that a form offers. */
const offeredHours = [
  { from: 10, to: 13 },
  { from: 13, to: 16 },
  { from: 16, to: 19 },
] as const

/** At least an hour of the slot is left, so that the call still fits in it. */
const hoursLeft = (day: IsoDate, clock: Clock) =>
  offeredHours.filter(({ from, to }) => !isOver({ day, from, to: to - 1 }, clock))

/** The hours of a day that may still be asked for. */
export const offeredHoursOf = (day: IsoDate, now: Date) => hoursLeft(day, lisbonClock(now))

/** The next working days on which something is left, the nearest first. */
export function offeredDays(now: Date, count = 10): readonly IsoDate[] {
  const clock = lisbonClock(now)
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(clock.today, ahead))
  return days.filter((day) => isWorkingDay(day) && hoursLeft(day, clock).length > 0).slice(0, count)
}
