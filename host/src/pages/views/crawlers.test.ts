import { isCrawler } from './crawlers'
import cases from './testing/crawlers.json'

// G: the kinds of the specification, as their makers document them.
it.each(cases.programs)('%s is a program', (userAgent) => expect(isCrawler(userAgent)).toBe(true))

it.each([
  undefined,
  '',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 GSA/343.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14) Chrome/143.0.0.0 Mobile Safari/537.36 GoogleApp/15.2 YaBrowser/24.1',
  'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]',
  'Mozilla/5.0 (Linux; Android 14; wv) Chrome/143.0.0.0 Mobile Safari/537.36 Instagram 350.0 KAKAOTALK 10.8',
  'Mozilla/5.0 (Linux; Android 14; wv) Chrome/143.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0] Line/14.1',
  'Mozilla/5.0 (Linux; Android 14; wv) Chrome/143.0.0.0 Mobile Safari/537.36 Snapchat/12.9 DaumApps/8.1 Flipboard/4.3',
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/143.0.0.0 Mobile Safari/537.36 Telegram-Android/11.4.2',
])('%s is a person', (userAgent) => expect(isCrawler(userAgent)).toBe(false))
