import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { endsAfterEach } from '../../base/testing/ends-after-each'
import { localServer } from '../../base/testing/local-server'
import { createStoryblokReader } from '../../content/source/storyblok-reader'
import { readSchedules } from './schedules'

const ends = endsAfterEach()

async function serve(listener: RequestListener) {
  const { origin, close } = await localServer(listener)
  ends.push(close)
  return `${origin}/v2`
}

const story = JSON.stringify({ story: { full_slug: 'home', content: {} } })
const readStory = (endpoint: string) =>
  createStoryblokReader({ token: 't', endpoint }).story('home', 'published', undefined)

const readers: [string, (endpoint: string) => Promise<unknown>][] = [
  ['a story', readStory],
  ['schedules', (endpoint) => readSchedules({ space: '1', token: 't', endpoint }).list()],
]

const padding = 'a'.repeat(8 * 1024 * 1024)
const tooLarge = gzipSync(JSON.stringify({ story: { full_slug: 'home', content: { padding } } }))

it.each(readers)('refuses %s of more than 8 MiB behind a small compressed body', async (_, read) => {
  expect(tooLarge.length).toBeLessThan(64 * 1024)
  const endpoint = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(tooLarge)
  })
  await expect(read(endpoint)).rejects.toThrow('larger than 8388608 bytes')
})

it.each(readers)('follows no redirect of %s to another origin', async (_, read) => {
  let visited = 0
  const other = await serve((_request, response) => {
    visited++
    response.setHeader('content-type', 'application/json')
    response.end(story)
  })
  const endpoint = await serve((request, response) => {
    response.writeHead(302, { location: new URL(request.url ?? '', other).href }).end()
  })
  await expect(read(endpoint)).rejects.toThrow()
  expect(visited).toBe(0)
})

it('follows the redirect of the service to the same path with its cache version, once', async () => {
  let asked = 0
  const endpoint = await serve((request, response) => {
    asked++
    const url = new URL(request.url ?? '', 'http://localhost')
    response.setHeader('content-type', 'application/json')
    if (url.searchParams.has('cv')) return response.end(story)
    url.searchParams.set('cv', '7')
    return response.writeHead(301, { location: url.pathname + url.search }).end()
  })
  await expect(readStory(endpoint)).resolves.toMatchObject({ full_slug: 'home' })
  expect(asked).toBe(2)
})

it.each([
  ['another path', () => '/v2/cdn/elsewhere'],
  ['itself', (at: string) => at],
])('refuses a redirect to %s', async (_, location) => {
  let asked = 0
  const endpoint = await serve((request, response) => {
    asked++
    response.writeHead(301, { location: location(request.url ?? '') }).end()
  })
  await expect(readStory(endpoint)).rejects.toThrow()
  expect(asked).toBeLessThanOrEqual(2)
})
