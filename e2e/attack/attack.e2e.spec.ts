import { isDeepRun } from 'shared-lib/testing/run-depth'
import { expect, siteTest as test } from '../site/visitor-test'
import type { Claim } from './attack'
import { attacks } from './attacks'
import { runAttack } from './run-attack'

function expectHeld(claims: readonly Claim[]) {
  const judged = claims.filter(({ timed }) => !timed)
  expect(judged.length).toBeGreaterThan(0)
  expect(judged.filter(({ held }) => !held)).toEqual([])
}

/** Those that take seconds; a deep run tries each on a site of its own instead. */
const onOneSite = isDeepRun ? [] : attacks.filter(({ quick }) => quick)

for (const { name, tried, against, seconds } of onOneSite)
  test(`${name}: ${tried}`, async ({ site }) => {
    test.setTimeout(seconds * 1000)
    expectHeld(await against(site))
  })

test.describe('on a site of its own @deep', () => {
  for (const attack of attacks)
    test(`${attack.name}: ${attack.tried}`, async () => {
      test.setTimeout((attack.seconds + 60) * 1000)
      expectHeld((await runAttack(attack)).claims)
    })
})
