import { storyPieces } from '../story-pieces'
import { findingsOfRule, linkedText as marked, pageOf, rich } from '../testing/lint-context'
import { externalLinks } from './links'

const link = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', url, cached_url: url })
const button = (to: object) => ({ component: 'call-out', title: 'Olá', action: 'Ir', link: to })
const faults = findingsOfRule('link')
const found = (...blocks: object[]) => faults(pageOf(...blocks))

describe('takes', () => {
  const urls =
    '/energia /energia/ /energia?x=1#y https://www.erse.pt/ mailto:ola@example.pt tel:+351210000000 /assets/ficha.pdf'
  it.each([...urls.split(' '), ''])('%j', (url) => expect(found(button(link(url)), marked(url))).toEqual([]))

  it('a story by its slug', () =>
    expect(found(button({ linktype: 'story', cached_url: 'energia/' }))).toEqual([]))
  it('a place of this page', () => {
    const near = { component: 'section', title: 'Perto', anchor: 'perto', body: [rich('x')] }
    expect(found(near, button(link('#perto')), button(link('/pagina#perto')))).toEqual([])
  })
  it('a place of another page, which is for that page to say', () =>
    expect(found(button(link('/energia#nada')))).toEqual([]))
})

describe('reports', () => {
  const toCome = 'Ainda ninguém responde em /seguros/simular: a entrada, o botão ou o quadro não se mostra.'
  it.each([
    ['an unknown page', '/nao-existe', 'error', 'Ninguém responde em /nao-existe.'],
    ['a story that is gone', 'guias/apagado', 'error', 'Ninguém responde em /guias/apagado.'],
    ['a page to come, whose landing exists', '/seguros/simular', 'warning', toCome],
    ['a page to come below this one', '/pagina/simular', 'warning', 'não se mostra'],
    ['a script', 'javascript:alert(1)', 'error', 'não é de confiança'],
    ['another site in disguise', '//evil.example', 'error', 'não é de confiança'],
    ['an address that is none', 'https://', 'error', 'não é um endereço'],
    ['a place that the page does not have', '#longe', 'error', 'A ligação a «#longe» não leva a lado nenhum'],
    ['the same by its path', '/pagina#longe', 'error', '«#longe»'],
    ['a place that no browser can decode', '#%E0%A4%A', 'error', 'não leva a lado nenhum'],
  ])('%s', (_, url, severity, what) => {
    for (const block of [button(link(url)), marked(url)])
      expect(found(block)).toMatchObject([{ severity, what: expect.stringContaining(what) }])
  })

  it('links of pasted HTML', () => {
    const body = `<p><a class="x" href='/nada'>a</a> <a href="/energia">b</a></p>`
    const fault = { field: 'body', what: 'Ninguém responde em /nada.' }
    expect(found({ component: 'rich-text', body })).toMatchObject([fault])
  })
})

it('lists addresses of other sites once each, without their fragment', () => {
  const own = [button(link('https://a.example/x#1')), marked('https://a.example/x#2'), marked('/energia')]
  const { content } = pageOf(...own, marked('https://b.example'))
  expect([...externalLinks(storyPieces(content))].map(([url, pieces]) => [url, pieces.length])).toEqual([
    ['https://a.example/x', 2],
    ['https://b.example', 1],
  ])
})
