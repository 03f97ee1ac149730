import fc from 'fast-check'
import { forAll } from '../../../../testing/for-all'
import { isOfAge } from '../../../kit/form/person-fields'
import { isInPastMonth } from '../../credit/euribor/euribor'
import { addDays, addMonths } from '../../dates/calendar'
import { toIsoDate } from '../../dates/iso-date'
import { Email } from '../decorators'
import { problemsOf } from '../validate'
import { isEmail } from './email'
import { hasAllowedExtension, hasAllowedSize } from './files'
import { isGtmId } from './gtm-id'
import { insuranceStartProblem } from './insurance-start'
import { formatLicencePlate, isLicencePlate } from './licence-plate'
import { isNif } from './nif'
import { isPostalCode, isPostalPrefix } from './postal-code'
import cases from './testing/rules.json'

const day = toIsoDate
const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))

/** Tables of what a rule accepts and refuses. */
const table = (rule: (value: unknown) => boolean, accepted: unknown[], refused: unknown[]) => {
  it.each(accepted.map((value) => [value]))('accepts %j', (value) => expect(rule(value)).toBe(true))
  it.each(refused.map((value) => [value]))('refuses %j', (value) => expect(rule(value)).toBe(false))
}

class Address {
  @Email() address: unknown
}
const addressed = (address: unknown) => problemsOf(Object.assign(new Address(), { address })).length === 0

// The newsletter's small form and the people of leads judge an address alike.
describe.each([
  ['the rule', isEmail],
  ['class-validator', addressed],
])('email by %s', (_, rule) => {
  const long = [`${'a'.repeat(65)}@exemplo.pt`, `a@${'b'.repeat(64)}.pt`, `a@${'b.'.repeat(130)}pt`]
  table(rule, cases.emails, [...cases.notEmails, ...long, undefined, 1])

  it('answers at once whatever is pasted', () => {
    // Processor time: wall time of a busy machine would not measure the patterns.
    const before = process.cpuUsage()
    for (const text of ['a'.repeat(100_000), `${'a.'.repeat(50_000)}@b`, `a@${'-'.repeat(250)}`]) rule(text)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200)
  })
})

describe('postal codes', () => {
  table(
    isPostalCode,
    ['1000-001', '4000-322', '9980-999'],
    [...'0000-000|0999-999|1000|1000001|1000-01|1000-0011| 1000-001|1000–001|abcd-efg'.split('|'), 1000],
  )
  table(isPostalPrefix, ['1000', '4900', '9980'], ['0100', '100', '10000', '1000-001', 'abcd', 1000])
})

describe('NIF', () => {
  table(
    isNif,
    ['123456789', '501964843', '999999990', '100000002'],
    [
      ...'123456780|501964844|012345678|000000000|12345678|1234567890|12345678a|123 456 789'.split('|'),
      123456789,
    ],
  )

  it('has exactly one check digit for any eight digits', () => {
    forAll(fc.integer({ min: 10_000_000, max: 99_999_999 }), (first) => {
      const valid = Array.from({ length: 10 }, (_, digit) => `${first}${digit}`).filter(isNif)
      expect(valid).toHaveLength(1)
    })
  })

  it('notices one wrong digit, which is what the check digit is for', () => {
    forAll(
      fc.integer({ min: 10_000_000, max: 99_999_999 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 9 }),
      (first, at, shift) => {
        const nif = Array.from({ length: 10 }, (_, digit) => `${first}${digit}`).find(isNif) ?? ''
        const wrong = (Number(nif[at]) + shift) % 10
        // Remainders 0 and 1 share the check digit 0: the only pair the scheme cannot distinguish.
        fc.pre(!nif.endsWith('0'))
        expect(isNif(`${nif.slice(0, at)}${wrong}${nif.slice(at + 1)}`)).toBe(false)
      },
    )
  })
})

describe('licence plates', () => {
  table(
    isLicencePlate,
    ['12-AB-34', 'AB-12-34', '12-34-AB', 'AA-00-AA', '12ab34', 'aa 00 aa', '12·AB·34'],
    ['12-AB-3', '12-AB', '', '1A-BB-34', 'AB-CD-EF', '12-34-56', '12-AB-345', '12-ÃB-34', undefined, 123456],
  )

  it.each(cases.plates)('writes %j as %j', (typed, plate) => expect(formatLicencePlate(typed)).toBe(plate))
})

describe('ages, starts and months', () => {
  it.each(cases.ages as [string, boolean, string][])(
    'born %s is of age on 2026-11-21: %s (%s)',
    (birth, adult) => expect(isOfAge(day(birth), day('2026-11-21'))).toBe(adult),
  )

  it('is of age from the eighteenth birthday on, and not a day before', () => {
    forAll(days, (birth) => {
      fc.pre(!birth.endsWith('02-29'))
      const birthday = addMonths(birth, 18 * 12)
      expect(isOfAge(birth, birthday)).toBe(true)
      expect(isOfAge(birth, addDays(birthday, -1))).toBe(false)
    })
  })

  const today = day('2026-11-21')
  it.each([
    ['2026-11-21', 'too-early'],
    ['2026-11-22', undefined],
    ['2026-12-21', undefined],
    ['2026-12-22', 'too-late'],
  ])('an insurance starting %s, tomorrow at the earliest: %s', (start, problem) =>
    expect(insuranceStartProblem(day(start), { minimum: day('2026-11-22'), today })).toBe(problem),
  )

  it.each(cases.months as [string, boolean][])('%s is in a month that is over: %s', (date, past) =>
    expect(isInPastMonth(day(date), today)).toBe(past),
  )
})

describe('files', () => {
  const file = (name: string, size = 1) => ({ name, size })

  table(
    (value) => hasAllowedExtension(value),
    [file('fatura.pdf'), file('FATURA.PDF'), file('a.b.jpg'), [file('a.png'), file('b.jpg')], []],
    [
      file('fatura.exe'),
      file('pdf'),
      file('.pdf'),
      file('fatura.pdf.exe'),
      file('a.'),
      [file('a.png'), file('b.gif')],
      'a.pdf',
      null,
    ],
  )

  it('takes other extensions when given', () => {
    expect(hasAllowedExtension(file('a.csv'), ['csv'])).toBe(true)
    expect(hasAllowedExtension(file('a.pdf'), ['csv'])).toBe(false)
  })

  it.each([
    [500_000, 500, 'kb', true],
    [500_001, 500, 'kb', false],
    [5_242_880, 5, 'mb', true],
    [5_242_881, 5, 'mb', false],
  ] as const)('%d bytes against %d %s: %s', (size, limit, unit, fits) =>
    expect(hasAllowedSize([file('a.pdf', size)], limit, unit)).toBe(fits),
  )
})

describe('texts', () => {
  table(
    isGtmId,
    ['GTM-ABC123', 'G-1A2B'],
    ['GTM-', 'G-abc', 'UA-123', 'gtm-ABC', 'GTM_ABC', ' G-1A', undefined],
  )
})
