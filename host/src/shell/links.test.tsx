import { followLink, kindOfUrl } from './links'

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

it.each([
  { html: '<a href="https://qp.test/credito">x</a>', answer: 'https://qp.test/credito' },
  { html: '<a href="https://qp.test/credito?b=2#c"><b>x</b></a>', answer: 'https://qp.test/credito?b=2#c' },
  { html: '<a href="https://qp.test/energia?a=1#perguntas">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/credito" target="_blank">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/credito" target="_self">x</a>', answer: 'https://qp.test/credito' },
  { html: '<a href="https://qp.test/credito" download>x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/guia.pdf">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/api/leads">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/pedido/segredo">x</a>', answer: 'native' },
  { html: '<a href="https://qp.test/newsletter/sair/segredo">x</a>', answer: 'native' },
  { html: '<a href="https://www.bportugal.pt/">x</a>', answer: 'native' },
  { html: '<a href="tel:+351210000000">x</a>', answer: 'native' },
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
