import { expect, test } from '../site/visitor-test'
import { attacks } from './attacks'

// Those that take seconds, on one site; npm run attack tries the rest, and each on a site of its own.
test.use({ siteName: 'attacked', siteSettings: { LOG_LEVEL: 'info' } })

for (const { name, tried, against, seconds } of attacks.filter(({ quick }) => quick))
  test(`${name}: ${tried}`, async ({ site }) => {
    test.setTimeout(seconds * 1000)
    const claims = (await against?.(site)) ?? []
    expect(claims.length).toBeGreaterThan(0)
    expect(claims.filter(({ held }) => !held)).toEqual([])
  })
