import fc from 'fast-check'
import { leadBody } from '../testing/lead-server'

/** Part of every text in a request: an answer or a log line that contains it has echoed its input. */
export const marker = 'Zq7XmarcaX'

interface Hostile {
  readonly payload: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const valid = () => leadBody({ fullName: marker, email: `${marker}@example.pt`, marketingOptIn: true })

/** JSON values, some of which no `JSON.stringify` writes. */
const oddValues = fc.oneof(
  fc.constantFrom(
    ...['null', 'true', '0', '-0', '1e400', '-1e400', '9007199254740993', '1e-400', '[]', '{}', '""', 'NaN'],
    `"${marker}\\ud800"`,
    `"\\udfff${marker}"`,
    `"${marker}\\u0000\\u001b[2J"`,
    `"${marker}<script>alert(1)</script>"`,
    `"${marker}' or 1=1; drop table leads;--"`,
    `"${marker}\u202e\u0000"`,
    `{"__proto__":{"${marker}":1}}`,
    `{"constructor":{"prototype":{"polluted":"${marker}"}}}`,
    `{"toString":"${marker}","hasOwnProperty":1,"then":"${marker}"}`,
    `[["${marker}"],{"0":"${marker}"}]`,
  ),
  fc.integer({ min: 1, max: 3000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 60 }).map((depth) => `${'{"a":'.repeat(depth)}"${marker}"${'}'.repeat(depth)}`),
  fc.constantFrom(300, 1999, 2001, 31_000, 40_000).map((length) => `"${marker.padEnd(length, 'á')}"`),
  fc.integer({ min: 1, max: 400 }).map((digits) => '9'.repeat(digits)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
)

const names = fc.constantFrom(
  ...['vertical', 'consentVersion', 'lead', 'call', 'form', 'fullName', 'email', 'phone', 'tcConsent'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'length',
    '',
    ' ',
    'lead.phone',
    '\\ud800',
    '\\u0000',
    'a"b'.slice(0, 1),
  ],
)

/** Gives a member another value, or repeats the member, wherever it occurs. */
const changed = (text: string, name: string, value: string, turn: number) => {
  if (turn % 3 === 0) return text.replace(/\{/, `{"${name}":${value},`)
  if (turn % 3 === 1) return text.replace(/"lead":\{/, `"lead":{"${name}":${value},`)
  return text.replace(new RegExp(`"${name.replace(/\W/g, '\\$&')}":("[^"]*"|\\w+)`), `"${name}":${value}`)
}

const mutated = fc
  .array(fc.tuple(names, oddValues, fc.nat()), { minLength: 1, maxLength: 3 })
  .map((changes) =>
    changes.reduce((text, [name, value, turn]) => changed(text, name, value, turn), JSON.stringify(valid())),
  )

/** The same text damaged on its way. */
const damaged = fc.tuple(mutated, fc.nat(), fc.nat(255), fc.nat(7)).map(([text, at, byte, way]) => {
  const bytes = Buffer.from(text)
  const position = at % Math.max(1, bytes.length)
  if (way === 0) return bytes.subarray(0, position)
  if (way === 1)
    return Buffer.concat([bytes.subarray(0, position), Buffer.of(byte), bytes.subarray(position)])
  if (way === 2) return Buffer.concat([bytes, bytes])
  if (way === 3) return Buffer.from(text, 'utf16le')
  if (way === 4) return Buffer.from(text, 'latin1')
  if (way === 5) return Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), bytes])
  bytes[position] = byte
  return bytes
})

const payload = fc.oneof(
  { weight: 5, arbitrary: mutated.map((text) => Buffer.from(text)) },
  { weight: 3, arbitrary: damaged },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: oddValues.map((text) => Buffer.from(text)) },
)

const mostly = (usual: string, ...odd: (string | undefined)[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant<string | undefined>(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )

const key = fc.oneof(
  { weight: 8, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.constantFrom('one-key-again-and-again', 'another-key-many-times') },
  { weight: 1, arbitrary: fc.constantFrom(undefined, '', 'short', 'x'.repeat(65), `${marker} com espaços`) },
)

export const hostileRequests: fc.Arbitrary<Hostile> = fc
  .record({
    payload,
    'idempotency-key': key,
    'content-type': mostly(
      'application/json',
      ...[
        'application/json; charset=utf-16',
        'application/json;charset="latin1"',
        'text/plain',
        'application/xml',
      ],
      ...[
        'multipart/form-data; boundary=x',
        'application/json+x',
        'application/json; charset=utf-8',
        '/',
        undefined,
      ],
    ),
    'content-encoding': mostly('identity', 'gzip', 'br', marker, undefined),
    'x-request-id': mostly('a-request-of-the-proof', `${marker} ${marker}`, undefined),
  })
  .map(({ payload, ...given }) => ({
    payload,
    headers: Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  }))
