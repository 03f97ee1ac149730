import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { phoneCountries } from './phone-countries'
import { callingCodeOf, callingCodes, isPhoneLength, phoneLengths } from './phone-lengths'
import { formatPhone, groupDigits, isVisitorPhone, parsePhone, toE164 } from './phone-number'
import { kindOfPortugueseNumber } from './portuguese-number'
import cases from './testing/phone.json'

const numbers = fc
  .constantFrom(...callingCodes)
  .chain((callingCode) =>
    fc
      .constantFrom(...phoneLengths(callingCode))
      .chain((length) =>
        fc.stringMatching(new RegExp(`^\\d{${length}}$`)).map((national) => ({ callingCode, national })),
      ),
  )

describe('the calling-code table', () => {
  it('knows the codes of the world, each once', () => {
    expect(callingCodes).toHaveLength(215)
    expect(new Set(callingCodes).size).toBe(215)
  })

  it('has no code that is the start of another, so that a number is read in one way', () => {
    const clashes = callingCodes.filter((code) =>
      callingCodes.some((other) => other !== code && other.startsWith(code)),
    )
    expect(clashes).toEqual([])
  })

  it.each(cases.lengths as [string, number[]][])('+%s has numbers of %j digits', (code, lengths) =>
    expect(phoneLengths(code)).toEqual(lengths),
  )

  it('stays small enough to load with a phone field', () => {
    const source = readFileSync(join(__dirname, 'calling-code-lengths.ts'))
    expect(gzipSync(source).length).toBeLessThan(2048)
  })

  it.each(cases.fits as [string, string, boolean][])('+%s %s fits: %s', (code, digits, fits) =>
    expect(isPhoneLength(code, digits)).toBe(fits),
  )
})

describe('the countries offered', () => {
  it('exist, each once, Portugal first and the rest in the order of a Portuguese reader', () => {
    const codes = phoneCountries.map(({ code }) => code)
    expect(codes[0]).toBe('351')
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !callingCodes.includes(code))).toEqual([])
    const labels = phoneCountries.slice(1).map(({ label }) => label)
    expect(labels).toEqual([...labels].sort(new Intl.Collator('pt-PT').compare))
  })
})

describe('a phone number as typed', () => {
  it.each(cases.read)('%s is %s', (text, e164) => {
    const phone = parsePhone(text)
    expect(phone && toE164(phone)).toBe(e164)
  })

  it.each(['', '+', 'abc', '91234567a', '++351912345678', '+999123456', '912345678 ext 2'])(
    'refuses %j',
    (text) => expect(parsePhone(text)).toBeUndefined(),
  )

  it('takes a national number as one of the calling code chosen', () =>
    expect(parsePhone('612345678', '34')).toEqual({ callingCode: '34', national: '612345678' }))

  it('reads back every number it writes, in both forms', () => {
    forAll(numbers, (phone) => {
      expect(parsePhone(toE164(phone))).toEqual(phone)
      expect(parsePhone(formatPhone(phone))).toEqual(phone)
      expect(callingCodeOf(toE164(phone).slice(1))).toBe(phone.callingCode)
    })
  })
})

describe('a phone number as read', () => {
  it.each(cases.grouped)('%s is grouped %s', (digits, text) => expect(groupDigits(digits)).toBe(text))

  it('shows the calling code of foreign numbers only', () => {
    expect(formatPhone({ callingCode: '351', national: '210000000' })).toBe('210 000 000')
    expect(formatPhone({ callingCode: '34', national: '612345678' })).toBe('+34 612 345 678')
  })
})

describe("a visitor's own number", () => {
  it.each(cases.accepted)('%s is accepted: %s', (text) => expect(isVisitorPhone(text)).toBe(true))

  it.each(cases.refused)('%s is refused: %s', (text) => expect(isVisitorPhone(text)).toBe(false))

  it('is of one kind by its first digits', () => {
    expect(kindOfPortugueseNumber('912345678')).toBe('mobile')
    expect(kindOfPortugueseNumber('289123456')).toBe('fixed')
    expect(kindOfPortugueseNumber('300123456')).toBe('nomadic')
    expect(kindOfPortugueseNumber('800123456')).toBe('service')
    expect(kindOfPortugueseNumber('412345678')).toBeUndefined()
  })
})
