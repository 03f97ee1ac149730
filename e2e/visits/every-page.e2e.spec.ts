import { visitPage } from '../crawl/visit-page'
import { gather, leastAndMost, walkOf } from '../crawl/walked-pages'
import { expect, test } from '../site/visitor-test'

// Last of all files: one worker walks the site for the crawl, and the other would wait for it here.
test.describe.configure({ mode: 'parallel' })

// In parts, so that two workers share them and each has time on a busy machine.
const parts = [0, 1, 2, 3]

for (const part of parts)
  test(`on a phone nothing is wrong with any page (contrast: where a page looks new), part ${part + 1} of ${parts.length}`, {
    tag: '@deep',
  }, async ({ browser, context, site }) => {
    test.setTimeout(480_000)
    const all = leastAndMost(await walkOf(browser, site.url))
    const own = all.filter((_, at) => at % parts.length === part)
    expect(own.length).toBeGreaterThan(22)
    expect(await gather(own, (at) => visitPage(context, site.url + at))).toEqual([])
  })
