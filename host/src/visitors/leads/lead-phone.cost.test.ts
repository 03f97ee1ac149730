import { ownPhone } from './lead-phone'
import { leadLimits } from './lead-request'

const filled = (unit: string) => unit.repeat(leadLimits.textLimit).slice(0, leadLimits.textLimit)

/** µs of processor time: the least of some turns. */
function cost(text: string) {
  const turns = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    for (let turn = 0; turn < 20; turn++) ownPhone(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...turns)
}

it.each(['9', '9 ', '+351', '+', '(', '9(', '9-', 'ext 9', ';ext=', '９', 'a', ' ', 'x9', '9x', '/'])(
  'reads a number of %j without end within fifty times of a usual one',
  (unit) => {
    cost('+351912345678')
    expect(cost(filled(unit))).toBeLessThan(Math.max(cost('+351912345678'), 1000) * 50)
  },
)
