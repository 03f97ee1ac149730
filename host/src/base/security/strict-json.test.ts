import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { ProjectError } from './project-error'
import { refuseEncodings, strictJson } from './strict-json'
import cases from './testing/strict-json.json'

const read = (text: string) => strictJson(Buffer.from(text))

function refusal(work: () => unknown): ProjectError {
  try {
    work()
  } catch (error) {
    if (error instanceof ProjectError) return error
    throw error
  }
  throw new Error('nothing was refused')
}
const fieldsOf = (text: string) => refusal(() => read(text)).errors?.map(({ field }) => field)

it.each(cases.faults)('names what is wrong in $text', ({ text, fields }) =>
  expect(fieldsOf(text)).toEqual(fields),
)

it.each([
  '{"a":"\\"a\\":1,\\"a\\":2"}',
  '{"a":["b","b"],"b":"a"}',
  '{"a":{"x":1},"b":{"x":1}}',
  '[{"a":1},{"a":1}]',
  '"{\\"a\\":1}"',
])('finds nothing wrong in %s', (text) => expect(read(text)).toEqual(JSON.parse(text)))

it.each(['', '{', '{"a":1', 'nul', '{"a":"', '\ufeff{}', '{"a":1}}'])('refuses %j as malformed', (text) =>
  expect(refusal(() => read(text))).toMatchObject({ status: 400, code: 'malformed-request' }),
)

it.each([
  { why: 'Latin-1', bytes: Buffer.from('{"a":"é"}', 'latin1') },
  { why: 'UTF-16', bytes: Buffer.from('{"a":1}', 'utf16le') },
  { why: 'a letter cut in half', bytes: Buffer.from('{"a":"é"}').subarray(0, 7) },
])('refuses $why', ({ bytes }) => expect(refusal(() => strictJson(bytes)).status).toBe(400))

it('reads whatever JSON there is as everybody does', () =>
  forAll(fc.json({ maxDepth: 6 }), (text) => {
    fc.pre(!text.includes('__proto__'))
    expect(read(text)).toEqual(JSON.parse(text))
  }))

it('never throws anything but a refusal', () =>
  forAll(fc.uint8Array(), (bytes) => {
    try {
      strictJson(Buffer.from(bytes))
    } catch (error) {
      expect(error).toBeInstanceOf(ProjectError)
    }
  }))

it.each([
  { headers: { 'content-type': 'application/json' } },
  { headers: { 'content-type': 'application/json; charset=UTF-8' } },
  { headers: { 'content-type': 'application/json;charset="utf8"', 'content-encoding': 'identity' } },
])('takes $headers', ({ headers }) => expect(() => refuseEncodings(headers)).not.toThrow())

it.each([
  { headers: { 'content-type': 'application/json; charset=utf-16' } },
  { headers: { 'content-type': 'application/json', 'content-encoding': 'br' } },
])('refuses $headers', ({ headers }) => expect(refusal(() => refuseEncodings(headers)).status).toBe(415))
