import { addDays } from '../dates/calendar'
import { formatDatePt } from '../dates/format-date'
import { type IsoDate, lisbonClock, lisbonToday, partsOf } from '../dates/iso-date'
import {
  type CallChannel,
  type CallPreferences,
  type CallSlot,
  callHours,
  offeredDays,
} from './call-preferences'

export const channelNames: Readonly<Record<CallChannel, string>> = {
  phone: 'Chamada',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
}

const byChannel: Readonly<Record<CallChannel, string>> = {
  phone: 'por chamada',
  whatsapp: 'por WhatsApp',
  sms: 'por SMS',
}

const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

const weekdayOf = (day: IsoDate) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]

/** `terça-feira, 24 de novembro`; with the year when it is another than `today`'s. */
export function dayWords(day: IsoDate, today: string): string {
  const date = formatDatePt(day)
  const shown = partsOf(day).year === Number(today.slice(0, 4)) ? date.replace(/ de \d+$/, '') : date
  return `${weekdayOf(day)}, ${shown}`
}

/** `das 10h às 13h` */
export const hoursWords = ({ from, to }: Pick<CallSlot, 'from' | 'to'>) => `das ${from}h às ${to}h`

/** The next time for a call: `hoje, até às 19h`, `amanhã, segunda-feira, a partir das 10h`. */
function soonestWords(now: Date): string {
  const { today, hour } = lisbonClock(now)
  const [day = today] = offeredDays(now, 1)
  if (day === today && hour >= callHours.from) return `hoje, até às ${callHours.to}h`
  const tomorrow = day === addDays(today, 1) ? `amanhã, ${weekdayOf(day)}` : dayWords(day, today)
  return `${day === today ? 'hoje' : tomorrow}, a partir das ${callHours.from}h`
}

/** `Terça-feira, 24 de novembro, das 10h às 13h, por WhatsApp, até 2 tentativas`. Nothing asked for: the next hours of work. */
export function callWords(call: CallPreferences | undefined, now: Date): string {
  const { channel, slot, maxAttempts } = call ?? { channel: 'phone' }
  const when = slot ? `${dayWords(slot.day, lisbonToday(now))}, ${hoursWords(slot)}` : soonestWords(now)
  const tries = maxAttempts ? `, até ${maxAttempts} ${maxAttempts === 1 ? 'tentativa' : 'tentativas'}` : ''
  const sentence = `${when}, ${byChannel[channel]}${tries}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
