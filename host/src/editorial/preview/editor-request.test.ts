import { editorSignature, readEditorRequest } from './editor-request'

const token = 'a-preview-token-1'
const now = 1_795_000_000

const query = (changes: Readonly<Record<string, string>> = {}, at = now) => {
  const timestamp = String(at)
  return new URLSearchParams({
    _storyblok: '42',
    '_storyblok_tk[space_id]': '606',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': editorSignature('606', token, timestamp),
    ...changes,
  })
}

test('signs as the visual editor does', () => {
  // printf '606:a-preview-token-1:1795000000' | sha1sum
  expect(editorSignature('606', token, '1795000000')).toBe('cbb0c38638e77f74eb2b8bc3fca3f010503408da')
})

test.each([
  [0, true],
  [3600, true],
  [3601, false],
  [-300, true],
  [-301, false],
])('a signature %d s old is good: %p', (age, good) => {
  expect(readEditorRequest(query({}, now - age), token, now) !== undefined).toBe(good)
})

test.each([
  ['another space', { '_storyblok_tk[space_id]': '607' }],
  ['another time', { '_storyblok_tk[timestamp]': String(now - 1) }],
  ['no number for a time', { '_storyblok_tk[timestamp]': 'agora' }],
  ['no signature', { '_storyblok_tk[token]': '' }],
  ['half a signature', { '_storyblok_tk[token]': editorSignature('606', token, String(now)).slice(0, 20) }],
  ['the signature of another token', { '_storyblok_tk[token]': editorSignature('606', 'x', String(now)) }],
])('refuses %s', (_, changes) => {
  expect(readEditorRequest(query(changes), token, now)).toBeUndefined()
})

test('returns story and release, and only a number is a release', () => {
  const asked = readEditorRequest(query({ _storyblok_release: '12' }), token, now)
  expect(asked).toEqual({ story: '42', release: '12' })
  for (const none of ['../1', '0', ''])
    expect(readEditorRequest(query({ _storyblok_release: none }), token, now)).toEqual({ story: '42' })
})
