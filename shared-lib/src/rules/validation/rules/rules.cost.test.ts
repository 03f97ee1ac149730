import { masks } from '../../../kit/typing/masks'
import { dateFormats, parseDate } from '../../dates/date-formats'
import { normalPhone } from '../../phone/phone-number'
import { isEmail, normalEmail } from './email'
import { isGtmId } from './gtm-id'
import { isLicencePlate } from './licence-plate'
import { isNif } from './nif'
import { isPostalCode, isPostalPrefix } from './postal-code'
import cases from './testing/rules.json'

const rules: Readonly<Record<string, (text: string) => unknown>> = {
  isEmail,
  isGtmId,
  isLicencePlate,
  isNif,
  isPostalCode,
  isPostalPrefix,
  normalEmail,
  normalPhone,
  ...Object.fromEntries(
    Object.entries(masks).map(([name, mask]) => [`the mask ${name}`, (text: string) => mask(text, '1.234')]),
  ),
  ...Object.fromEntries(
    dateFormats.map((format) => [`parseDate ${format}`, (text: string) => parseDate(text, format)]),
  ),
}

const endings = ['', '!', '@', 'x']
const hostile = (length: number) =>
  cases.units.flatMap((unit) => endings.map((ending) => unit.repeat(length / unit.length) + ending))

/** µs of processor time for all hostile texts of a length: the least of some turns. */
function cost(rule: (text: string) => unknown, length: number) {
  const texts = hostile(length)
  const turns = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    for (const text of texts) rule(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...turns)
}

// Sixteen times the length: sixteen times the time of a pattern that reads once, 256 times of one that goes back.
it.each(Object.entries(rules))('%s takes time in proportion to what is typed', (_, rule) => {
  cost(rule, 500)
  expect(cost(rule, 8_000)).toBeLessThan(Math.max(cost(rule, 500), 500) * 80)
})
