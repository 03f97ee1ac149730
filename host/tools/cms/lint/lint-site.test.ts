import { tmpdir } from 'node:os'
import { createLocalImages } from '../../../src/content/images/local-images'
import type { Block } from '../../../src/content/source/story'
import { snapshotOf, storyWith } from '../../../src/editorial/lint/testing/lint-context'
import { storyLink, variation, written } from '../../../src/pages/views/experiments/testing/written'
import { lintSite } from './lint-site'

const page = (title: string): Block => {
  const body = [{ component: 'hero', _uid: 'h', title }]
  return { component: 'page', title, description: title, body }
}
const routes = [{ path: '/energia/simular' }] as unknown as ReturnType<typeof snapshotOf>['routes']

/** Findings about a comparison in a site of two stories, with a page that a team's tag owns. */
async function comparing(change: object = {}) {
  const contents: Record<string, Block> = {
    energia: page('Energia'),
    'energia/simular': page('Por baixo do bloco'),
    [variation]: page('Energia mais barata'),
    'config/experiencias/': { component: 'experiments', experiments: [written(change)] },
  }
  const stories = Object.entries(contents).map(([full_slug, content]) => storyWith(content, { full_slug }))
  const images = createLocalImages({ folder: tmpdir() })
  const site = { snapshot: { ...snapshotOf([]), routes }, stories, images, today: '2026-11-22' }
  const { findings } = await lintSite(site, ['config/experiencias', 'energia'])
  return findings.map(({ rule, field, what }) => `${rule} ${field}: ${what}`)
}

it('takes the comparison of the guide: its other version has no address, and needs none', async () =>
  expect(await comparing()).toEqual([]))

it('says that the other version is missing', async () =>
  expect(await comparing({ story: storyLink('config/experiencias/nada') })).toEqual([
    'experiment story: A outra versão, config/experiencias/nada, não existe.',
  ]))

it('knows that what a deployment answers is no story, whatever stands below it', async () =>
  expect(await comparing({ page: storyLink('energia/simular') })).toEqual([
    expect.stringContaining('experiment page: /energia/simular não é uma história'),
  ]))
