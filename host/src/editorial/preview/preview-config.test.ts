import { readPreview } from './preview-config'

const token = 'a-preview-token-1'

test('without a preview token there is no preview', () => {
  expect(readPreview({ CONTENT_API_URL: 'http://127.0.0.1:4000/v2' })).toBeUndefined()
})

test('a real space is edited in Storyblok, with its own bridge', () => {
  expect(readPreview({ STORYBLOK_PREVIEW_TOKEN: token })).toEqual({
    token,
    editors: ['https://app.storyblok.com'],
    bridge: 'https://app.storyblok.com/f/storyblok-v2-latest.js',
    schedules: undefined,
  })
})

test('a local one is framed by the named origins alone', () => {
  const local = { STORYBLOK_PREVIEW_TOKEN: token, CONTENT_API_URL: 'http://127.0.0.1:4000/v2' }
  expect(readPreview(local)).toMatchObject({ editors: [], bridge: undefined })
  const named = readPreview({ ...local, EDITOR_ORIGINS: 'http://localhost:4000/ http://127.0.0.1:4000' })
  expect(named?.editors).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000'])
})

test('dates of publication are read where the space is', () => {
  const space = { STORYBLOK_PREVIEW_TOKEN: token, STORYBLOK_SPACE_ID: '606', STORYBLOK_MANAGEMENT_TOKEN: 'm' }
  const endpointIn = (more: object) => readPreview({ ...space, ...more })?.schedules?.endpoint
  expect(endpointIn({})).toBe('https://mapi.storyblok.com/v1')
  expect(endpointIn({ STORYBLOK_REGION: 'us' })).toBe('https://api-us.storyblok.com/v1')
  expect(readPreview({ ...space, STORYBLOK_SPACE_ID: '' })?.schedules).toBeUndefined()
})

test.each([
  [{ EDITOR_ORIGINS: 'editor' }, 'EDITOR_ORIGINS'],
  [{ STORYBLOK_BRIDGE_URL: 'javascript:1' }, 'STORYBLOK_BRIDGE_URL'],
  [{ STORYBLOK_PREVIEW_TOKEN: 'curto' }, 'STORYBLOK_PREVIEW_TOKEN'],
])('%j is refused by name', (wrong, name) => {
  expect(() => readPreview({ STORYBLOK_PREVIEW_TOKEN: token, ...wrong })).toThrow(name)
})
