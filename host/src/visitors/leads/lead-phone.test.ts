import { processorCost } from '../../base/testing/processor-cost'
import { ownPhone } from './lead-phone'
import { leadLimits } from './lead-request'
import cases from './testing/lead-phone.json'

const filled = (unit: string) => unit.repeat(leadLimits.textLimit).slice(0, leadLimits.textLimit)

/** µs that reading a number twenty times takes. */
const cost = (text: string) =>
  processorCost(() => {
    for (let turn = 0; turn < 20; turn++) ownPhone(text)
  })

it.each(['9', '9 ', '+351', '+', '(', '9(', '9-', 'ext 9', ';ext=', '９', 'a', ' ', 'x9', '9x', '/'])(
  'reads a number of %j without end within fifty times of a usual one',
  (unit) => {
    cost('+351912345678')
    expect(cost(filled(unit))).toBeLessThan(Math.max(cost('+351912345678'), 1000) * 50)
  },
)

it.each(cases.accepted)('accepts $text: $why', ({ text, e164 }) => expect(ownPhone(text)).toBe(e164))

it.each(cases.refused)('refuses $text: $why', ({ text }) => expect(ownPhone(text)).toBeUndefined())
