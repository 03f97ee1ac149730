import { tmpdir } from 'node:os'
import { createLocalImages } from '../../../src/content/images/local-images'
import type { Block } from '../../../src/content/source/story'
import { snapshotOf, storyWith } from '../../../src/editorial/lint/testing/lint-context'
import { lintSite } from './lint-site'

const link = (cached_url: string) => ({ fieldtype: 'multilink', linktype: 'story', cached_url })
const page = (title: string): Block => ({
  component: 'page',
  title,
  description: title,
  body: [{ component: 'hero', _uid: 'h', title }],
})
const routes = [{ path: '/energia/simular' }] as unknown as ReturnType<typeof snapshotOf>['routes']

/** Findings about a comparison in a site of two stories, with a page that a team's tag owns. */
async function comparing(change: object = {}) {
  const experiment = {
    component: 'experiment',
    name: 'titulo-energia',
    page: link('energia'),
    story: link('config/experiencias/energia-b'),
    percentage: '50',
    ...change,
  }
  const contents: Record<string, Block> = {
    energia: page('Energia'),
    'energia/simular': page('Por baixo do bloco'),
    'config/experiencias/energia-b': page('Energia mais barata'),
    'config/experiencias/': { component: 'experiments', experiments: [experiment] },
  }
  const { findings } = await lintSite(
    {
      snapshot: { ...snapshotOf([]), routes },
      stories: Object.entries(contents).map(([full_slug, content]) => storyWith(content, { full_slug })),
      images: createLocalImages({ folder: tmpdir() }),
      today: '2026-11-22',
    },
    ['config/experiencias', 'energia'],
  )
  return findings.map(({ rule, field, what }) => `${rule} ${field}: ${what}`)
}

it('takes the comparison of the guide: its other version has no address, and needs none', async () =>
  expect(await comparing()).toEqual([]))

it('says that the other version is missing', async () =>
  expect(await comparing({ story: link('config/experiencias/nada') })).toEqual([
    'experiment story: A outra versão, config/experiencias/nada, não existe.',
  ]))

it('knows that what a deployment answers is no story, whatever stands below it', async () =>
  expect(await comparing({ page: link('energia/simular') })).toEqual([
    expect.stringContaining('experiment page: /energia/simular não é uma história'),
  ]))
