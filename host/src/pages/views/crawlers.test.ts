import { isCrawler } from './crawlers'

// G: the kinds of the specification, as their makers document them.
it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (Linux; Android 11) Chrome/143.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/143.0.0.0 Mobile Safari/537.36 (compatible; GoogleOther)',
  'DuplexWeb-Google/1.0',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Slack-ImgProxy (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Macintosh) Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  'XING-contenttabreceiver/2.0',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0 Safari/537.36 PTST/250101',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
])('%s is a program', (userAgent) => expect(isCrawler(userAgent)).toBe(true))

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
