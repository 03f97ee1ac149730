import { followLink, kindOfUrl } from './links'
import cases from './testing/links.json'

const here = new URL('https://qp.test/energia?a=1') as unknown as Location
function follow(html: string, init: MouseEventInit = {}, framed = false) {
  document.body.innerHTML = html
  let answer: ReturnType<typeof followLink> = 'native'
  const hear = (event: MouseEvent) => {
    answer = followLink(event, framed, here)
    event.preventDefault()
  }
  document.body.addEventListener('click', hear, { once: true })
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.body.querySelector('a *, a')?.dispatchEvent(pressed)
  return String(answer)
}

it.each(cases.clicks)('a click on $html is followed as $answer', ({ html, answer }) =>
  expect(follow(html)).toBe(answer),
)

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is the browser’s',
  (init) => expect(follow('<a href="https://qp.test/credito">x</a>', init)).toBe('native'),
)

it.each(cases.kinds)('%s is %s', (href, kind) => expect(kindOfUrl(new URL(href), here)).toBe(kind))
