import type { Story } from '../../content/source/story'
import type { DeployedRoute } from '../../remotes/deployments/snapshot'
import { routeAt } from '../../server/testing/test-deployments'
import { sitemapEntries, sitemapXml } from './sitemap'

const published_at = '2026-11-02T09:00:00.000Z'
const story = (full_slug: string, content: object = {}) =>
  ({ full_slug, published_at, content: { component: 'page', ...content } }) as Story
const remote = { deployment: { builtAt: '2026-11-21T10:00:00Z' } }
const route = (path: string, noIndex = false) =>
  ({ ...routeAt(path, { noIndex }), remote }) as unknown as DeployedRoute

it('lists what wants to be found, each address once', () => {
  const entries = sitemapEntries(
    [
      story('home'),
      story('guias/luz', { updatedOn: '2026-11-20' }),
      story('escondida', { no_index: true }),
      story('perguntas-frequentes/mudar', { component: 'faq-entry' }),
      story('energia/comparar'),
      story('pt/guias/luz'),
      story('api/luz'),
    ],
    [
      route('/energia/comparar'),
      route('/energia/simular'),
      route('/energia/simular/morada'),
      route('/energia/simular/:step', true),
      route('/energia/resultados', true),
      { ...route('/simuladores/embed/irs'), embed: true },
    ],
  )
  expect(entries).toEqual([
    { path: '/', changed: '2026-11-02' },
    { path: '/energia/comparar', changed: '2026-11-21' },
    { path: '/energia/simular/morada', changed: '2026-11-21' },
    { path: '/guias/luz', changed: '2026-11-20' },
  ])
})

it('writes whole, escaped addresses', () => {
  const xml = sitemapXml('https://queropoupar.example', [{ path: '/a&é', changed: '2026-11-02' }])
  const url = '<loc>https://queropoupar.example/a&amp;%C3%A9</loc><lastmod>2026-11-02</lastmod>'
  expect(xml).toContain(`<url>${url}</url>`)
})
