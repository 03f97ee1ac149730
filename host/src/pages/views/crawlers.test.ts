import { isCrawler } from './crawlers'
import cases from './testing/crawlers.json'

// G: the kinds of the specification, as their makers document them.
it.each(cases.programs)('%s is a program', (userAgent) => expect(isCrawler(userAgent)).toBe(true))

it.each([undefined, '', ...cases.people])('%s is a person', (userAgent) =>
  expect(isCrawler(userAgent)).toBe(false),
)
