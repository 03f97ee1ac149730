import { askedIn } from './asked-words'
import cases from './testing/asked-words.json'

it.each(cases.asked as [string, string, boolean][])('%j asked of %j: %s', (asked, text, found) =>
  expect(askedIn(asked)(text)).toBe(found),
)
