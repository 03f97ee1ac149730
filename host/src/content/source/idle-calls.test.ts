import { followOffers } from '../../editorial/partner-offers/follow-offers'
import { cacheContent } from './content-source'
import { followRedirects } from './redirects'
import type { Story } from './story'
import type { StoryblokReader } from './storyblok-reader'

const minutes = (count: number) => count * 60_000

/** Calls of an idle host to a space without visitors and publications, once it has read what it needs. */
async function callsOfIdleHost(everyMs: number, forMs: number) {
  const calls: string[] = []
  const counted =
    <Answer>(name: string, answer: Answer) =>
    async () => {
      calls.push(name)
      return answer
    }
  const reader: StoryblokReader = {
    cacheVersion: counted('version', 1),
    slugs: counted('slugs', ['config/redirecionamentos']),
    stories: counted('stories', []),
    story: counted('story', { full_slug: 'config/redirecionamentos', content: {} } as unknown as Story),
  }
  const source = cacheContent(reader, { refreshMs: everyMs })
  const followers = [followRedirects(source, () => {}), followOffers(source, () => {})]
  await source.refresh()
  await jest.advanceTimersByTimeAsync(0)
  calls.length = 0
  await jest.advanceTimersByTimeAsync(forMs)
  for (const one of followers) one.stop()
  source.close()
  return calls
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it.each([
  ['that is notified of publications', 60_000, 10],
  ['that is not', 5_000, 120],
])('an idle host %s asks a space for its version and for nothing else', async (_, everyMs, expected) => {
  const calls = await callsOfIdleHost(everyMs, minutes(10))
  expect(new Set(calls)).toEqual(new Set(['version']))
  expect(calls).toHaveLength(expected)
})
