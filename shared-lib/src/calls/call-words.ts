import { formatDatePt } from '../dates/format-date'
import { type IsoDate, partsOf } from '../dates/iso-date'
import type { CallChannel, CallPreferences, CallSlot } from './call-preferences'

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

/** `terça-feira, 24 de novembro`; with the year when it is another than `today`'s. */
export function dayWords(day: IsoDate, today: string): string {
  const date = formatDatePt(day)
  const shown = partsOf(day).year === Number(today.slice(0, 4)) ? date.replace(/ de \d+$/, '') : date
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${shown}`
}

/** `das 10h às 13h` */
export const hoursWords = ({ from, to }: Pick<CallSlot, 'from' | 'to'>) => `das ${from}h às ${to}h`

/** `Terça-feira, 24 de novembro, das 10h às 13h, por WhatsApp, até 2 tentativas`. Nothing asked for: as soon as possible. */
export function callWords(call: CallPreferences | undefined, today: string): string {
  const { channel, slot, maxAttempts } = call ?? { channel: 'phone' }
  const when = slot
    ? `${dayWords(slot.day, today)}, ${hoursWords(slot)}`
    : 'assim que possível, em dias úteis'
  const tries = maxAttempts ? `, até ${maxAttempts} ${maxAttempts === 1 ? 'tentativa' : 'tentativas'}` : ''
  const sentence = `${when}, ${byChannel[channel]}${tries}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
