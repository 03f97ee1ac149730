import { processorCost } from '../../base/testing/processor-cost'
import { ownPhone } from './lead-phone'
import { leadLimits } from './lead-request'

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

it.each([
  { text: '+351912345678', e164: '+351912345678', why: 'mobile' },
  { text: '912 345 678', e164: '+351912345678', why: 'without a calling code it is Portuguese' },
  { text: '+351922345678', e164: '+351922345678', why: 'mobile 92' },
  { text: '+351253123456', e164: '+351253123456', why: 'Braga landline' },
  { text: '+351289123456', e164: '+351289123456', why: 'Faro landline' },
  { text: '+351301234567', e164: '+351301234567', why: 'nomadic' },
  { text: '+34612345678', e164: '+34612345678', why: 'Spanish mobile' },
  { text: '+5511987654321', e164: '+5511987654321', why: 'Brazilian mobile' },
])('accepts $text: $why', ({ text, e164 }) => expect(ownPhone(text)).toBe(e164))

it.each([
  { text: '+351707123456', why: 'shared-cost service' },
  { text: '+351800123456', why: 'free service' },
  { text: '+351808123456', why: 'shared-cost service' },
  { text: '+351612345678', why: 'not a number range' },
  { text: '+35191234567', why: 'one digit short' },
  { text: '+3519123456789', why: 'one digit long' },
  { text: '+34112', why: 'emergency' },
  { text: '', why: 'empty' },
  { text: 'liga-me', why: 'no digits' },
])('refuses $text: $why', ({ text }) => expect(ownPhone(text)).toBeUndefined())
