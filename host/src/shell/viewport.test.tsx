import { calmZoomOnIos } from './viewport'

const device = (userAgent: string, platform = '', maxTouchPoints = 0) =>
  ({ userAgent, platform, maxTouchPoints }) as Navigator

const iphone = device('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1')
// A tablet claims to be a Mac; a Mac has no touch screen.
const ipad = device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 'MacIntel', 5)
const mac = device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 'MacIntel', 0)
const android = device('Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/147.0', 'Linux armv8l', 5)

const printed = 'width=device-width, initial-scale=1'

it.each([
  ['an iPhone', iphone, `${printed}, maximum-scale=1`],
  ['an iPad', ipad, `${printed}, maximum-scale=1`],
  ['a Mac', mac, printed],
  ['an Android phone', android, printed],
])('keeps %s from zooming into fields, and lets everybody else zoom', (_, navigator, content) => {
  document.head.innerHTML = `<meta name="viewport" content="${printed}">`
  calmZoomOnIos(navigator)
  expect(document.querySelector('meta[name=viewport]')?.getAttribute('content')).toBe(content)
})
