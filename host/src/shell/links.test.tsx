import type { PageData, SlotRecord } from 'shared-lib/contract/page-data'
import { followLink, kindOfUrl, staysInFrame } from './links'

const here = new URL('https://qp.test/energia?a=1') as unknown as Location
const ordinary = { path: '/energia', slots: [] as readonly SlotRecord[] } as PageData
const embed: PageData = {
  ...ordinary,
  embed: true,
  slots: [{ paths: ['/energia', '/energia/resultado'] } as unknown as SlotRecord],
}

function follow(html: string, init: MouseEventInit = {}, page = ordinary) {
  document.body.innerHTML = html
  let answer: ReturnType<typeof followLink> = 'native'
  document.body.addEventListener(
    'click',
    (event) => {
      answer = followLink(event, page, here)
      event.preventDefault()
    },
    { once: true },
  )
  document.body
    .querySelector('a *, a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return String(answer)
}

it.each([
  { html: '<a href="https://qp.test/credito">x</a>', answer: 'https://qp.test/credito' },
  { html: '<a href="https://qp.test/credito?b=2#c"><b>x</b></a>', answer: 'https://qp.test/credito?b=2#c' },
  { html: '<a href="https://qp.test/energia?a=1#perguntas">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/credito" target="_blank">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/credito" target="_self">x</a>', answer: 'https://qp.test/credito' },
  { html: '<a href="https://qp.test/credito" download>x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/guia.pdf">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/api/leads">x</a>', answer: 'native' },
  { html: '<a href="https://www.bportugal.pt/">x</a>', answer: 'native' },
  { html: '<a href="tel:+351211165765">x</a>', answer: 'native' },
  { html: '<a href="https://[">x</a>', answer: 'native' },
  { html: '<svg><a href="/credito"><text>x</text></a></svg>', answer: 'native' },
  { html: '<a href="javascript:alert(1)">x</a>', answer: 'refused' },
  { html: '<a href="data:text/html,x">x</a>', answer: 'refused' },
])('a click on $html is followed as $answer', ({ html, answer }) => expect(follow(html)).toBe(answer))

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is the browser’s',
  (init) => expect(follow('<a href="https://qp.test/credito">x</a>', init)).toBe('native'),
)

it.each([
  ['javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
  ['https://example.org/', 'external'],
  ['https://qp.test/energia', 'page'],
])('%s is %s', (href, kind) => expect(kindOfUrl(new URL(href), here)).toBe(kind))

it.each([
  { html: '<a href="https://qp.test/energia?a=2">x</a>', answer: 'https://qp.test/energia?a=2' },
  { html: '<a href="https://qp.test/energia/resultado">x</a>', answer: 'https://qp.test/energia/resultado' },
  { html: '<a href="https://qp.test/credito">x</a>', answer: 'native' },
  { html: '<a href="javascript:alert(1)">x</a>', answer: 'refused' },
])('in a frame of another site a click on $html is followed as $answer', ({ html, answer }) =>
  expect(follow(html, {}, embed)).toBe(answer),
)

it('in a frame, a link to a place on the page stays there though others open a window', () => {
  expect(follow('<a href="https://qp.test/energia?a=1#perguntas">x</a>', {}, embed)).toBe('native')
  expect(document.querySelector('a')?.target).toBe('_self')
})

it('an ordinary page may be left for any other', () => expect(staysInFrame(ordinary, '/credito')).toBe(true))
