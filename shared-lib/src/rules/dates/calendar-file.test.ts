import fc from 'fast-check'
import { calendarFile } from './calendar-file'
import { toIsoDate } from './iso-date'
import cases from './testing/calendar-file.json'

const today = toIsoDate('2026-11-22')
const day = { id: 'a-1', on: toIsoDate('2026-12-31'), title: 'Acaba, de vez; \\ hoje', text: 'Uma\nduas' }

it('writes a whole day with a reminder, in the lines that calendars read', () =>
  expect(calendarFile([day], today).split('\r\n')).toEqual(cases.wholeDay))

it('folds long lines at 75 octets and loses nothing of them, whatever a title holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const file = calendarFile([{ ...day, title }], today)
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const summary = file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((line) => line.startsWith('SUMMARY:'))
      const said = summary?.slice(8).replace(/\\([\\;,n])/g, (_, one) => (one === 'n' ? '\n' : one))
      expect(said).toBe(title.replace(/\r\n/g, '\n'))
    }),
    { seed: 88 },
  )
})
