import { addDays } from './calendar'
import { type IsoDate, toIsoDate } from './iso-date'

/** A whole-day event for a calendar. */
export interface CalendarDay {
  /** The same for the same event: a calendar that has it already replaces it. */
  readonly id: string
  readonly on: IsoDate
  readonly title: string
  readonly text?: string
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
const compact = (day: IsoDate) => day.replaceAll('-', '')

/** Octets of a character in UTF-8, counted by hand: a server bundle has no encoder. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Lines of at most 75 octets; a longer one goes on after a space. No character is cut in two. */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

/** An `.ics` file (RFC 5545) with whole days, each with a reminder the day before. `today`: when it is made. */
export function calendarFile(days: readonly CalendarDay[], today: IsoDate): string {
  const events = days.flatMap(({ id, on, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${id}@quero-poupar`,
    `DTSTAMP:${compact(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(on)}`,
    `DTEND;VALUE=DATE:${compact(toIsoDate(addDays(on, 1)))}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quero Poupar//PT',
    ...events,
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}
