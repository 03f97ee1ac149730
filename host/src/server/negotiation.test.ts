import { encodingFor, isUnchanged } from './negotiation'

const file = { br: Buffer.from('b'), gzip: Buffer.from('g') }

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0', 'br'],
  ['br; q=0.0, gzip ;q=0', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('answers %s with %s', (accepted, encoding) => expect(encodingFor(accepted, file)).toBe(encoding))

it('offers only what is at hand', () =>
  expect(encodingFor('br, gzip', { br: undefined, gzip: undefined })).toBe('identity'))

it.each([
  ['W/"a"', true],
  ['"a"', true], // a proxy that changed the encoding may have rewritten the mark
  ['"b", W/"a"', true],
  ['*', true],
  ['"ab"', false],
  [undefined, false],
])('finds %s unchanged: %s', (header, unchanged) => expect(isUnchanged(header, 'W/"a"')).toBe(unchanged))
