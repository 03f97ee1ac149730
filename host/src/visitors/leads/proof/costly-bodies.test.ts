import { problemOf } from '../../../base/security/problem-errors'
import { strictJson } from '../../../base/security/strict-json'
import { processorCost } from '../../../base/testing/processor-cost'
import { telemetryRequest } from '../../telemetry/telemetry-request'
import { leadLimits, leadRequest } from '../lead-request'

const size = leadLimits.bodyLimit - 200
const filled = (unit: string, length = size) => unit.repeat(Math.floor(length / unit.length))
const lead = (members: string) => `{"vertical":"energy","consentVersion":"a","lead":{${members}}}`
const long = filled('n', size / 2)
const half = size / 2 - 200

/** A harmless body of the greatest allowed length. */
const harmless = lead(
  Array.from({ length: 16 }, (_, at) => `"text${at}":"${filled('uma palavra ', 1900)}"`).join(','),
)

/** Of the same length, and made to cost: read twice, walked deeply or echoed at length. */
const costly: Readonly<Record<string, string>> = {
  'quotes that close nothing': `"${filled('\\"')}`,
  'quotes that open and close': filled('"\\'),
  backslashes: `"${filled('\\')}`,
  'levels without end': filled('['),
  'levels with names': filled('{"a":'),
  'blanks after a name': `{"a"${filled(' ')}`,
  'blanks after many names': `{${filled(`"a"${' '.repeat(200)}`)}`,
  'one name again and again': lead(`${filled('"a":1,')}"a":1`),
  'one name again and again, far down a long path': lead(`"${long}":{${filled('"a":1,', half)}"a":1}`),
  'odd texts below a long name': lead(`"${long}":[${filled('"\\u0001",', half)}1]`),
  'odd texts': lead(`"a":[${filled('"\\u0001",')}1]`),
  'odd names': lead(`${Array.from({ length: 1000 }, (_, at) => `"\\u0001${at}":1`).join()}`),
  'many numbers': lead(`"a":[${filled('1,')}1]`),
  'many lists': lead(`"a":[${filled('[[[]]],')}1]`),
  'many objects': lead(`"a":[${filled('{},')}1]`),
  'many names': lead(Array.from({ length: 3000 }, (_, at) => `"n${at}":1`).join()),
  'a long number': lead(`"a":${filled('9')}`),
  'halves of characters': lead(`"a":"${filled('\\ud800')}"`),
  'many reports': `{"page":"/","reports":[${filled('{},', 16_000)}{}]}`,
}

const readers = { lead: leadRequest, telemetry: telemetryRequest }

/** Length of the answer to a refused body; 0 when it is taken. */
function answered(read: (body: unknown) => unknown, bytes: Buffer) {
  try {
    read(strictJson(bytes))
    return 0
  } catch (error) {
    const problem = problemOf(error, 'request')
    if (problem.status >= 500) throw error
    return JSON.stringify(problem).length
  }
}

/** µs that reading a body takes. */
function cost(text: string) {
  const bytes = Buffer.from(text)
  return processorCost(() => {
    for (const read of Object.values(readers)) answered(read, bytes)
  })
}

/**
 * How often a body may cost as much as a harmless one. Read in quadratic time it costs some 500 times as much; a body
 * of many small members costs 10 to 15 times as much on a busy machine and is still read in one go.
 */
const ratio = 60

describe.each(Object.entries(costly))('%s', (_, text) => {
  it('cost no more than any other body', () => {
    for (let turn = 0; turn < 5; turn++) cost(harmless)
    // A coarse clock measures 0 for fast runs.
    expect(cost(text)).toBeLessThan(Math.max(cost(harmless), 1000) * ratio)
  })

  it.each(Object.entries(readers))('are not repeated at length as a %s', (_name, read) => {
    expect(answered(read, Buffer.from(text))).toBeLessThan(8_000)
  })
})
