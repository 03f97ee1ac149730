import { cacheBytes } from './cache-bytes'

it('lets all caches together hold 100 MiB at most', () => {
  const sum = Object.values(cacheBytes).reduce((all, bytes) => all + bytes, 0)
  expect(sum).toBeLessThanOrEqual(100 * 1024 * 1024)
})
