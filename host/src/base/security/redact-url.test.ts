import { redactUrl } from './redact-url'
import cases from './testing/redact-url.json'

it.each(cases.urls)('writes %s as %s', (url, shown) => expect(redactUrl(url)).toBe(shown))
