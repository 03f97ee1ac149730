import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Deployment } from '../../src/contract/deployment'
import { galleryPage } from './gallery'
import cases from './testing/gallery.json'

const folder = mkdtempSync(path.join(tmpdir(), 'qp-gallery-'))
writeFileSync(
  path.join(folder, 'server.cjs'),
  `exports.render = async ({ tag, attributes, location }) => {
    if (attributes.name === '?') throw new Error('<no name>')
    if (location) return { redirect: '/ola' }
    return { html: '<b>' + tag + ' ' + (attributes.name ?? 'bare') + '</b>' }
  }`,
)
const deployment = cases.deployment as unknown as Deployment
let page: string
beforeAll(async () => {
  page = await galleryPage(deployment, folder)
})

it.each(cases.shown)('shows %s', (_, html) => expect(page).toContain(html))

it('gives no wrong values to a tag without attributes', () =>
  expect(page.split('Valores que não servem')).toHaveLength(2))
