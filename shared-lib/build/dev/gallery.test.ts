import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Deployment } from '../../src/contract/deployment'
import { galleryPage } from './gallery'

const folder = mkdtempSync(path.join(tmpdir(), 'qp-gallery-'))
writeFileSync(
  path.join(folder, 'server.cjs'),
  `exports.render = async ({ tag, attributes, location }) => {
    if (attributes.name === '?') throw new Error('<no name>')
    if (location) return { redirect: '/ola' }
    return { html: '<b>' + tag + ' ' + (attributes.name ?? 'bare') + '</b>' }
  }`,
)
const widget = (tag: string, attributes: object, examples: readonly object[] = []) => ({
  tag,
  title: `A "${tag}"`,
  description: 'x < y',
  attributes,
  examples,
  placeholder: { text: 'Já volta', href: '/', linkText: 'Início' },
})
const deployment = {
  name: 'mf-x',
  version: '1.0.0+a',
  server: 'server.cjs',
  routes: [{ path: '/fim', widget: 'qp-end' }],
  widgets: [
    widget('qp-x', { name: {} }, [{ title: 'Com nome', attributes: { name: 'Ana & "Rui"' } }]),
    widget('qp-end', {}),
  ],
} as unknown as Deployment
let page: string
beforeAll(async () => {
  page = await galleryPage(deployment, folder)
})

it.each([
  ['an example', '<b>qp-x Ana & "Rui"</b>'],
  ['its tag to copy', '&lt;qp-x name=&quot;Ana &amp;amp; &amp;quot;Rui&amp;quot;&quot;&gt;&lt;/qp-x&gt;'],
  ['nothing in it', '<b>qp-x bare</b>'],
  ['what fails', '<pre role="alert">Error: &lt;no name&gt;</pre>'],
  ['a page that leads on', 'Leva a <code>/ola</code>'],
  ['the placeholder', 'Já volta <a href="/">Início</a>'],
  ['its style sheet', '<link rel="stylesheet" href="/styles/qp-end.css">'],
  ['colours of the site', '--ink'],
  ['texts as text', 'x &lt; y'],
])('shows %s', (_, html) => expect(page).toContain(html))

it('gives no wrong values to a tag without attributes', () =>
  expect(page.split('Valores que não servem')).toHaveLength(2))
