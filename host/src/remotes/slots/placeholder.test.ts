import { company } from '../../server/testing/fake-content'
import { placeholderHtml } from './placeholder'

const html = (href: string) =>
  placeholderHtml({ placeholder: { text: 'Sem preço', href, linkText: 'Ver' } }, company)

it('links to the page that the widget declares', () =>
  expect(html('/energia?a=1&b=2')).toContain('<a href="/energia?a=1&amp;b=2">Ver</a>'))

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://evil.example/',
])('links to the home page in place of %s', (href) => {
  expect(html(href)).toContain('<a href="/">Ver</a>')
  expect(html(href)).not.toContain(href)
})
